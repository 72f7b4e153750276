import { setImmediate as turn } from 'node:timers/promises'
import { close, namesInFolder, type Walk } from './beneath.ts'
import { sweepBin } from './bin.ts'
import { unfinished } from './ours.ts'
import { removeTree } from './tree.ts'
import { sweepUploads } from './uploads.ts'

const everyMs = 60 * 60_000

/** Deletes what a killed helper had not finished, what has lain in the bin for its time, and uploads that nobody goes on with; then now and again. */
export function keepTidy(walk: Walk): void {
  const context = { breathe: async () => void (await turn()) }
  const sweep = () =>
    sweepBin(walk, context)
      .then(() => sweepUploads(walk))
      .catch(() => undefined)
  void clearUnfinished(walk, context)
    // A full disk, or a server that puts things in the way: the next helper tries again.
    .catch(() => undefined)
    .then(sweep)
  setInterval(sweep, everyMs).unref()
}

async function clearUnfinished(walk: Walk, context: { breathe(): Promise<void> }): Promise<void> {
  const aside = unfinished(walk)
  try {
    // Before anybody has begun anything new there: names are read at once.
    for (const name of namesInFolder(aside)) await removeTree(aside, name, { aside, context })
  } finally {
    close(aside)
  }
}
