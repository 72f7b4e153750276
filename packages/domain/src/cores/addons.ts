import { lookUp } from '../tables/look-up.ts'
import type { CoreId } from './kinds.ts'
import { compareVersions } from './versions.ts'

/** Kinds of addons. `modpack`: a mod loader with mods and settings for a complete server. */
export const addonKinds = ['plugin', 'mod', 'datapack', 'modpack'] as const
export type AddonKind = (typeof addonKinds)[number]

/** Catalogues' names of the platforms that an addon supports. */
export const loaders = [
  'bukkit',
  'spigot',
  'paper',
  'purpur',
  'folia',
  'velocity',
  'bungeecord',
  'waterfall',
  'fabric',
  'quilt',
  'forge',
  'neoforge',
  'datapack',
] as const
export type Loader = (typeof loaders)[number]

type SupportedAddon = {
  kind: Exclude<AddonKind, 'modpack'>
  /** Supported loaders, the core's own first. */
  loaders: readonly Loader[]
  /** Relative to the server's folder; `world` is a placeholder for the world's folder. */
  folder: string
}
const plugins = (...loaders: Loader[]): SupportedAddon => ({ kind: 'plugin', loaders, folder: 'plugins' })
const mods = (...loaders: Loader[]): SupportedAddon => ({ kind: 'mod', loaders, folder: 'mods' })
const datapacks: SupportedAddon = { kind: 'datapack', loaders: ['datapack'], folder: 'world/datapacks' }

const supportByCore: Partial<Record<CoreId, readonly SupportedAddon[]>> = {
  paper: [plugins('paper', 'spigot', 'bukkit'), datapacks],
  purpur: [plugins('purpur', 'paper', 'spigot', 'bukkit'), datapacks],
  vanilla: [datapacks],
  fabric: [mods('fabric'), datapacks],
  neoforge: [mods('neoforge'), datapacks],
  forge: [mods('forge'), datapacks],
  velocity: [plugins('velocity')],
}

/** Kinds of addons that a core supports, the main one first; empty if none. */
export const supportedAddons = (core: string): readonly SupportedAddon[] => lookUp(supportByCore, core) ?? []

/** A folder from which a server loads addons, and the extensions of their files. */
export type AddonFolder = SupportedAddon & { endings: readonly string[] }

/**
 * Up to this version Forge loads zips as mods, and also reads a folder of the game's version.
 * Source: FML's Loader and ModDiscoverer.
 */
const lastOldForge = '1.12.2'

export const isOldForge = (core: string, gameVersion: string): boolean =>
  core === 'forge' &&
  /^1\.\d{1,2}(?:\.\d{1,2})?$/.test(gameVersion) &&
  compareVersions(gameVersion, lastOldForge) <= 0

/** All addon folders of a core in a game version; new files go to the first of a kind. */
export function addonFoldersOf(core: string, gameVersion: string): readonly AddonFolder[] {
  return supportedAddons(core).flatMap((taken): AddonFolder[] => {
    if (taken.kind === 'datapack') return [{ ...taken, endings: ['.zip'] }]
    if (!isOldForge(core, gameVersion)) return [{ ...taken, endings: ['.jar'] }]
    const old = { ...taken, endings: ['.jar', '.zip'] }
    return [old, { ...old, folder: `${taken.folder}/${gameVersion}` }]
  })
}

/** Cores by a modpack's loader. Quilt is not supported. */
export const coreOfLoader: Partial<Record<Loader, CoreId>> = {
  fabric: 'fabric',
  forge: 'forge',
  neoforge: 'neoforge',
}

/** The platforms of an addon or of one of its versions. */
export type MadeFor = { loaders: readonly string[]; gameVersions: readonly string[] }

/** Why an addon is incompatible with a core; null if it is compatible. */
export type Incompatibility = 'loader' | 'game_version' | null
/** A proxy supports every game version, so the version is ignored. */
export function incompatibility(
  { loaders, gameVersions }: MadeFor,
  { core, gameVersion }: { core: string; gameVersion: string },
): Incompatibility {
  const all = supportedAddons(core)
  const own = all.find((one) => one.loaders.some((loader) => loaders.includes(loader)))
  if (!own) return 'loader'
  if (core === 'velocity' || gameVersions.length === 0) return null
  return gameVersions.some((one) => compareVersions(one, gameVersion) === 0) ? null : 'game_version'
}
