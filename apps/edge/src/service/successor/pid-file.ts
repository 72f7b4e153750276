import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { pidExists } from '@zubr/process/identity'

// An edge goes on where its successor has ended at once. Whoever watches over that one (systemd) starts another then, which finds the port
// taken: it says who it is in the file of the process that takes players, and the one that goes on reads that and makes way.

const lookMs = 100

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
