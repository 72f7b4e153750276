import { javaOf } from '@zubr/domain/cores/java'
import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import type { SourceReader } from './maker.ts'
import { hashedFile } from './maven.ts'

const Listed = z.array(z.object({ version: z.string().max(40), stable: z.boolean() })).min(1)
const Installers = z.array(z.object({ url: z.string(), stable: z.boolean() })).min(1)

/**
 * The node runs the installer once, with the game version and the loader version, which is the
 * build. The official launcher has no hash and would download at the first start.
 */
export const readFabric: SourceReader = async (pages) => {
  const games = await pages.json('/v2/versions/game', Listed)
  const loaders = await pages.json('/v2/versions/loader', Listed)
  const installers = await pages.json('/v2/versions/installer', Installers)
  const loader = loaders?.find(({ stable }) => stable) ?? loaders?.[0]
  const installer = installers?.find(({ stable }) => stable) ?? installers?.[0]
  if (!games || !loader || !installer)
    throw new SourceError('lacks versions of the game, a loader or an installer')
  const file = await hashedFile(pages, installer.url)
  if (!file) throw new SourceError('has an installer without a hash')
  // The newest comes first. An older snapshot has become a release.
  const newest = games.findIndex(({ stable }) => stable)
  const offered = games.filter(({ stable }, at) => stable || at < newest)
  return {
    versions: offered.map(({ version, stable }) => ({
      core: 'fabric',
      version,
      gameVersion: version,
      channel: stable ? 'stable' : 'snapshot',
      builtAt: null,
      package: { build: loader.version, java: javaOf(version), javaFlags: [], files: [file] },
    })),
    javas: [],
  }
}
