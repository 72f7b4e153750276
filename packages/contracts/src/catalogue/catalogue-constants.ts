// Free of zod: the panel's visitors download this.

/** Where plugins, mods, datapacks and modpacks are looked for. */
export const addonSources = ['modrinth', 'hangar', 'curseforge'] as const
export type AddonSource = (typeof addonSources)[number]

export const addonSorts = ['relevance', 'downloads', 'updated', 'newest'] as const
export type AddonSort = (typeof addonSorts)[number]

/** How far a version is, what most owners want first. */
export const addonChannels = ['release', 'beta', 'alpha'] as const
export type AddonChannel = (typeof addonChannels)[number]

/** `embedded`: it is in the file already. */
export const dependencyKinds = ['required', 'optional', 'incompatible', 'embedded'] as const
export type DependencyKind = (typeof dependencyKinds)[number]

/** `away`: the source does not answer, and nothing is known of it. `known`: it does not, and what was known stands. `off`: no key, or switched off. */
export const sourceStates = ['fresh', 'known', 'away', 'off'] as const
export type SourceState = (typeof sourceStates)[number]
