import { lookUp } from '../tables/look-up.ts'

/**
 * Versions of the game, and of cores with the same scheme: `1.21.11`, `26.1`, `26.3-snapshot-1`,
 * `1.21.9-rc1`, `25w41a`, `3.4.0-SNAPSHOT`. Any text has a place in the order, so that a new scheme
 * is listed last instead of lost.
 */

/** Stages, the lowest first. A release has no suffix. */
const stages = ['alpha', 'snapshot', 'beta', 'pre', 'rc', 'release'] as const
export type Stage = (typeof stages)[number]

export type GameVersion = {
  /** `[1, 21, 11]`. */
  numbers: readonly number[]
  stage: Stage
  /** `rc1`: 1; 0 without a number. */
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

/** Null for an unknown format, including weekly snapshots (`25w41a`). */
export function parseVersion(text: string): GameVersion | null {
  const [, numbers = '', word, count = '0'] = numbered.exec(text) ?? []
  if (numbers === '') return null
  const stage = word === undefined ? 'release' : lookUp(spellings, word.toLowerCase())
  if (!stage) return null
  return { numbers: numbers.split('.').map(Number), stage, count: Number(count) }
}

/** Whether it is a release. */
export const isRelease = (text: string): boolean => parseVersion(text)?.stage === 'release'

/**
 * Negative if `a` is older. Versions that differ only in letters differ as well: it is a total
 * order of texts.
 */
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
