import { compareVersions, parseVersion } from './versions.ts'

/** Majors that a node can be given. */
export const javas = [8, 11, 16, 17, 21, 25] as const
export type Java = (typeof javas)[number]

type Since = readonly (readonly [version: string, java: Java])[]

/** As the game's own list of versions says it, for what runs the game as it is: mod loaders. Before the first: 8. */
const ofGame: Since = [
  ['1.17', 16],
  ['1.18', 17],
  ['1.20.5', 21],
  ['26.1', 25],
]

/** What Paper's makers advise, for forks of it. Source: docs.papermc.io, "Getting started". */
const ofPaper: Since = [
  ['1.12', 11],
  ['1.16.5', 16],
  ['1.17', 17],
  ['1.20', 21],
  ['26.1', 25],
]

/** The Java of a version whose makers don't say it. A version whose name says nothing gets that of the newest. */
export function javaOf(version: string, family: 'game' | 'paper' = 'game'): Java {
  const since = family === 'paper' ? ofPaper : ofGame
  const parsed = parseVersion(version)
  if (!parsed) return 25
  // A candidate asks for what its release will.
  const numbers = parsed.numbers.join('.')
  return since.findLast(([from]) => compareVersions(from, numbers) <= 0)?.[1] ?? 8
}
