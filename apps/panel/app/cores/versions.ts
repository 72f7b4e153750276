import type { CoreVersion } from '@zubr/contracts/cores/offers'

/** The default version: the newest stable one, or the newest if none is stable. */
export const newestOf = (versions: readonly CoreVersion[]): CoreVersion | undefined =>
  versions.find(({ channel }) => channel === 'stable') ?? versions[0]

/** Versions that match `text`: each word is in the version, the game version or the build. */
export function searched(versions: readonly CoreVersion[], text: string): CoreVersion[] {
  // A phone's numeric keypad may have a comma instead of a point.
  const terms = text.toLowerCase().replaceAll(',', '.').split(/\s+/).filter(Boolean)
  const sign = terms.join(' ')
  const found = versions.filter((candidate) => {
    const texts = [candidate.version, candidate.gameVersion, candidate.build].map((part) =>
      part.toLowerCase(),
    )
    return terms.every((word) => texts.some((part) => part.includes(word)))
  })
  const nearness = ({ version }: CoreVersion) =>
    version.toLowerCase() === sign ? 0 : version.toLowerCase().startsWith(sign) ? 1 : 2
  // The sort is stable: newest first among equal matches.
  return found.toSorted((a, b) => nearness(a) - nearness(b))
}

/** The maximum of shown versions; a longer list needs a search. */
const shownAtMost = 150

export type VersionList = {
  shown: CoreVersion[]
  /** The number of matches that are not shown. */
  more: number
  /** The number of matches that are hidden because they are unstable. */
  unstable: number
}

/** The list for a search text, with stable versions only or all. */
export function listOf(
  versions: readonly CoreVersion[],
  { text, all }: { text: string; all: boolean },
): VersionList {
  const found = searched(versions, text)
  const isStable = ({ channel }: CoreVersion) => channel === 'stable'
  const matches = all
    ? found.toSorted((a, b) => Number(isStable(b)) - Number(isStable(a)))
    : found.filter(isStable)
  return {
    shown: matches.slice(0, shownAtMost),
    more: Math.max(0, matches.length - shownAtMost),
    unstable: all ? 0 : found.length - matches.length,
  }
}
