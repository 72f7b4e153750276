import type { Config } from '@zubr/config'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { Db } from '../database/open.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { Client, type ClientLimits } from './client.ts'
import { addonPlaces } from './places.ts'
import { readingRecorder } from './readings.ts'
import { CurseForgeSource } from './sources/curseforge.ts'
import { HangarSource } from './sources/hangar.ts'
import { ModrinthSource } from './sources/modrinth.ts'
import type { AddonCatalogueSource } from './sources/source.ts'

const sourceClasses = { modrinth: ModrinthSource, hangar: HangarSource, curseforge: CurseForgeSource }

export type CatalogueContext = {
  db: Db
  config: Pick<Config, 'addonSources' | 'curseforgeKey' | 'siteUrl'>
  brand: Catalogue['brand']
  /** A monotonic clock in milliseconds. */
  now?: () => number
  /** For tests, to avoid waiting. */
  limits?: Partial<ClientLimits>
  /** For tests: the pause between background requests. */
  laterMs?: number
}

export type OpenSources = ReturnType<typeof openSources>

/** The enabled sources with their clients. */
export function openSources({
  db,
  config,
  brand,
  now = () => performance.now(),
  limits = {},
}: CatalogueContext) {
  const places = addonPlaces(config)
  const note = readingRecorder(db)
  const userAgent = userAgentOf(brand, config.siteUrl)
  return {
    hosts: [...new Set(places.flatMap(({ fileHosts }) => fileHosts))],
    places: new Map(places.map((place) => [place.source, place])),
    sources: new Map<AddonSource, AddonCatalogueSource>(
      places.map((place) => {
        const key = place.source === 'curseforge' ? config.curseforgeKey : undefined
        const client = new Client(place, { userAgent, key, now, note, limits })
        return [place.source, new sourceClasses[place.source](client)]
      }),
    ),
  }
}
