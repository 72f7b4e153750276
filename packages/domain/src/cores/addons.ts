import { lookUp } from '../tables/look-up.ts'
import type { CoreId } from './kinds.ts'
import { compareVersions } from './versions.ts'

/** What is added to a core. `modpack`: a mod loader with mods and settings, which makes a whole server. */
export const addonKinds = ['plugin', 'mod', 'datapack', 'modpack'] as const
export type AddonKind = (typeof addonKinds)[number]

/** As the catalogues name what an addon is made for. */
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

type Taken = {
  kind: Exclude<AddonKind, 'modpack'>
  /** What it loads, its own first. */
  loaders: readonly Loader[]
  /** In the server's folder; `world` stands for the folder of its world. */
  folder: string
}
const plugins = (...loaders: Loader[]): Taken => ({ kind: 'plugin', loaders, folder: 'plugins' })
const mods = (...loaders: Loader[]): Taken => ({ kind: 'mod', loaders, folder: 'mods' })
const datapacks: Taken = { kind: 'datapack', loaders: ['datapack'], folder: 'world/datapacks' }

const takenBy: Partial<Record<CoreId, readonly Taken[]>> = {
  paper: [plugins('paper', 'spigot', 'bukkit'), datapacks],
  purpur: [plugins('purpur', 'paper', 'spigot', 'bukkit'), datapacks],
  vanilla: [datapacks],
  fabric: [mods('fabric'), datapacks],
  neoforge: [mods('neoforge'), datapacks],
  forge: [mods('forge'), datapacks],
  velocity: [plugins('velocity')],
}

/** What can be added to a core, what it is known for first; empty where nothing is. */
export const takes = (core: string): readonly Taken[] => lookUp(takenBy, core) ?? []

/** Where a server looks for what is added, and the endings of its files' names. */
export type AddonFolder = Taken & { endings: readonly string[] }

/** Forge loads zips as mods until here, and looks into a folder of the game's version as well. Source: FML's Loader and ModDiscoverer. */
const lastOldForge = '1.12.2'

export const isOldForge = (core: string, gameVersion: string): boolean =>
  core === 'forge' &&
  /^1\.\d{1,2}(?:\.\d{1,2})?$/.test(gameVersion) &&
  compareVersions(gameVersion, lastOldForge) <= 0

/** All folders of a core in a version of the game; the first of a kind is the one that new files are put into. */
export function addonFoldersOf(core: string, gameVersion: string): readonly AddonFolder[] {
  return takes(core).flatMap((taken): AddonFolder[] => {
    if (taken.kind === 'datapack') return [{ ...taken, endings: ['.zip'] }]
    if (!isOldForge(core, gameVersion)) return [{ ...taken, endings: ['.jar'] }]
    const old = { ...taken, endings: ['.jar', '.zip'] }
    return [old, { ...old, folder: `${taken.folder}/${gameVersion}` }]
  })
}

/** The cores that a modpack's loader asks for. Quilt's is none of ours. */
export const coreOfLoader: Partial<Record<Loader, CoreId>> = {
  fabric: 'fabric',
  forge: 'forge',
  neoforge: 'neoforge',
}

/** Of an addon and of one of its versions alike. */
export type MadeFor = { loaders: readonly string[]; gameVersions: readonly string[] }

/** Why an addon does not fit a core; null if it does. */
export type Incompatibility = 'loader' | 'game_version' | null
/** Of a proxy the game's version says nothing: it takes all of them. */
export function incompatibility(
  { loaders, gameVersions }: MadeFor,
  { core, gameVersion }: { core: string; gameVersion: string },
): Incompatibility {
  const all = takes(core)
  const own = all.find((one) => one.loaders.some((loader) => loaders.includes(loader)))
  if (!own) return 'loader'
  if (core === 'velocity' || gameVersions.length === 0) return null
  return gameVersions.some((one) => compareVersions(one, gameVersion) === 0) ? null : 'game_version'
}
