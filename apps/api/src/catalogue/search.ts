import type { AddonSource, SourceState } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonHits, AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import {
  type AddonKind,
  coreOfLoader,
  type Loader,
  loaders,
  supportedAddons,
} from '@zubr/domain/cores/addons'
import type { z } from 'zod'
import type { Db } from '../database/open.ts'
import { SourceUnavailable, type Target } from './addon-catalogue.ts'
import type { Answers } from './answers.ts'
import { categoryNamesAt } from './categories.ts'
import { type CompareProjects, mergeHits } from './merge.ts'
import { maxHits, searchStoredProjects, storeProjects, summaryOf } from './projects.ts'
import type { AddonCatalogueSource, FoundProject, SearchQuery, VersionFilter } from './sources/source.ts'

const freshMs = 15 * 60_000

export type Sources = ReadonlyMap<AddonSource, AddonCatalogueSource>

/** The loaders of a kind of addon on a core; null if it supports none. */
export function versionFilterFor(kind: AddonKind, { core, gameVersion }: Target): VersionFilter | null {
  const wanted =
    kind === 'modpack'
      ? loaders.filter((loader: Loader) => coreOfLoader[loader] === core)
      : supportedAddons(core).find((taken) => taken.kind === kind)?.loaders
  if (!wanted || wanted.length === 0) return null
  // A proxy accepts addons for any game version.
  return { loaders: wanted, gameVersion: core === 'velocity' ? undefined : gameVersion }
}

type Page = { projects: FoundProject[]; total: number; state: SourceState; at: string | null }

/** The hits of one source in order, loaded page by page on demand. */
function streamOf(load: (page: number) => Promise<Page>, pageSize: number) {
  const pages: Page[] = []
  const hits: FoundProject[] = []
  return {
    pages,
    loaded: hits,
    async hit(at: number): Promise<FoundProject | undefined> {
      // A page may be shorter than its size, because invalid projects were dropped.
      while (at >= hits.length && (pages.length === 0 || pages.length * pageSize < (pages[0]?.total ?? 0))) {
        const page = await load(pages.length)
        pages.push(page)
        hits.push(...page.projects)
        if (page.state === 'away') break
      }
      return hits[at]
    },
  }
}

/** Loads a page of a source's hits; from the stored projects while the source is unavailable. */
function pageLoader(
  { db, answers }: { db: Db; answers: Answers },
  source: AddonSource,
  catalogueSource: AddonCatalogueSource,
  question: SearchQuery,
): (page: number) => Promise<Page> {
  return async (page) => {
    // The source has no such category.
    if (question.categories?.length === 0) return { projects: [], total: 0, state: 'fresh', at: null }
    try {
      const { value, state, at } = await answers.readThrough(
        source,
        `search ${page} ${JSON.stringify(question)}`,
        freshMs,
        async () => {
          const answer = await catalogueSource.search(question, page)
          await storeProjects(db, answer.projects)
          return answer
        },
      )
      return { projects: value?.projects ?? [], total: value?.total ?? 0, state, at }
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      const found = await searchStoredProjects(db, source, question, {
        offset: page * catalogueSource.pageSize,
        limit: catalogueSource.pageSize,
      })
      const isKnown = found.at !== null
      return { ...found, state: isKnown ? 'known' : 'away', at: found.at?.toISOString() ?? null }
    }
  }
}

/** Searches all enabled sources, and the stored projects of those that do not answer. */
export async function searchAddons(
  { db, answers, sources, isSame }: { db: Db; answers: Answers; sources: Sources; isSame: CompareProjects },
  input: z.output<typeof AddonSearch>,
): Promise<AddonHits> {
  const { kind, query: words, category, sort, offset, limit } = input
  const narrow = input.all === 'true' ? undefined : versionFilterFor(kind, input)
  const wanted = [...sources].filter(([name]) => input.source === undefined || input.source === name)
  if (narrow === null)
    return { hits: [], total: 0, sources: wanted.map(([source]) => ({ source, state: 'fresh', at: null })) }
  const streams = wanted.map(([source, catalogueSource]) => {
    const question: SearchQuery = {
      kind,
      words: words.toLowerCase().replaceAll(/\s+/g, ' '),
      categories: category === undefined ? undefined : categoryNamesAt(source, category),
      sort,
      loaders: narrow?.loaders,
      gameVersion: narrow?.gameVersion,
    }
    const load = pageLoader({ db, answers }, source, catalogueSource, question)
    return { source, ...streamOf(load, catalogueSource.pageSize) }
  })
  // In parallel: the visitor waits for the slowest source, not for their sum.
  await Promise.all(streams.map((stream) => stream.hit(0)))
  const max = Math.min(offset + limit, maxHits)
  const { merged, duplicates } = await mergeHits(streams, { sort, max, isSame })
  return {
    hits: merged.slice(offset).map(({ project, others }) => ({
      ...summaryOf(project, kind),
      others: others.map(({ source, id }) => ({ source, id })),
    })),
    total: Math.min(
      maxHits,
      streams.reduce((sum, { pages }) => sum + (pages[0]?.total ?? 0), 0) - duplicates,
    ),
    sources: streams.map(({ source, pages }) => {
      const worst = pages.find((page) => page?.state !== 'fresh') ?? pages[0]
      return { source, state: worst?.state ?? 'away', at: worst?.at ?? null }
    }),
  }
}
