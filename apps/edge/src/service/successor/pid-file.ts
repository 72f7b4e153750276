import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { pidExists } from '@zubr/process/identity'

// If a successor ends at once, the edge before it goes on, and systemd starts a third process.
// That one finds the port taken and writes its id into the file. The edge that goes on then drains.

const pollMs = 100

/**
 * Resolves to true once the file names another running process, to false once `isCancelled`
 * returns true.
 */
export async function waitForOtherProcess(file: string, isCancelled: () => boolean): Promise<boolean> {
  for (;;) {
    if (isCancelled()) return false
    const pid = await readPid(file)
    if (pid > 0 && pid !== process.pid && pidExists(pid)) return true
    await wait(pollMs)
  }
}

/** 0: the file is missing or names no process. */
export const readPid = (file: string): Promise<number> =>
  readFile(file, 'utf8').then(
    (content) => Number(content) || 0,
    // The file is missing.
    () => 0,
  )
