import type { packRecord as InFolders } from '@zubr/domain/cores/change/folders'
import type { packIndexName as IndexName, packLoaders as Loaders } from '@zubr/domain/cores/change/pack-index'

// A helper's sandbox contains this package but not the domain's. The types keep both values equal.

export const packRecord: typeof InFolders = '.modpack.json'
export const packIndexName: typeof IndexName = 'modrinth.index.json'
export const maxPackIndexBytes = 8 * 2 ** 20
export const packLoaders: typeof Loaders = {
  'fabric-loader': 'fabric',
  'quilt-loader': 'quilt',
  forge: 'forge',
  neoforge: 'neoforge',
}
