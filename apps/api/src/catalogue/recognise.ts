import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { type Hashes, type Recognised, SourceUnavailable } from './addon-catalogue.ts'
import type { Answers } from './answers.ts'
import { backgroundQueue } from './background-queue.ts'
import { CatalogueSourceError } from './client.ts'
import type { Sources } from './search.ts'

const hour = 3_600_000
/** A recognised file never changes; an unknown one may be published any day. */
const knownForMs = 30 * 24 * hour
const unknownForMs = 12 * hour
const noHashes: Hashes = { sha1: null, sha256: null, sha512: null }

type RecogniserDeps = {
  answers: Answers
  sources: Sources
  projects(source: AddonSource, ids: readonly string[]): Promise<Map<string, AddonSummary>>
  /** The pause between background requests. */
  pauseMs: number
}

type PendingFile = { at: number; key: string; file: Hashes }

const nameOf = ({ sha512, sha256, sha1 }: Hashes) => sha512 ?? sha256 ?? sha1

/** Recognises files by their hashes, in batches, because servers have many files. */
export class FileRecogniser {
  readonly #deps: RecogniserDeps
  readonly #later: ReturnType<typeof backgroundQueue<PendingFile>>

  constructor(deps: RecogniserDeps) {
    this.#deps = deps
    this.#later = backgroundQueue<PendingFile>({
      pauseMs: deps.pauseMs,
      batchSizeOf: (source) => deps.sources.get(source)?.recognisesAtOnce ?? 1,
      ask: (source, pendingFiles) => this.#askAbout(source, pendingFiles),
    })
  }

  async recognise(files: readonly Hashes[]): Promise<(Recognised | null)[]> {
    const all: (Recognised | null)[] = files.map(() => null)
    // Each source gets only the files that the previous ones do not know.
    for (const source of this.#deps.sources.keys()) {
      const places = files.flatMap((file, at) => (all[at] === null && nameOf(file) ? [at] : []))
      const found = await this.#recogniseBy(
        source,
        places.flatMap((at) => files[at] ?? []),
      )
      const summaries = await this.#deps.projects(
        source,
        [...found.values()].map(({ project }) => project),
      )
      for (const [place, version] of found) {
        const at = places[place]
        const project = summaries.get(version.project)
        if (at !== undefined && project) all[at] = { project, version }
      }
    }
    return all
  }

  async #recogniseBy(source: AddonSource, files: readonly Hashes[]): Promise<Map<number, AddonVersion>> {
    const found = new Map<number, AddonVersion>()
    const keys = files.map((file) => `file ${nameOf(file) ?? ''}`)
    const known = await this.#deps.answers.stored<AddonVersion>(source, [...new Set(keys)])
    const unknownPlaces: number[] = []
    for (const [at, key] of keys.entries()) {
      const before = known.get(key)
      if (before?.content) found.set(at, before.content)
      if (!before || Date.now() - +before.at > (before.content ? knownForMs : unknownForMs))
        unknownPlaces.push(at)
    }
    const maxAtOnce = this.#deps.sources.get(source)?.recognisesAtOnce ?? unknownPlaces.length
    const pendingFiles = unknownPlaces.map((at) => ({ at, key: keys[at] ?? '', file: files[at] ?? noHashes }))
    for (const [at, version] of await this.#askAbout(source, pendingFiles.slice(0, maxAtOnce), found))
      found.set(at, version)
    this.#later.goOn(source, pendingFiles.slice(maxAtOnce))
    return found
  }

  /** Requests files from a source and stores the results. Files without a result are not stored. */
  async #askAbout(
    source: AddonSource,
    pendingFiles: readonly PendingFile[],
    before: ReadonlyMap<number, AddonVersion> = new Map(),
  ): Promise<Map<number, AddonVersion>> {
    const found = new Map<number, AddonVersion>()
    if (pendingFiles.length === 0) return found
    try {
      const versions = await this.#deps.sources.get(source)?.recognise(pendingFiles.map(({ file }) => file))
      const entries = new Map<string, AddonVersion | null>()
      for (const [place, { at, key }] of pendingFiles.entries()) {
        const version = versions?.get(place)
        if (version) found.set(at, version)
        // A missing result does not replace a stored one.
        if (version || (version === null && !before.has(at))) entries.set(key, version)
      }
      await this.#deps.answers.store(source, entries)
    } catch (error) {
      if (!(error instanceof CatalogueSourceError || error instanceof SourceUnavailable)) throw error
    }
    return found
  }
}
