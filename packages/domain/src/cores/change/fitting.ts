import { incompatibility, takes } from '../addons.ts'
import { addonFolders } from './folders.ts'
import type { Running } from './layout.ts'

/**
 * What becomes of something that is added, when the core or its version changes. `fits`: it stays; `updates`: another version of it comes in its
 * place; `no_version`: there is none, it is switched off; `other_loader`: it is for another loader of the same folder, and is switched off;
 * `not_loaded`: nothing looks into its folder any more, it stays there; `unknown`: no catalogue knows it, it stays as it is; `with_world`: it goes
 * with the world that it is in; `comes`: it is new, as one that is updated needs it.
 */
export const addonFates = [
  'fits',
  'updates',
  'no_version',
  'other_loader',
  'not_loaded',
  'unknown',
  'with_world',
  'comes',
] as const
export type AddonFate = (typeof addonFates)[number]

/** As nothing loads it: `.disabled` behind its name. */
export const switchedOff = '.disabled'
export const isSwitchedOff = (fate: AddonFate): boolean => fate === 'no_version' || fate === 'other_loader'

/** What a file is, by where it lies; null for one elsewhere. */
export function kindAt(path: string): 'plugin' | 'mod' | 'datapack' | null {
  const names = path.split('/')
  if (names.length === 2 && names[0] === addonFolders[0]) return 'plugin'
  // Old Forge has a folder of the game's version there.
  const isOfVersion = names.length === 3 && /^1\.\d{1,2}(?:\.\d{1,2})?$/.test(names[1] ?? '')
  if ((names.length === 2 || isOfVersion) && names[0] === addonFolders[1]) return 'mod'
  return names.length === 3 && names[1] === 'datapacks' ? 'datapack' : null
}

type Made = { loaders: readonly string[]; gameVersions: readonly string[] }

export function addonFate(
  { path, version, newest }: { path: string; version: Made | null; newest: Made | null },
  { from, to, keepsWorld }: { from: Running; to: Running; keepsWorld: boolean },
): AddonFate {
  const kind = kindAt(path)
  if (kind === 'datapack' && !keepsWorld) return 'with_world'
  const before = takes(from.core).find((one) => one.kind === kind)
  const after = takes(to.core).find((one) => one.kind === kind)
  if (!after) return 'not_loaded'
  if (version && incompatibility(version, to) === null) return 'fits'
  if (newest) return 'updates'
  const isForAnother = before && !before.loaders.some((loader) => after.loaders.includes(loader))
  if (isForAnother) return 'other_loader'
  return version ? 'no_version' : 'unknown'
}
