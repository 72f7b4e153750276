import type { CoreMirrors } from '@zubr/config'
import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'

/** The sources' APIs, and the other hosts of their files. */
const official: Record<CoreSource, { base: string; files: readonly string[] }> = {
  paper: { base: 'https://fill.papermc.io', files: ['fill-data.papermc.io'] },
  mojang: {
    base: 'https://piston-meta.mojang.com',
    files: [
      ...['piston-data.mojang.com', 'launcher.mojang.com', 'launchermeta.mojang.com'],
      // Profiles of players.
      'api.minecraftservices.com',
    ],
  },
  purpur: { base: 'https://api.purpurmc.org', files: [] },
  fabric: { base: 'https://meta.fabricmc.net', files: ['maven.fabricmc.net'] },
  neoforge: { base: 'https://maven.neoforged.net', files: [] },
  forge: { base: 'https://files.minecraftforge.net', files: ['maven.minecraftforge.net'] },
  bedrock: {
    base: 'https://net-secondary.web.minecraft-services.net',
    // The second host has the same list.
    files: ['www.minecraft.net', 'net.web.minecraft-services.net'],
  },
  pocketmine: { base: 'https://update.pmmp.io', files: ['github.com'] },
  adoptium: { base: 'https://api.adoptium.net', files: ['github.com'] },
}

/** Maps the addresses of one source. */
export type Place = { source: CoreSource; base: string; addressOf(address: string): string | undefined }

/** All sources with their addresses; empty if reading is disabled. */
export function placesOf(mirrors: CoreMirrors): Place[] {
  return mirrors === 'off' ? [] : coreSources.map((source) => sourcePlace(source, mirrors[source]))
}

function sourcePlace(source: CoreSource, mirror: string | undefined): Place {
  return { source, ...addressesOf(official[source], mirror) }
}

/**
 * `addressOf` resolves a path or an official address to its download address: the original, or the
 * mirror's. A mirror has files of another official host in a folder with that name. Undefined for
 * foreign addresses.
 */
export function addressesOf(
  { base: theirs, files }: { base: string; files: readonly string[] },
  mirror: string | undefined,
): { base: string; addressOf(address: string): string | undefined } {
  const base = mirror ?? theirs
  return {
    base,
    addressOf(address) {
      if (/^\/(?!\/)/.test(address)) return URL.parse(base + address)?.href
      const url = URL.parse(address)
      if (!url || url.username || url.password) return undefined
      if (url.href.startsWith(`${base}/`)) return url.href
      if (url.protocol !== 'https:' || url.port) return undefined
      const rest = url.pathname + url.search
      if (url.origin === theirs) return base + rest
      if (!files.includes(url.hostname)) return undefined
      return mirror === undefined ? url.href : `${base}/${url.hostname}${rest}`
    },
  }
}
