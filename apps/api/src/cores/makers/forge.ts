import { javaOf } from '@zubr/domain/cores/java'
import { compareVersions, isRelease } from '@zubr/domain/cores/versions'
import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import type { FoundVersion, SourceReader } from './maker.ts'
import { hashedFile, versionsIn } from './maven.ts'

const Promotions = z.object({ promos: z.record(z.string().max(60), z.string()) })

const repository = 'https://maven.minecraftforge.net/net/minecraftforge/forge'

/**
 * Installers of older versions download libraries from hosts that no longer exist, and those
 * loaders do not run on Java 8.
 */
const offeredSince = '1.7'
/** Versions before this one repeat the game version as a suffix. */
const plainSince = '1.10'

export const readForge: SourceReader = async (pages) => {
  const list = await pages.json('/net/minecraftforge/forge/promotions_slim.json', Promotions)
  if (!list) throw new SourceError('has no list of versions')
  // Stores the list of all builds: a modpack may require one of them (builds.ts).
  await versionsIn(pages, repository)
  const games = new Set(Object.keys(list.promos).map((key) => key.replace(/-(?:recommended|latest)$/, '')))
  const found: FoundVersion[] = []
  const offered = [...games].filter((game) => isRelease(game) && compareVersions(game, offeredSince) >= 0)
  for (const game of offered.sort((a, b) => compareVersions(b, a))) {
    const recommended = list.promos[`${game}-recommended`]
    const build = recommended ?? list.promos[`${game}-latest`] ?? ''
    if (!/^[\d.]{1,40}$/.test(build)) continue
    const plain = `${game}-${build}`
    const names = compareVersions(game, plainSince) < 0 ? [`${plain}-${game}`, plain] : [plain]
    for (const name of names) {
      const file = await hashedFile(pages, `${repository}/${name}/forge-${name}-installer.jar`)
      if (!file) continue
      found.push({
        core: 'forge',
        version: game,
        gameVersion: game,
        channel: recommended === undefined ? 'beta' : 'stable',
        builtAt: null,
        package: { build, java: javaOf(game), javaFlags: [], files: [file] },
      })
      break
    }
  }
  return { versions: found, javas: [] }
}
