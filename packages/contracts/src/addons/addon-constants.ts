// Free of zod: the panel's visitors download this.

/** `addons`: plugins, mods, datapacks. `core`: another core or version. `pack`: a modpack. `reinstall`: the core anew. */
export const changeKinds = ['addons', 'core', 'pack', 'reinstall'] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * `reading`: its node looks at a modpack. `asking`: what that is stands there for its owner to agree. `saving`: a safety backup. `applying`: the files are
 * fetched, checked and put in place. `undoing`, `undone`: taken back.
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
 * `incompatible`: both can't be there. `no_version`: of a dependency none fits. `by_hand`: its author's page alone has it. `unknown_need`: it
 * asks for something that no catalogue knows. `needed`: what is to go is needed by another. `client_only`: for players' machines.
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
 * Why a modpack is not put on a server. `pack_loader`: Quilt, or a loader that is none of ours. `pack_game_version`: no build of its loader for that
 * version of the game. `pack_loader_version`: there is no build of the loader as it asks for. `core_not_there`: the server's node does not run it.
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
 * Why a core can't be changed to another. `same`: it is what runs already. `world`: that can't go along, and was to. `node`: where the server is, it
 * does not run. `memory`: the plan has too little. `edition`: the plan is for another game.
 */
export const coreRefusals = ['same', 'world', 'node', 'memory', 'edition'] as const
export type CoreRefusal = (typeof coreRefusals)[number]

/** What a reinstallation may begin afresh. `addons`: plugins and mods, with what they keep. */
export const reinstallParts = ['world', 'addons', 'settings'] as const
export type ReinstallPart = (typeof reinstallParts)[number]
