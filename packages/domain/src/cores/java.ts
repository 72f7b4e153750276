import { compareVersions, parseVersion } from './versions.ts'

/** Major versions that a node can install. */
export const javas = [8, 11, 16, 17, 21, 25] as const
export type Java = (typeof javas)[number]

type Since = readonly (readonly [version: string, java: Java])[]

/**
 * From the game's version manifest, for software that runs the vanilla game: mod loaders. Before
 * the first: 8.
 */
const ofGame: Since = [
  ['1.17', 16],
  ['1.18', 17],
  ['1.20.5', 21],
  ['26.1', 25],
]

/** Paper's recommendations, for its forks. Source: docs.papermc.io, "Getting started". */
const ofPaper: Since = [
  ['1.12', 11],
  ['1.16.5', 16],
  ['1.17', 17],
  ['1.20', 21],
  ['26.1', 25],
]

/**
 * The Java version for a game version whose source names none. An unknown version gets that of the
 * newest.
 */
export function javaOf(version: string, family: 'game' | 'paper' = 'game'): Java {
  const since = family === 'paper' ? ofPaper : ofGame
  const parsed = parseVersion(version)
  if (!parsed) return 25
  // A release candidate requires the same as its release.
  const numbers = parsed.numbers.join('.')
  return since.findLast(([from]) => compareVersions(from, numbers) <= 0)?.[1] ?? 8
}
