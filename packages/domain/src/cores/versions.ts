import { lookUp } from '../tables/look-up.ts'

/**
 * Versions of the game, and of cores that count as the game does: `1.21.11`, `26.1`, `26.3-snapshot-1`, `1.21.9-rc1`, `25w41a`,
 * `3.4.0-SNAPSHOT`. Whatever text has a place in their order, so that a maker's new idea is shown below, not lost.
 */

/** How far a version is, the least first. One that is out has no word behind its numbers. */
const stages = ['alpha', 'snapshot', 'beta', 'pre', 'rc', 'release'] as const
export type Stage = (typeof stages)[number]

export type GameVersion = {
  /** `[1, 21, 11]`. */
  numbers: readonly number[]
  stage: Stage
  /** Of `rc1`: 1; 0 where none is given. */
  count: number
}

const spellings: Record<string, Stage> = {
  alpha: 'alpha',
  snapshot: 'snapshot',
  beta: 'beta',
  pre: 'pre',
  'pre-release': 'pre',
  prerelease: 'pre',
  rc: 'rc',
  'release candidate': 'rc',
}

const numbered = /^(\d{1,6}(?:\.\d{1,6}){0,4})(?:[-_ ]([a-z][a-z -]*?)[-_ .]?(\d{1,6})?)?$/i

/** Null for what is spelled in no way that is known, weekly snapshots (`25w41a`) among them. */
export function parseVersion(text: string): GameVersion | null {
  const [, numbers = '', word, count = '0'] = numbered.exec(text) ?? []
  if (numbers === '') return null
  const stage = word === undefined ? 'release' : lookUp(spellings, word.toLowerCase())
  if (!stage) return null
  return { numbers: numbers.split('.').map(Number), stage, count: Number(count) }
}

/** Whether it is one that is out, for everybody. */
export const isRelease = (text: string): boolean => parseVersion(text)?.stage === 'release'

/** Below 0 if `a` is the older. Versions that differ in letters alone differ here too: it is an order of all texts. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)]
  if (!left || !right) return left ? 1 : right ? -1 : compareTexts(a, b)
  return (
    compareNumbers(left.numbers, right.numbers) ||
    stages.indexOf(left.stage) - stages.indexOf(right.stage) ||
    left.count - right.count ||
    compareTexts(a, b)
  )
}

/** `1.21` is older than `1.21.1`, and `26.1` is the same as `26.1.0`. */
function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
