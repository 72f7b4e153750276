// No zod here: visitors of the panel download this file.

/**
 * `addons`: plugins, mods, datapacks. `core`: another core or version. `pack`: a modpack.
 * `reinstall`: the same core again.
 */
export const changeKinds = ['addons', 'core', 'pack', 'reinstall'] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * `reading`: the node reads a modpack. `asking`: the owner must confirm it. `saving`: safety
 * backup. `applying`: files are downloaded, verified and installed. `undoing`, `undone`: the change
 * is reverted.
 */
export const changePhases = [
  'reading',
  'asking',
  'saving',
  'applying',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const
export type ChangePhase = (typeof changePhases)[number]

/**
 * `incompatible`: both cannot be installed. `no_version`: no version of a dependency fits.
 * `by_hand`: only its author's page offers it. `unknown_need`: no catalogue knows the dependency.
 * `needed`: another addon requires the removed one. `client_only`: for players' machines.
 */
export const conflictKinds = [
  'incompatible',
  'no_version',
  'by_hand',
  'unknown_need',
  'needed',
  'client_only',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

/**
 * Why a modpack is refused. `pack_loader`: Quilt or an unsupported loader. `pack_game_version`: the
 * loader has no build for that game version. `pack_loader_version`: the required loader build does
 * not exist. `core_not_there`: the server's node does not run it.
 */
export const packRefusals = [
  'pack_loader',
  'pack_game_version',
  'pack_loader_version',
  'core_not_there',
  'plan_too_small',
] as const
export type PackRefusal = (typeof packRefusals)[number]

/**
 * Why a core cannot be changed. `same`: it runs already. `world`: the world is incompatible and
 * should be kept. `node`: the server's node does not run it. `memory`: the plan has too little.
 * `edition`: the plan is for another edition.
 */
export const coreRefusals = ['same', 'world', 'node', 'memory', 'edition'] as const
export type CoreRefusal = (typeof coreRefusals)[number]

/** What a reinstallation may reset. `addons`: plugins and mods with their data. */
export const reinstallParts = ['world', 'addons', 'settings'] as const
export type ReinstallPart = (typeof reinstallParts)[number]
