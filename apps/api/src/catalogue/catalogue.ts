import type { Config } from '@zubr/config'
import { type AddonSource, addonChannels } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { Catalogue } from '@zubr/domain/catalogue'
import { type AddonKind, incompatibility, supportedAddons } from '@zubr/domain/cores/addons'
import type { Db } from '../database/open.ts'
import { userAgentOf } from '../http/user-agent.ts'
import {
  type AddonCatalogue,
  type CachedResponse,
  SourceUnavailable,
  type Target,
} from './addon-catalogue.ts'
import { openAnswers } from './answers.ts'
import { unifyCategories } from './categories.ts'
import { CatalogueSourceError, type ClientLimits, openClient } from './client.ts'
import { projectComparison } from './merge.ts'
import { findOtherSources } from './other-sources.ts'
import { embeddedPictures } from './pictures/embedded.ts'
import { pictureUrl, recordPictures } from './pictures/keys.ts'
import { knownSizes } from './pictures/known-sizes.ts'
import { addonPlaces } from './places.ts'
import { storedProjects, storeProjects, summaryOf } from './projects.ts'
import { readingRecorder } from './readings.ts'
import { recogniser } from './recognise.ts'
import { searchAddons } from './search.ts'
import { curseforge } from './sources/curseforge.ts'
import { hangar } from './sources/hangar.ts'
import { modrinth } from './sources/modrinth.ts'
import type { AddonCatalogueSource, FoundPage, VersionFilter } from './sources/source.ts'

const makers = { modrinth, hangar, curseforge }

const minute = 60_000
/** How long a response is fresh. */
const fresh = {
  project: 60 * minute,
  versions: 15 * minute,
  version: 24 * 60 * minute,
  categories: 24 * 60 * minute,
}

export type CatalogueContext = {
  db: Db
  config: Pick<Config, 'addonSources' | 'curseforgeKey' | 'siteUrl'>
  brand: Catalogue['brand']
  /** A monotonic clock in milliseconds. */
  now?: () => number
  /** For tests, to avoid waiting. */
  limits?: Partial<ClientLimits>
  /** For tests: the pause between background requests. */
  laterMs?: number
}

/**
 * All external catalogues behind one interface. One instance per process, because it counts the
 * sources' rate limits.
 */
