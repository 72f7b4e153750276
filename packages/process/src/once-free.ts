import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from './error-code.ts'

const lookMs = 100

/** Resolves once nobody has this port, which somebody may be about to leave, or after `withinMs`. `claim` says each time that it is wanted. */
export async function onceFree(
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

/** Whatever else is wrong with it is told by whoever listens there. */
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
