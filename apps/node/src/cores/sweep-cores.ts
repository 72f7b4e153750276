import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readJsonFile } from '@zubr/on-node/atomic-file'
import { Stamp, stampFile } from './core-stamp.ts'

/**
 * Deletes unused cores, and older ones earlier if all of them take too much space. Those `inUse`
 * stay.
 */
export async function sweepCores(
  coresDir: string,
  options: {
    inUse: ReadonlySet<string>
    now: number
    keptMs: number
    maxBytes: number
    sizeOf(folder: string): Promise<number>
  },
): Promise<string[]> {
  const unused: { folder: string; at: number }[] = []
  let bytes = 0
  // The folder does not exist before the first core.
  for (const name of await readdir(coresDir).catch(() => [])) {
    const folder = join(coresDir, name)
    const stamp = await readJsonFile(join(folder, stampFile), Stamp)
    if (!stamp) continue
    bytes += await options.sizeOf(folder)
    if (options.inUse.has(stamp.identity)) continue
    unused.push({ folder, at: (await stat(join(folder, stampFile))).mtimeMs })
  }
  const deleted: string[] = []
  for (const { folder, at } of unused.toSorted((a, b) => a.at - b.at)) {
    if (options.now - at < options.keptMs && bytes <= options.maxBytes) continue
    bytes -= await options.sizeOf(folder)
    await rm(join(folder, stampFile))
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    deleted.push(basename(folder))
  }
  return deleted
}
