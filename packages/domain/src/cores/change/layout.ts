import { compareVersions, parseVersion } from '../versions.ts'

/** A core and its game version. */
export type Running = { core: string; gameVersion: string }

/**
 * Folder layouts of a Java world. `one`: vanilla, `world/DIM-1` and `world/DIM1`. `split`: Paper
 * until 26.1, `world_nether/DIM-1` and `world_the_end/DIM1`. `paper`: since 26.1 vanilla folders,
 * but irreversible data per dimension. Sources: Paper's pull requests 13736 and 13874,
 * CraftBukkit's `loadLevel`.
 */
export type Layout = 'one' | 'split' | 'paper'

const newFolders = '26.1'

/** Paper and its forks. */
export const isSplit = (core: string): boolean => core === 'paper' || core === 'purpur'

export function layoutOf({ core, gameVersion }: Running): Layout {
  if (!isSplit(core)) return 'one'
  const numbers = parseVersion(gameVersion)?.numbers.join('.') ?? ''
  return compareVersions(numbers, newFolders) < 0 ? 'split' : 'paper'
}
