import { compareVersions } from './versions.ts'

/** A mod by which a server of a mod loader knows Velocity's forwarding, as its makers name what is its own. */
export type ForwardingMod = {
  name: string
  /** What it calls itself in its jar. */
  modId: string
  /** Its settings, in the server's folder. */
  file: string
  /** How its jar is named as it is published. */
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

/** By what a server checks that a player comes by its proxy; null if it can't. */
export type Forwarding = 'core' | ForwardingMod | null

/** Velocity's modern forwarding needs what Minecraft 1.13 brought; how Forge greets a player goes through a proxy since 1.20.2. */
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
