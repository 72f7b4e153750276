import { javaOf } from '@zubr/domain/cores/java'
import { compareVersions } from '@zubr/domain/cores/versions'
import { SourceError } from '../fetch.ts'
import type { FoundVersion, SourceReader } from './maker.ts'
import { hashedFile, versionsIn } from './maven.ts'

const releases = '/releases/net/neoforged'

/**
 * The game version of a NeoForge version, and whether it is stable; undefined for a snapshot or an
 * unknown format.
 */
export function gameOf(neoforge: string): { game: string; stable: boolean } | undefined {
  const [, numbers = '', beta] = /^(\d+(?:\.\d+){2,3})(-beta)?$/.exec(neoforge) ?? []
  const [first = 0, second = 0, third = 0, fourth] = numbers.split('.').map(Number)
  if (first === 0) return undefined
  // 21.4.157 is for 1.21.4; since the game's versions follow years, 26.1.0.15 is for 26.1. The game
  // omits a final 0.
  const parts = fourth === undefined ? [1, first, second] : [first, second, third]
  return { game: parts.join('.').replace(/\.0$/, ''), stable: beta === undefined }
}

export const readNeoforge: SourceReader = async (pages) => {
  type Newest = { version: string; stable: boolean }
  const newest = new Map<string, Newest>()
  const offer = (game: string, candidate: Newest) => {
    const before = newest.get(game)
    const better =
      !before ||
      (candidate.stable === before.stable
        ? compareVersions(candidate.version, before.version) > 0
        : candidate.stable)
    if (better) newest.set(game, candidate)
  }
  const versions = await versionsIn(pages, `${releases}/neoforge`)
  if (versions.length === 0) throw new SourceError('has no list of versions')
  for (const version of versions) {
    const of = gameOf(version)
    if (of) offer(of.game, { version, stable: of.stable })
  }
  const found: FoundVersion[] = []
  const add = async (game: string, { version, stable }: Newest, artifact: string, build: string) => {
    const file = await hashedFile(
      pages,
      `${releases}/${artifact}/${version}/${artifact}-${version}-installer.jar`,
    )
    if (!file) return
    found.push({
      core: 'neoforge',
      version: game,
      gameVersion: game,
      channel: stable ? 'stable' : 'beta',
      builtAt: null,
      package: { build, java: javaOf(game), javaFlags: [], files: [file] },
    })
  }
  for (const [game, of] of newest) await add(game, of, 'neoforge', of.version)
  // Only its first version still had Forge's name.
  const first = (await versionsIn(pages, `${releases}/forge`)).findLast((version) =>
    /^1\.20\.1-[\d.]+$/.test(version),
  )
  if (first) await add('1.20.1', { version: first, stable: true }, 'forge', first.slice('1.20.1-'.length))
  return { versions: found, javas: [] }
}
