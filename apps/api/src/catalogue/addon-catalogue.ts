import type { AddonSource, SourceState } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonHits, AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { z } from 'zod'

/** The core and game version of a server. */
export type Target = { core: string; gameVersion: string }

/** The known hashes of a file, in hex. */
export type Hashes = { sha1: string | null; sha256: string | null; sha512: string | null }

export type Recognised = { project: AddonSummary; version: AddonVersion }

/** A response of a source, and its age. */
export type CachedResponse<T> = { value: T; state: SourceState; at: string | null }

/**
 * The interface of all external catalogues. Data of an unavailable source that were never stored
 * cause SourceUnavailable; stored data are returned.
 */
export type AddonCatalogue = {
  /** The enabled sources. */
  on: readonly AddonSource[]
  search(input: z.output<typeof AddonSearch>): Promise<AddonHits>
  categories(kind: AddonKind): Promise<{ name: string; sources: AddonSource[] }[]>
  /** Null if it does not exist. */
  project(source: AddonSource, id: string): Promise<CachedResponse<AddonProject> | null>
  /** The same project at the other catalogues; null if this project does not exist. */
  otherSources(source: AddonSource, id: string): Promise<AddonSummary[] | null>
  /** By ID; unknown ones are missing. */
  projects(source: AddonSource, ids: readonly string[]): Promise<Map<string, AddonSummary>>
  /**
   * Newest first; with a target only compatible ones, the newest with their changelog. Null if the
   * project does not exist.
   */
  versions(
    source: AddonSource,
    project: string,
    target?: Target,
  ): Promise<CachedResponse<AddonVersion[]> | null>
  /** With its changelog. Null if it does not exist. */
  version(source: AddonSource, project: string, id: string): Promise<AddonVersion | null>
  /** The newest compatible version, releases first; null if there is none. */
  newest(source: AddonSource, project: string, target: Target): Promise<AddonVersion | null>
  /**
   * The recognised projects in the order of the files; null for an unknown file. A file that only
   * an unavailable source may know counts as unknown.
   */
  recognise(files: readonly Hashes[]): Promise<(Recognised | null)[]>
  /** For each version a newer compatible one that is at least as stable; null: it is the newest. */
  updates(versions: readonly AddonVersion[], target: Target): Promise<(AddonVersion | null)[]>
  /** `name` or `name:port` of the hosts for downloads. */
  downloadHosts(): string[]
}

/** A source is unavailable, and the requested data are not stored. */
export class SourceUnavailable extends Error {
  readonly source: AddonSource
  constructor(source: AddonSource) {
    super(`${source} does not answer`)
    this.source = source
  }
}
