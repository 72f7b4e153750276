// No zod here: visitors of the panel download this file.

/** Catalogues of plugins, mods, datapacks and modpacks. */
export const addonSources = ['modrinth', 'hangar', 'curseforge'] as const
export type AddonSource = (typeof addonSources)[number]

export const addonSorts = ['relevance', 'downloads', 'updated', 'newest'] as const
export type AddonSort = (typeof addonSorts)[number]

/** Release channels, the most requested first. */
export const addonChannels = ['release', 'beta', 'alpha'] as const
export type AddonChannel = (typeof addonChannels)[number]

/** `embedded`: it is part of the file. */
export const dependencyKinds = ['required', 'optional', 'incompatible', 'embedded'] as const
export type DependencyKind = (typeof dependencyKinds)[number]

/**
 * `away`: the source does not answer and nothing is cached. `known`: it does not answer, and the
 * cache is used. `off`: no API key, or disabled.
 */
export const sourceStates = ['fresh', 'known', 'away', 'off'] as const
export type SourceState = (typeof sourceStates)[number]
