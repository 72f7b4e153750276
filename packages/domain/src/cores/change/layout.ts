import { compareVersions, parseVersion } from '../versions.ts'

/** What runs: a core, and the game's version. */
export type Running = { core: string; gameVersion: string }

/**
 * How a world of Java lies in its folders. `one`: the game's own way, the Nether as `world/DIM-1`, the End as `world/DIM1`. `split`: Paper's, until
 * 26.1, with `world_nether/DIM-1` and `world_the_end/DIM1`. `paper`: since 26.1 Paper has the folders of the game, but keeps in each dimension
 * what the game keeps once for all, and nobody leads back. Sources: Paper's pull requests 13736 and 13874, and CraftBukkit's `loadLevel`.
 */
export type Layout = 'one' | 'split' | 'paper'

const newFolders = '26.1'

/** Paper, and what is made of it. */
export const isSplit = (core: string): boolean => core === 'paper' || core === 'purpur'

export function layoutOf({ core, gameVersion }: Running): Layout {
  if (!isSplit(core)) return 'one'
  const numbers = parseVersion(gameVersion)?.numbers.join('.') ?? ''
  return compareVersions(numbers, newFolders) < 0 ? 'split' : 'paper'
}
