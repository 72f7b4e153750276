import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box } from './box.ts'
import type { BackupSource, Instead } from './engine.ts'
import { inside } from './inside/inside.ts'
import type { Cut } from './inside/requests.ts'

/**
 * Takes a backup with copies of files that a core writes on to while its saving is paused. Each
 * copy has the length that the core reported. Without a box, which can replace files, they are read
 * as they are.
 */
export async function withCut<T>(
  box: Box,
  { data }: Pick<BackupSource, 'data'>,
  lengths: ReadonlyMap<string, number>,
  folder: string,
  signal: AbortSignal,
  take: (instead: Instead) => Promise<T>,
): Promise<{ taken: T; isAsSaid: boolean }> {
  const instead = new Map<string, string>()
  if (lengths.size === 0 || !box.isContained) return { taken: await take(instead), isAsSaid: true }
  // The leftovers of a killed agent.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const request = { do: 'cut' as const, lengths: [...lengths] }
    let isAsSaid = true
    const row = ({ path, name }: Cut) => {
      if (name === null) isAsSaid = false
      else instead.set(path, join(folder, name))
    }
    await inside(box, data, request, signal, row, folder)
    return { taken: await take(instead), isAsSaid }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
