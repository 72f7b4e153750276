import { type AddonSource, addonChannels } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { type AddonCatalogue, SourceUnavailable, type Target } from './addon-catalogue.ts'
import type { Answers } from './answers.ts'
import { targetFilter } from './best-version.ts'
import { CatalogueSourceError } from './client.ts'
import type { Sources } from './search.ts'
import type { VersionFilter } from './sources/source.ts'

const updatesForMs = 30 * 60_000

type UpdateDeps = { answers: Answers; sources: Sources; newest: AddonCatalogue['newest'] }

/** Finds newer compatible versions, in batches where the source supports them. */
export async function findUpdates(
  deps: UpdateDeps,
  versions: readonly AddonVersion[],
  target: Target,
): Promise<(AddonVersion | null)[]> {
  const narrow = targetFilter(target)
  const all: (AddonVersion | null)[] = versions.map(() => null)
  if (!narrow) return all
  for (const [source, catalogueSource] of deps.sources) {
    const places = versions.flatMap((version, at) => (version.source === source ? [at] : []))
    const pendingFiles = places.flatMap((at) => versions[at] ?? [])
    const found = catalogueSource.updates
      ? await updatesAtOnce(deps, source, pendingFiles, narrow)
      : await updatesOneByOne(deps, source, pendingFiles, target)
    for (const [place, version] of found) {
      const at = places[place]
      const before = at === undefined ? undefined : versions[at]
      if (at !== undefined && before && isNewer(version, before)) all[at] = version
    }
  }
  return all
}

async function updatesAtOnce(
  { answers, sources }: UpdateDeps,
  source: AddonSource,
  versions: readonly AddonVersion[],
  narrow: VersionFilter,
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
    const updates = await sources.get(source)?.updates?.(
      places.flatMap((at) => versions[at] ?? []),
      narrow,
    )
    const entries = new Map<string, AddonVersion | null>()
    for (const [place, at] of places.entries()) {
      const version = updates?.get(place)
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

async function updatesOneByOne(
  { newest }: UpdateDeps,
  source: AddonSource,
  versions: readonly AddonVersion[],
  target: Target,
) {
  const found = new Map<number, AddonVersion>()
  for (const [at, { project }] of versions.entries()) {
    const version = await newest(source, project, target).catch((error: unknown) => {
      if (!(error instanceof SourceUnavailable)) throw error
    })
    if (version) found.set(at, version)
  }
  return found
}

/** Whether a version is later and at least as stable. */
function isNewer(version: AddonVersion, than: AddonVersion): boolean {
  return (
    version.id !== than.id &&
    version.publishedAt > than.publishedAt &&
    addonChannels.indexOf(version.channel) <= addonChannels.indexOf(than.channel)
  )
}
