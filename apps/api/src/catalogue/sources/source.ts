import type { AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind, Loader } from '@zubr/domain/cores/addons'
import type { Hashes } from '../addon-catalogue.ts'

/**
 * A project as its source returns it: `icon` is the source's own address, and it may have several
 * kinds.
 */
export type FoundProject = Omit<AddonSummary, 'kind'> & {
  kinds: AddonKind[]
  /** The repository as `host/owner/name`; null: none, undefined: the source did not say. */
  repository?: string | null
}
export type FoundPage = FoundProject &
  Pick<AddonProject, 'description' | 'pictures' | 'licence' | 'links' | 'createdAt'>

/** A search: `loaders` and `gameVersion` narrow it if they are set. */
export type SearchQuery = {
  kind: AddonKind
  words: string
  /** The source's own names, any of which matches. */
  categories: readonly string[] | undefined
  sort: AddonSort
  loaders: readonly Loader[] | undefined
  gameVersion: string | undefined
}

/** Restricts versions to these. */
export type VersionFilter = { loaders: readonly Loader[]; gameVersion: string | undefined }

/**
 * An external catalogue. All methods throw CatalogueSourceError if it is unavailable or returns invalid
 * data. A single invalid project is dropped from its list.
 */
export type AddonCatalogueSource = {
  /** Projects per page. */
  pageSize: number
  search(question: SearchQuery, page: number): Promise<{ projects: FoundProject[]; total: number }>
  categories(kind: AddonKind): Promise<string[]>
  project(id: string): Promise<FoundPage | null>
  projects(ids: readonly string[]): Promise<FoundProject[]>
  /** Newest first; with changelogs if they are narrowed. */
  versions(project: string, narrow: VersionFilter | undefined): Promise<AddonVersion[] | null>
  version(project: string, id: string): Promise<AddonVersion | null>
  /** By index of the file; null: unknown to this source. Missing ones could not be requested. */
  recognise(files: readonly Hashes[]): Promise<Map<number, AddonVersion | null>>
  /** For a source with one request per file: the number of files during a response. */
  recognisesAtOnce?: number
  /** The newest compatible version by index, if the source supports batches. */
  updates?(versions: readonly AddonVersion[], narrow: VersionFilter): Promise<Map<number, AddonVersion>>
}
