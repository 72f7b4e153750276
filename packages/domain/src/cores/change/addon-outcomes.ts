import { incompatibility, supportedAddons } from '../addons.ts'
import { addonFolders } from './folders.ts'
import type { Running } from './layout.ts'

/**
 * Outcomes for an addon when the core changes. `updates`: another version replaces it; `no_version`
 * and `other_loader`: disabled; `not_loaded` and `unknown`: kept, but its folder is not read or no
 * catalogue knows it; `with_world`: part of a lost world; `comes`: a new dependency.
 */
export const addonOutcomes = [
  'fits',
  'updates',
  'no_version',
  'other_loader',
  'not_loaded',
  'unknown',
  'with_world',
  'comes',
] as const
export type AddonOutcomeKind = (typeof addonOutcomes)[number]

/** Suffix of a disabled addon, which no core loads. */
export const switchedOff = '.disabled'
export const isSwitchedOff = (outcome: AddonOutcomeKind): boolean =>
  outcome === 'no_version' || outcome === 'other_loader'

/** The kind of an addon by its path; null for another path. */
export function kindAt(path: string): 'plugin' | 'mod' | 'datapack' | null {
  const names = path.split('/')
  if (names.length === 2 && names[0] === addonFolders[0]) return 'plugin'
  // Old Forge has a subfolder for the game's version.
  const isOfVersion = names.length === 3 && /^1\.\d{1,2}(?:\.\d{1,2})?$/.test(names[1] ?? '')
  if ((names.length === 2 || isOfVersion) && names[0] === addonFolders[1]) return 'mod'
  return names.length === 3 && names[1] === 'datapacks' ? 'datapack' : null
}

type Made = { loaders: readonly string[]; gameVersions: readonly string[] }

export function addonOutcome(
  { path, version, newest }: { path: string; version: Made | null; newest: Made | null },
  { from, to, keepsWorld }: { from: Running; to: Running; keepsWorld: boolean },
): AddonOutcomeKind {
  const kind = kindAt(path)
  if (kind === 'datapack' && !keepsWorld) return 'with_world'
  const before = supportedAddons(from.core).find((one) => one.kind === kind)
  const after = supportedAddons(to.core).find((one) => one.kind === kind)
  if (!after) return 'not_loaded'
  if (version && incompatibility(version, to) === null) return 'fits'
  if (newest) return 'updates'
  const isForAnother = before && !before.loaders.some((loader) => after.loaders.includes(loader))
  if (isForAnother) return 'other_loader'
  return version ? 'no_version' : 'unknown'
}
