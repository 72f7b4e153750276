import type { CoreVersion } from '@zubr/contracts/cores/offers'

/** What is offered first: the newest that its makers call stable; where they call none so, the newest there is. */
export const newestOf = (versions: readonly CoreVersion[]): CoreVersion | undefined =>
  versions.find(({ channel }) => channel === 'stable') ?? versions[0]

/** Everything that `text` may mean: each of its words stands in the version, the game's version or the build. */
export function searched(versions: readonly CoreVersion[], text: string): CoreVersion[] {
  // A phone's keypad may have a comma where versions have a point.
  const words = text.toLowerCase().replaceAll(',', '.').split(/\s+/).filter(Boolean)
  const sign = words.join(' ')
  const found = versions.filter((own) => {
    const texts = [own.version, own.gameVersion, own.build].map((part) => part.toLowerCase())
    return words.every((word) => texts.some((part) => part.includes(word)))
  })
  const nearness = ({ version }: CoreVersion) =>
    version.toLowerCase() === sign ? 0 : version.toLowerCase().startsWith(sign) ? 1 : 2
  // The order among those that fit alike stays: newest first.
  return found.toSorted((a, b) => nearness(a) - nearness(b))
}

/** The most that is shown at once; a longer list is searched. */
const shownAtMost = 150

export type VersionList = {
  shown: CoreVersion[]
  /** How many more there are than are shown. */
  more: number
  /** How many fit, but are not stable, and are not shown for that. */
  unstable: number
}

/** The list that somebody sees who has typed `text` and wants stable versions only, or all. */
export function listOf(
  versions: readonly CoreVersion[],
  { text, all }: { text: string; all: boolean },
): VersionList {
  const found = searched(versions, text)
  const isStable = ({ channel }: CoreVersion) => channel === 'stable'
  const fitting = all
    ? found.toSorted((a, b) => Number(isStable(b)) - Number(isStable(a)))
    : found.filter(isStable)
  return {
    shown: fitting.slice(0, shownAtMost),
    more: Math.max(0, fitting.length - shownAtMost),
    unstable: all ? 0 : found.length - fitting.length,
  }
}
