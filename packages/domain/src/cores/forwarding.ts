import { compareVersions } from './versions.ts'

/** A mod that adds Velocity's forwarding to a mod loader, with its authors' names. */
export type ForwardingMod = {
  name: string
  /** The id in its jar. */
  modId: string
  /** Its settings file, relative to the server's folder. */
  file: string
  /** Matches the name of its published jar. */
  jar: RegExp
}

export const forwardingMods = {
  fabric: {
    name: 'FabricProxy-Lite',
    modId: 'fabricproxy-lite',
    file: 'config/FabricProxy-Lite.toml',
    jar: /^fabricproxy-lite.*\.jar$/i,
  },
  forge: {
    name: 'Proxy-Compatible-Forge',
    modId: 'pcf',
    file: 'config/proxy-compatible-forge.toml',
    jar: /^proxy-?compatible-?forge.*\.jar$/i,
  },
} as const satisfies Record<string, ForwardingMod>

/** How a server verifies that a player comes through its proxy; null if it cannot. */
export type Forwarding = 'core' | ForwardingMod | null

/**
 * Velocity's modern forwarding needs Minecraft 1.13; Forge's handshake works through a proxy since
 * 1.20.2.
 */
export function forwardingOf(core: string, gameVersion: string): Forwarding {
  const isSince = (version: string) => compareVersions(gameVersion, version) >= 0
  switch (core) {
    case 'paper':
    case 'purpur':
      return isSince('1.13') ? 'core' : null
    case 'fabric':
      return forwardingMods.fabric
    case 'neoforge':
    case 'forge':
      return isSince('1.20.2') ? forwardingMods.forge : null
    default:
      return null
  }
}
