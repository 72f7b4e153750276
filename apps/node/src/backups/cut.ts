import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box } from './box.ts'
import type { Instead, Kept } from './engine.ts'
import { inside } from './inside/inside.ts'

/**
 * Takes a backup with copies in the place of files that a core goes on writing while it holds its saving: of each so much as it has said.
 * Without a box, where nothing can take a file's place, they are read as they are.
 */
export async function withCut<T>(
  box: Box,
  { data }: Pick<Kept, 'data'>,
  lengths: ReadonlyMap<string, number>,
  folder: string,
  signal: AbortSignal,
  take: (instead: Instead) => Promise<T>,
): Promise<T> {
  const instead = new Map<string, string>()
  if (lengths.size === 0 || !box.isContained) return take(instead)
  // What a killed agent has left.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const request = { do: 'cut' as const, lengths: [...lengths] }
    const row = ({ path, name }: { path: string; name: string }) => instead.set(path, join(folder, name))
    await inside(box, data, request, signal, row, folder)
    return await take(instead)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
