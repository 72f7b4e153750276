import { type AddonSource, addonChannels } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import {
  type AddonCatalogue,
  type Hashes,
  type Recognised,
  SourceUnavailable,
  type Target,
} from './addon-catalogue.ts'
import type { Answers } from './answers.ts'
import { backgroundQueue } from './background-queue.ts'
import { CatalogueSourceError } from './client.ts'
import type { Sources } from './search.ts'
import type { VersionFilter } from './sources/source.ts'

const hour = 3_600_000
/** A recognised file never changes; an unknown one may be published any day. */
const knownForMs = 30 * 24 * hour
const unknownForMs = 12 * hour
const updatesForMs = hour / 2
const noHashes: Hashes = { sha1: null, sha256: null, sha512: null }

type Parts = {
  answers: Answers
  sources: Sources
  projects(source: AddonSource, ids: readonly string[]): Promise<Map<string, AddonSummary>>
  newest: AddonCatalogue['newest']
  narrowOf(target: Target): VersionFilter | null
  /** The pause between background requests. */
  pauseMs: number
}

/**
 * Recognises files by their hashes and finds newer versions, in batches, because servers have many
 * files.
 */
export function recogniser({
  answers,
  sources,
  projects,
  newest,
  narrowOf,
  pauseMs,
}: Parts): Pick<AddonCatalogue, 'recognise' | 'updates'> {
  const nameOf = ({ sha512, sha256, sha1 }: Hashes) => sha512 ?? sha256 ?? sha1

  async function recogniseBy(
    source: AddonSource,
    files: readonly Hashes[],
  ): Promise<Map<number, AddonVersion>> {
    const found = new Map<number, AddonVersion>()
    const keys = files.map((file) => `file ${nameOf(file) ?? ''}`)
    const known = await answers.stored<AddonVersion>(source, [...new Set(keys)])
    const unknownPlaces: number[] = []
    for (const [at, key] of keys.entries()) {
      const before = known.get(key)
      if (before?.content) found.set(at, before.content)
      if (!before || Date.now() - +before.at > (before.content ? knownForMs : unknownForMs))
        unknownPlaces.push(at)
    }
    const maxAtOnce = sources.get(source)?.recognisesAtOnce ?? unknownPlaces.length
    const pendingFiles = unknownPlaces.map((at) => ({ at, key: keys[at] ?? '', file: files[at] ?? noHashes }))
    for (const [at, version] of await askAbout(source, pendingFiles.slice(0, maxAtOnce), found))
      found.set(at, version)
    later.goOn(source, pendingFiles.slice(maxAtOnce))
    return found
  }

  type PendingFile = { at: number; key: string; file: Hashes }
  /** Requests files from a source and stores the results. Files without a result are not stored. */
  async function askAbout(
    source: AddonSource,
    pendingFiles: readonly PendingFile[],
    before: ReadonlyMap<number, AddonVersion> = new Map(),
  ): Promise<Map<number, AddonVersion>> {
    const found = new Map<number, AddonVersion>()
    if (pendingFiles.length === 0) return found
    try {
      const versions = await sources.get(source)?.recognise(pendingFiles.map(({ file }) => file))
      const entries = new Map<string, AddonVersion | null>()
      for (const [place, { at, key }] of pendingFiles.entries()) {
        const version = versions?.get(place)
        if (version) found.set(at, version)
        // A missing result does not replace a stored one.
        if (version || (version === null && !before.has(at))) entries.set(key, version)
      }
      await answers.store(source, entries)
    } catch (error) {
      if (!(error instanceof CatalogueSourceError || error instanceof SourceUnavailable)) throw error
    }
    return found
  }

  const later = backgroundQueue({
    pauseMs,
    batchSizeOf: (source) => sources.get(source)?.recognisesAtOnce ?? 1,
    ask: askAbout,
  })

  return {
    async recognise(files) {
      const all: (Recognised | null)[] = files.map(() => null)
      // Each source gets only the files that the previous ones do not know.
      for (const source of sources.keys()) {
        const places = files.flatMap((file, at) => (all[at] === null && nameOf(file) ? [at] : []))
        const found = await recogniseBy(
          source,
          places.flatMap((at) => files[at] ?? []),
        )
        const summaries = await projects(
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
    },

    async updates(versions, target) {
      const narrow = narrowOf(target)
      const all: (AddonVersion | null)[] = versions.map(() => null)
      if (!narrow) return all
      for (const [source, { updates }] of sources) {
        const places = versions.flatMap((version, at) => (version.source === source ? [at] : []))
        const pendingFiles = places.flatMap((at) => versions[at] ?? [])
        const found = updates
          ? await many(source, pendingFiles, narrow, updates)
          : await oneByOne(source, pendingFiles, target)
        for (const [place, version] of found) {
          const at = places[place]
          const before = at === undefined ? undefined : versions[at]
          if (at !== undefined && before && isNewer(version, before)) all[at] = version
        }
      }
      return all
    },
  }

  async function many(
    source: AddonSource,
    versions: readonly AddonVersion[],
    narrow: VersionFilter,
    ask: (versions: readonly AddonVersion[], narrow: VersionFilter) => Promise<Map<number, AddonVersion>>,
  ): Promise<Map<number, AddonVersion>> {
    const keys = versions.map(({ id }) => `update ${id} ${JSON.stringify(narrow)}`)
    const known = await answers.stored<AddonVersion>(source, [...new Set(keys)])
    const found = new Map<number, AddonVersion>()
    const places: number[] = []
    for (const [at, key] of keys.entries()) {
      const before = known.get(key)
      if (before?.content) found.set(at, before.content)
      if (!before || Date.now() - +before.at > updatesForMs) places.push(at)
    }
    if (places.length === 0) return found
    try {
      const updates = await ask(
        places.flatMap((at) => versions[at] ?? []),
        narrow,
      )
      const entries = new Map<string, AddonVersion | null>()
      for (const [place, at] of places.entries()) {
        const version = updates.get(place)
        if (version) found.set(at, version)
        else found.delete(at)
        entries.set(keys[at] ?? '', version ?? null)
      }
      await answers.store(source, entries)
    } catch (error) {
      if (!(error instanceof CatalogueSourceError)) throw error
    }
    return found
  }

  async function oneByOne(source: AddonSource, versions: readonly AddonVersion[], target: Target) {
    const found = new Map<number, AddonVersion>()
    for (const [at, { project }] of versions.entries()) {
      const version = await newest(source, project, target).catch((error: unknown) => {
        if (!(error instanceof SourceUnavailable)) throw error
      })
      if (version) found.set(at, version)
    }
    return found
  }
}

/** Whether a version is later and at least as stable. */
function isNewer(version: AddonVersion, than: AddonVersion): boolean {
  return (
    version.id !== than.id &&
    version.publishedAt > than.publishedAt &&
    addonChannels.indexOf(version.channel) <= addonChannels.indexOf(than.channel)
  )
}
