import type { AddonSource, SourceState } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonHits, AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { z } from 'zod'

/** What a server runs. */
export type Target = { core: string; gameVersion: string }

/** The hashes of a file, in hex, as far as they are known. */
export type Hashes = { sha1: string | null; sha256: string | null; sha512: string | null }

export type Recognised = { project: AddonSummary; version: AddonVersion }

/** How a source has answered, and of when that is what it says. */
export type Answered<T> = { value: T; state: SourceState; at: string | null }

/** Others' catalogues, as the API knows them. What a source that is away was never asked for throws SourceAway; the rest stands as it was known. */
export type AddonCatalogue = {
  /** The sources that are on. */
  on: readonly AddonSource[]
  search(asked: z.output<typeof AddonSearch>): Promise<AddonHits>
  categories(kind: AddonKind): Promise<{ name: string; sources: AddonSource[] }[]>
  /** Null if there is none. */
  project(source: AddonSource, id: string): Promise<Answered<AddonProject> | null>
  /** The same project at the other catalogues; null if there is no such project. */
  otherSources(source: AddonSource, id: string): Promise<AddonSummary[] | null>
  /** By id; those that there are not are missing. */
  projects(source: AddonSource, ids: readonly string[]): Promise<Map<string, AddonSummary>>
  /** Newest first; with a target those that fit it alone, with what has changed in the newest. Null if there is no such project. */
  versions(source: AddonSource, project: string, target?: Target): Promise<Answered<AddonVersion[]> | null>
  /** With what has changed. Null if there is none. */
  version(source: AddonSource, project: string, id: string): Promise<AddonVersion | null>
  /** The newest that fits, released ones first; null if none does. */
  newest(source: AddonSource, project: string, target: Target): Promise<AddonVersion | null>
  /** What files are, each in its place; null for one that no catalogue knows. What a source that is away does not know counts as unknown. */
  recognise(files: readonly Hashes[]): Promise<(Recognised | null)[]>
  /** For each version a newer one that fits, of a channel that is as far as its own at least; null: it is the newest. */
  updates(versions: readonly AddonVersion[], target: Target): Promise<(AddonVersion | null)[]>
  /** `name` or `name:port`: from where files are fetched. */
  downloadHosts(): string[]
}

/** A source does not answer, and what was asked is not known of it. */
export class SourceAway extends Error {
  readonly source: AddonSource
  constructor(source: AddonSource) {
    super(`${source} does not answer`)
    this.source = source
  }
}
