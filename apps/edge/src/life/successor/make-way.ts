import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '@zubr/process/error-code'
import { pidExists } from '@zubr/process/identity'

// An edge goes on where its successor has ended at once. Whoever watches over that one (systemd) starts another then, which finds the port
// taken: it says who it is in the file of the process that takes players, and the one that goes on reads that and makes way.

const lookMs = 100
const withinMs = 10_000

/** Resolves once nobody has this port, which another edge of this node may be about to leave, or after a while. `claim` says that it is wanted. */
export async function onceFree(
  at: { host: string; port: number },
  claim: () => Promise<void>,
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

/** Resolves once another process that runs says in `file` that it takes players; to false if `isOver` says so before. */
export async function makesWay(file: string, isOver: () => boolean): Promise<boolean> {
  for (;;) {
    if (isOver()) return false
    const pid = await readPid(file)
    if (pid > 0 && pid !== process.pid && pidExists(pid)) return true
    await wait(lookMs)
  }
}

/** 0: nobody says so. */
export const readPid = (file: string): Promise<number> =>
  readFile(file, 'utf8').then(
    (said) => Number(said) || 0,
    () => 0,
  )
