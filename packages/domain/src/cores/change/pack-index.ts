/** The index file of a `.mrpack`, and its maximum size. */
export const packIndexName = 'modrinth.index.json'
export const maxPackIndexBytes = 8 * 2 ** 20

/**
 * Loaders by their name in the index; `fabric-loader` is `fabric` elsewhere. A pack without a
 * loader is for vanilla.
 */
export const packLoaders = {
  'fabric-loader': 'fabric',
  'quilt-loader': 'quilt',
  forge: 'forge',
  neoforge: 'neoforge',
} as const
