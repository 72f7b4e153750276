import { setImmediate as turn } from 'node:timers/promises'
import { openUnfinishedFolder } from './agent-folders.ts'
import { sweepBin } from './bin.ts'
import { removeTree } from './tree.ts'
import { sweepUploads } from './uploads.ts'
import { close, namesInFolder, type Walk } from './walk.ts'

const everyMs = 60 * 60_000

/**
 * Deletes unfinished files of a killed helper, expired items of the bin and abandoned uploads, at
 * the start and then regularly.
 */
export function cleanUpRegularly(walk: Walk): void {
  const context = { breathe: async () => void (await turn()) }
  const sweep = () =>
    sweepBin(walk, context)
      .then(() => sweepUploads(walk))
      // The disk may be full, or a server may block the path. The next run tries again.
      .catch(() => undefined)
  void clearUnfinished(walk, context)
    // The disk may be full, or a server may block the path. The next helper tries again.
    .catch(() => undefined)
    .then(sweep)
  setInterval(sweep, everyMs).unref()
}

async function clearUnfinished(walk: Walk, context: { breathe(): Promise<void> }): Promise<void> {
  const aside = openUnfinishedFolder(walk)
  try {
    // Reads the names before anything new is started there.
    for (const name of namesInFolder(aside)) await removeTree(aside, name, { aside, context })
  } finally {
    close(aside)
  }
}
