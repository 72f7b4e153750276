import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonHits, AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { type AddonKind, incompatibility } from '@zubr/domain/cores/addons'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import {
  type AddonCatalogue,
  type CachedResponse,
  type Hashes,
  type Recognised,
  SourceUnavailable,
  type Target,
} from './addon-catalogue.ts'
import { Answers } from './answers.ts'
import { bestOf, targetFilter } from './best-version.ts'
import { unifyCategories } from './categories.ts'
import { CatalogueSourceError } from './client.ts'
import { type CompareProjects, projectComparison } from './merge.ts'
import { type CatalogueContext, type OpenSources, openSources } from './open-sources.ts'
import { findOtherSources } from './other-sources.ts'
import { embeddedPictures } from './pictures/embedded.ts'
import { pictureUrl, recordPictures } from './pictures/keys.ts'
import { knownSizes } from './pictures/known-sizes.ts'
import { storedProjects, storeProjects, summaryOf } from './projects.ts'
import { FileRecogniser } from './recognise.ts'
import { searchAddons } from './search.ts'
import type { FoundPage } from './sources/source.ts'
import { findUpdates } from './updates.ts'

const minute = 60_000
/** How long a response is fresh. */
const fresh = {
  project: 60 * minute,
  versions: 15 * minute,
  version: 24 * 60 * minute,
  categories: 24 * 60 * minute,
}

const maxVersions = 300
const withChanges = 20

/**
 * All external catalogues behind one interface. One instance per process, because it counts the
 * sources' rate limits.
 */
export function openCatalogue(context: CatalogueContext): AddonCatalogue {
  const { db, laterMs = 20_000 } = context
  return new SourcesCatalogue(db, new Answers(db), openSources(context), laterMs)
}

class SourcesCatalogue implements AddonCatalogue {
  readonly on: readonly AddonSource[]
  readonly #db: Db
  readonly #answers: Answers
  readonly #sources: OpenSources['sources']
  readonly #places: OpenSources['places']
  readonly #hosts: string[]
  readonly #isSame: CompareProjects
  readonly #recogniser: FileRecogniser

