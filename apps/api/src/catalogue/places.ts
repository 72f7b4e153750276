import type { AddonMirrors, Config } from '@zubr/config'
import { type AddonSource, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { addressesOf } from '../cores/official.ts'

type Official = {
  base: string
  files: readonly string[]
  /** Hosts whose downloads require a key: no node has one, but an operator's mirror may. */
  keyed?: readonly string[]
  pictures: readonly string[]
}

/** The sources' APIs, and the hosts of their files and pictures. */
const official: Record<AddonSource, Official> = {
  modrinth: {
    base: 'https://api.modrinth.com',
    files: ['cdn.modrinth.com'],
    pictures: ['cdn.modrinth.com'],
  },
  hangar: {
    base: 'https://hangar.papermc.io',
    files: ['hangarcdn.papermc.io', 'hangar.papermc.io'],
    pictures: ['hangarcdn.papermc.io', 'hangar.papermc.io'],
  },
  curseforge: {
    base: 'https://api.curseforge.com',
    files: [],
    keyed: ['edge.forgecdn.net', 'mediafilez.forgecdn.net'],
    pictures: ['media.forgecdn.net'],
  },
}

/** Maps the addresses of one source; undefined for addresses that are not its own. */
export type AddonPlace = {
  source: AddonSource
  ask(path: string): string | undefined
  file(address: string): string | undefined
  picture(address: string): string | undefined
  /** `name` or `name:port`. */
  fileHosts: string[]
}

/** The enabled sources. CurseForge requires a key. */
export function addonPlaces({
  addonSources: mirrors,
  curseforgeKey,
}: Pick<Config, 'addonSources' | 'curseforgeKey'>): AddonPlace[] {
  if (mirrors === 'off') return []
  return addonSources
    .filter((source) => source !== 'curseforge' || curseforgeKey)
    .map((source) => addonPlace(source, mirrors))
}

function addonPlace(source: AddonSource, mirrors: Exclude<AddonMirrors, 'off'>): AddonPlace {
  const { base, files: open, keyed = [], pictures } = official[source]
  const mirror = mirrors[source]
  const files = mirror === undefined ? open : [...open, ...keyed]
  const ownOrigin = new URL(base).origin
  const on = (hosts: readonly string[]) => {
    const { addressOf } = addressesOf({ base: ownOrigin, files: hosts }, mirror)
    // A relative path would belong to the API, so it is no file.
    return (address: string) => {
      const url = URL.parse(address)
      const isTheirs =
        url !== null &&
        (hosts.includes(url.hostname) || (mirror !== undefined && url.href.startsWith(`${mirror}/`)))
      return isTheirs ? addressOf(address) : undefined
    }
  }
  return {
    source,
    ask: addressesOf({ base, files: [] }, mirror).addressOf,
    file: on(files),
    picture: on(pictures),
    fileHosts: mirror === undefined ? [...files] : [new URL(mirror).host],
  }
}
