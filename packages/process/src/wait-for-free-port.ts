import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from './error-code.ts'

const lookMs = 100

/**
 * Resolves when the port is free, or after `withinMs`. `claim` runs before each check to request
 * the port from its current owner.
 */
export async function waitForFreePort(
  at: { host: string; port: number },
  withinMs: number,
  claim: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const until = performance.now() + withinMs; performance.now() < until; ) {
    if (await isFree(at)) return
    await claim()
    await wait(lookMs)
  }
}

/** Other errors count as free: the caller's own listen reports them. */
async function isFree(at: { host: string; port: number }): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(at)
    await once(server, 'listening')
    return true
  } catch (error) {
    return codeOf(error) !== 'EADDRINUSE'
  } finally {
    server.close()
  }
}