  /** `pauseMs`: the pause between background requests. */
  constructor(db: Db, answers: Answers, { sources, places, hosts }: OpenSources, pauseMs: number) {
    this.on = [...sources.keys()]
    this.#db = db
    this.#answers = answers
    this.#sources = sources
    this.#places = places
    this.#hosts = hosts
    this.#isSame = projectComparison({ answers, sources })
    this.#recogniser = new FileRecogniser({
      answers,
      sources,
      projects: (source, ids) => this.projects(source, ids),
      pauseMs,
    })
  }

  search(input: z.output<typeof AddonSearch>): Promise<AddonHits> {
    return searchAddons(this.#matching(), input)
  }

  async categories(kind: AddonKind) {
    const named = new Map<string, AddonSource[]>()
    const all = await Promise.all(
      [...this.#sources].map(async ([name, source]) => {
        const response = await this.#answers
          .readThrough(name, `categories ${kind}`, fresh.categories, () => source.categories(kind))
          .catch(ignoreAway)
        return [name, response?.value ?? []] as const
      }),
    )
    for (const [name, categories] of all)
      for (const category of unifyCategories(name, categories))
        named.set(category, [...(named.get(category) ?? []), name])
    return [...named].map(([name, of]) => ({ name, sources: [...new Set(of)] }))
  }

  async project(source: AddonSource, id: string): Promise<CachedResponse<AddonProject> | null> {
    try {
      const { value, ...freshness } = await this.#answers.readThrough<FoundPage>(
        source,
        `project ${id}`,
        fresh.project,
        async () => {
          const page = await this.#sourceOf(source).project(id)
          if (page) await storeProjects(this.#db, [foundOf(page)])
          return page
        },
      )
      return value && { value: await this.#pageOf(source, value), ...freshness }
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      // A search result is stored: it is shown instead of the page.
      const [known] = await storedProjects(this.#db, source, [id])
      if (!known) throw error
      const rest = { description: '', pictures: [], embedded: [], licence: null, links: [], createdAt: null }
      return {
        value: { ...summaryOf(known.project), ...rest },
        state: 'known',
        at: known.seenAt.toISOString(),
      }
    }
  }

  otherSources(source: AddonSource, id: string): Promise<AddonSummary[] | null> {
    const readProject: AddonCatalogue['project'] = (at, projectId) => this.project(at, projectId)
    return findOtherSources({ ...this.#matching(), readProject }, { source, id })
  }

  async projects(source: AddonSource, ids: readonly string[]): Promise<Map<string, AddonSummary>> {
    const wanted = [...new Set(ids)]
    const known = await storedProjects(this.#db, source, wanted)
    const all = new Map(known.map(({ project: found }) => [found.id, summaryOf(found)]))
    const old = known
      .filter(({ seenAt }) => Date.now() - +seenAt > 24 * fresh.project)
      .map(({ project: found }) => found.id)
    const missingOrOld = [...wanted.filter((id) => !all.has(id)), ...old]
    if (missingOrOld.length === 0) return all
    try {
      const found = await this.#sourceOf(source).projects(missingOrOld)
      await storeProjects(this.#db, found)
      for (const one of found)
        all.set(one.id, { ...summaryOf(one), author: one.author || (all.get(one.id)?.author ?? '') })
    } catch (error) {
      if (!(error instanceof CatalogueSourceError || error instanceof SourceUnavailable)) throw error
    }
    return all
  }

  async versions(
    source: AddonSource,
    id: string,
    target?: Target,
  ): Promise<CachedResponse<AddonVersion[]> | null> {
    const narrow = target && targetFilter(target)
    if (narrow === null) return { value: [], state: 'fresh', at: null }
    const key = `versions ${id} ${JSON.stringify(narrow ?? null)}`
    const { value, ...freshness } = await this.#answers.readThrough<AddonVersion[]>(
      source,
      key,
      fresh.versions,
      async () => {
        const all = await this.#sourceOf(source).versions(id, narrow)
        // Changelogs are long, so only the newest are read.
        return (
          all?.slice(0, maxVersions).map((one, at) => (at < withChanges ? one : { ...one, changes: null })) ??
          null
        )
      },
    )
    if (!value) return null
    return {
      value: target ? value.filter((one) => incompatibility(one, target) === null) : value,
      ...freshness,
    }
  }

  async version(source: AddonSource, projectId: string, id: string): Promise<AddonVersion | null> {
    const { value } = await this.#answers.readThrough(
      source,
      `version ${projectId} ${id}`,
      fresh.version,
      () => this.#sourceOf(source).version(projectId, id),
    )
    return value
  }

  async newest(source: AddonSource, id: string, target: Target): Promise<AddonVersion | null> {
    const all = await this.versions(source, id, target)
    return (all && bestOf(all.value, target)) ?? null
  }

  recognise(files: readonly Hashes[]): Promise<(Recognised | null)[]> {
    return this.#recogniser.recognise(files)
  }

  updates(versions: readonly AddonVersion[], target: Target): Promise<(AddonVersion | null)[]> {
    const newest: AddonCatalogue['newest'] = (source, id, at) => this.newest(source, id, at)
    return findUpdates({ answers: this.#answers, sources: this.#sources, newest }, versions, target)
  }

  downloadHosts(): string[] {
    return this.#hosts
  }

  #matching() {
    return { db: this.#db, answers: this.#answers, sources: this.#sources, isSame: this.#isSame }
  }

  #sourceOf(name: AddonSource) {
    const source = this.#sources.get(name)
    if (!source) throw new SourceUnavailable(name)
    return source
  }

  async #pageOf(source: AddonSource, page: FoundPage): Promise<AddonProject> {
    const embedded = embeddedPictures(page.description, (address) =>
      this.#places.get(source)?.picture(address),
    )
    const addresses = [...page.pictures.map(({ url }) => url), ...embedded]
    await recordPictures(this.#db, source, addresses)
    const sizes = await knownSizes(this.#db, embedded)
    return {
      ...pageOf(page),
      embedded: embedded.map((address) => ({
        address,
        url: pictureUrl(address),
        size: sizes.get(address) ?? null,
      })),
    }
  }
}

const foundOf = ({
  description: _,
  pictures: __,
  licence: ___,
  links: ____,
  createdAt: _____,
  ...found
}: FoundPage) => found

function pageOf({
  kinds,
  pictures,
  description,
  licence,
  links,
  createdAt,
  ...found
}: FoundPage): Omit<AddonProject, 'embedded'> {
  return {
    ...summaryOf({ kinds, ...found }),
    description,
    licence,
    links,
    createdAt,
    pictures: pictures.map(({ url, title }) => ({ url: pictureUrl(url), title })),
  }
}

function ignoreAway(error: unknown): undefined {
  if (!(error instanceof SourceUnavailable)) throw error
}
