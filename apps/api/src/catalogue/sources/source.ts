import type { AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind, Loader } from '@zubr/domain/cores/addons'
import type { Hashes } from '../shape.ts'

/** A project as its source tells of it: `icon` is the source's own address, and it may be several kinds. */
export type FoundProject = Omit<AddonSummary, 'kind'> & {
  kinds: AddonKind[]
  /** Where its code is, as `host/owner/name`; null: nowhere, undefined: the source did not say. */
  repository?: string | null
}
export type FoundPage = FoundProject &
  Pick<AddonProject, 'description' | 'pictures' | 'licence' | 'links' | 'createdAt'>

/** What is looked for: `loaders` and `gameVersion` narrow it, where they are given. */
export type Question = {
  kind: AddonKind
  words: string
  /** By the source's own names; any of them will do. */
  categories: readonly string[] | undefined
  sort: AddonSort
  loaders: readonly Loader[] | undefined
  gameVersion: string | undefined
}

/** Those versions alone. */
export type Narrow = { loaders: readonly Loader[]; gameVersion: string | undefined }

/**
 * One of others' catalogues. Everything throws SourceTrouble where it cannot be asked or says what cannot be; a single project that is nonsense is
 * left out of a list.
 */
export type AddonCatalogueSource = {
  /** So many a page. */
  pageSize: number
  search(question: Question, page: number): Promise<{ projects: FoundProject[]; total: number }>
  categories(kind: AddonKind): Promise<string[]>
  project(id: string): Promise<FoundPage | null>
  projects(ids: readonly string[]): Promise<FoundProject[]>
  /** Newest first; with what has changed if they were narrowed. */
  versions(project: string, narrow: Narrow | undefined): Promise<AddonVersion[] | null>
  version(project: string, id: string): Promise<AddonVersion | null>
  /** By the place of each file; null: it is none of theirs. Those that are missing could not be asked about. */
  recognise(files: readonly Hashes[]): Promise<Map<number, AddonVersion | null>>
  /** Where each file is a question of its own: so many are asked about while somebody waits. */
  recognisesAtOnce?: number
  /** The newest of each that fits, by the place of each version, where the source can say it of many at once. */
  updates?(versions: readonly AddonVersion[], narrow: Narrow): Promise<Map<number, AddonVersion>>
}
