/** Where a `.mrpack` says what it is: the name in its archive, and the longest that is read. */
export const packIndexName = 'modrinth.index.json'
export const maxPackIndexBytes = 8 * 2 ** 20

/** The loaders as its index names them; `fabric-loader` is `fabric` everywhere else. One that names none is for the game as it is. */
export const packLoaders = {
  'fabric-loader': 'fabric',
  'quilt-loader': 'quilt',
  forge: 'forge',
  neoforge: 'neoforge',
} as const