export function openCatalogue(context: CatalogueContext): AddonCatalogue {
  const { db, laterMs = 20_000 } = context
  const answers = openAnswers(db)
  const { sources, places, hosts } = openSources(context)
  const sourceOf = (name: AddonSource) => {
    const source = sources.get(name)
    if (!source) throw new SourceUnavailable(name)
    return source
  }

  async function project(source: AddonSource, id: string): Promise<CachedResponse<AddonProject> | null> {
    try {
      const { value, ...freshness } = await answers.readThrough<FoundPage>(
        source,
        `project ${id}`,
        fresh.project,
        async () => {
          const page = await sourceOf(source).project(id)
          if (page) await storeProjects(db, [foundOf(page)])
          return page
        },
      )
      if (!value) return null
      const embedded = embeddedPictures(value.description, (address) => places.get(source)?.picture(address))
      const addresses = [...value.pictures.map(({ url }) => url), ...embedded]
      await recordPictures(db, source, addresses)
      const sizes = await knownSizes(db, embedded)
      return {
        value: {
          ...pageOf(value),
          embedded: embedded.map((address) => ({
            address,
            url: pictureUrl(address),
            size: sizes.get(address) ?? null,
          })),
        },
        ...freshness,
      }
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      // A search result is stored: it is shown instead of the page.
      const [known] = await storedProjects(db, source, [id])
      if (!known) throw error
      const rest = { description: '', pictures: [], embedded: [], licence: null, links: [], createdAt: null }
      return {
        value: { ...summaryOf(known.project), ...rest },
        state: 'known',
        at: known.seenAt.toISOString(),
      }
    }
  }

  async function projects(source: AddonSource, ids: readonly string[]): Promise<Map<string, AddonSummary>> {
    const wanted = [...new Set(ids)]
    const known = await storedProjects(db, source, wanted)
    const all = new Map(known.map(({ project: found }) => [found.id, summaryOf(found)]))
    const old = known
      .filter(({ seenAt }) => Date.now() - +seenAt > 24 * fresh.project)
      .map(({ project: found }) => found.id)
    const missingOrOld = [...wanted.filter((id) => !all.has(id)), ...old]
    if (missingOrOld.length === 0) return all
    try {
      const found = await sourceOf(source).projects(missingOrOld)
      await storeProjects(db, found)
      for (const one of found)
        all.set(one.id, { ...summaryOf(one), author: one.author || (all.get(one.id)?.author ?? '') })
    } catch (error) {
      if (!(error instanceof CatalogueSourceError || error instanceof SourceUnavailable)) throw error
    }
    return all
  }

  const isSame = projectComparison({ answers, sources })
  async function versions(
    source: AddonSource,
    id: string,
    target?: Target,
  ): Promise<CachedResponse<AddonVersion[]> | null> {
    const narrow = target && wholeNarrow(target)
    if (narrow === null) return { value: [], state: 'fresh', at: null }
    const key = `versions ${id} ${JSON.stringify(narrow ?? null)}`
    const { value, ...freshness } = await answers.readThrough<AddonVersion[]>(
      source,
      key,
      fresh.versions,
      async () => {
        const all = await sourceOf(source).versions(id, narrow)
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

  async function version(source: AddonSource, projectId: string, id: string): Promise<AddonVersion | null> {
    const { value } = await answers.readThrough(source, `version ${projectId} ${id}`, fresh.version, () =>
      sourceOf(source).version(projectId, id),
    )
    return value
  }

  async function newest(source: AddonSource, id: string, target: Target): Promise<AddonVersion | null> {
    const all = await versions(source, id, target)
    return (all && bestOf(all.value, target)) ?? null
  }

  return {
    on: [...sources.keys()],
    search: (input) => searchAddons({ db, answers, sources, isSame }, input),
    async categories(kind: AddonKind) {
      const named = new Map<string, AddonSource[]>()
      const all = await Promise.all(
        [...sources].map(async ([name, source]) => {
          const response = await answers
            .readThrough(name, `categories ${kind}`, fresh.categories, () => source.categories(kind))
            .catch(ignoreAway)
          return [name, response?.value ?? []] as const
        }),
      )
      for (const [name, categories] of all)
        for (const category of unifyCategories(name, categories))
          named.set(category, [...(named.get(category) ?? []), name])
      return [...named].map(([name, of]) => ({ name, sources: [...new Set(of)] }))
    },
    project,
    otherSources: (source, id) =>
      findOtherSources({ db, answers, sources, isSame, readProject: project }, { source, id }),
    projects,
    versions,
    version,
    newest,
    ...recogniser({ answers, sources, projects, newest, narrowOf: wholeNarrow, pauseMs: laterMs }),
    downloadHosts: () => hosts,
  }
}

/** The enabled sources with their clients. */
export function openSources({
  db,
  config,
  brand,
  now = () => performance.now(),
  limits = {},
}: CatalogueContext) {
  const places = addonPlaces(config)
  const note = readingRecorder(db)
  const userAgent = userAgentOf(brand, config.siteUrl)
  return {
    hosts: [...new Set(places.flatMap(({ fileHosts }) => fileHosts))],
    places: new Map(places.map((place) => [place.source, place])),
    sources: new Map<AddonSource, AddonCatalogueSource>(
      places.map((place) => {
        const key = place.source === 'curseforge' ? config.curseforgeKey : undefined
        return [place.source, makers[place.source](openClient(place, { userAgent, key, now, note, limits }))]
      }),
    ),
  }
}

const maxVersions = 300
const withChanges = 20

/** The loaders of all kinds of addons that a core supports; null if it supports none. */
function wholeNarrow({ core, gameVersion }: Target): VersionFilter | null {
  const loaders = supportedAddons(core).flatMap((support) => support.loaders)
  return loaders.length > 0 ? { loaders, gameVersion: core === 'velocity' ? undefined : gameVersion } : null
}

/** The newest version of the most stable channel. Among equals, the one made for this core. */
export function bestOf(versions: readonly AddonVersion[], { core }: Target): AddonVersion | undefined {
  const order = supportedAddons(core).flatMap((support) => support.loaders as readonly string[])
  const rank = (version: AddonVersion) =>
    Math.min(...version.loaders.map((loader) => order.indexOf(loader)).filter((at) => at >= 0))
  const furthest =
    addonChannels
      .map((channel) => versions.filter((one) => one.channel === channel))
      .find((all) => all.length > 0) ?? []
  const [first] = furthest.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  return (
    first && furthest.filter(({ number }) => number === first.number).toSorted((a, b) => rank(a) - rank(b))[0]
  )
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
