import type { AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { z } from 'zod'
import type { Hashes } from '../addon-catalogue.ts'
import type { Client } from '../client.ts'
import { pageFromHangar, projectFromHangar, versionsFromHangar } from './hangar-read.ts'
import { loadersOf, Page, Project, Projects, platforms, Version, Versions } from './hangar-shapes.ts'
import type { AddonCatalogueSource, FoundPage, FoundProject, SearchQuery, VersionFilter } from './source.ts'

const sorts: Record<AddonSort, string> = {
  relevance: '-downloads',
  downloads: '-downloads',
  updated: '-updated',
  newest: '-newest',
}
/** Hangar publishes no list of its categories. */
const categories = [
  'admin_tools',
  'chat',
  'dev_tools',
  'economy',
  'gameplay',
  'games',
  'protection',
  'role_playing',
  'world_management',
  'misc',
]
/** The newest versions of a project. Older ones can be requested by name. */
const maxPages = 2
/** One request for each file, and up to two more for a known one. */
const recognisesAtOnce = 20
const recogniseLanes = 5

const one = encodeURIComponent

const platformFor = (loaders: readonly string[]) =>
  platforms.find((platform) => loaders.some((loader) => loadersOf[platform].includes(loader)))

/** PaperMC's Hangar, version 1. Source: hangar.papermc.io/api-docs, github.com/HangarMC/Hangar */
export class HangarSource implements AddonCatalogueSource {
  readonly pageSize = 25
  readonly recognisesAtOnce = recognisesAtOnce
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async search(
    { kind, words: searchWords, categories: wanted, sort, loaders, gameVersion }: SearchQuery,
    page: number,
  ) {
    const platform = loaders && platformFor(loaders)
    const category = wanted?.find((name) => categories.includes(name))
    const isElsewhere = kind !== 'plugin' || (loaders && !platform) || (wanted && category === undefined)
    if (isElsewhere) return { projects: [], total: 0 }
    const params = new URLSearchParams({ limit: '25', offset: String(page * 25), sort: sorts[sort] })
    if (searchWords) params.set('query', searchWords)
    if (category !== undefined) params.set('category', category)
    if (platform) params.set('platform', platform)
    if (platform === 'PAPER' && gameVersion !== undefined) params.set('version', gameVersion)
    const found = await this.#client.get(`/api/v1/projects?${params}`, Projects)
    return {
      projects: (found?.result ?? []).map((project) => this.#project(project)),
      total: found?.pagination.count ?? 0,
    }
  }

  async categories(kind: AddonKind): Promise<string[]> {
    return kind === 'plugin' ? categories : []
  }

  async project(projectId: string): Promise<FoundPage | null> {
    const project = await this.#client.get(`/api/v1/projects/${one(projectId)}`, Page)
    return project && pageFromHangar(this.#client.place, project)
  }

  async projects(ids: readonly string[]): Promise<FoundProject[]> {
    const found = await Promise.all(
      ids.slice(0, 50).map((projectId) => this.#client.get(`/api/v1/projects/${one(projectId)}`, Project)),
    )
    return found.flatMap((project) => (project ? [this.#project(project)] : []))
  }

  async versions(project: string, narrow?: VersionFilter): Promise<AddonVersion[] | null> {
    const platform = narrow && platformFor(narrow.loaders)
    if (narrow && !platform) return []
    const all: AddonVersion[] = []
    for (let page = 0; page < maxPages; page += 1) {
      const params = new URLSearchParams({ limit: '25', offset: String(page * 25) })
      if (platform) params.set('platform', platform)
      if (platform === 'PAPER' && narrow?.gameVersion !== undefined)
        params.set('platformVersion', narrow.gameVersion)
      const found = await this.#client.get(`/api/v1/projects/${one(project)}/versions?${params}`, Versions)
      if (!found) return null
      all.push(...found.result.flatMap((version) => versionsFromHangar(this.#client.place, project, version)))
      if ((page + 1) * 25 >= found.pagination.count) break
    }
    return all.filter(
      ({ loaders }) => !platform || loaders.some((loader) => loadersOf[platform].includes(loader)),
    )
  }

  async version(project: string, versionId: string): Promise<AddonVersion | null> {
    const [, platform = '', name = ''] = /^([a-z]+):(.+)$/.exec(versionId) ?? []
    if (!name) return null
    const version = await this.#client.get(`/api/v1/projects/${one(project)}/versions/${one(name)}`, Version)
    return (
      (version &&
        versionsFromHangar(this.#client.place, project, version).find(
          (of) => of.id === `${platform}:${version.name}`,
        )) ??
      null
    )
  }

  async recognise(files: readonly Hashes[]): Promise<Map<number, AddonVersion | null>> {
    const found = new Map<number, AddonVersion | null>()
    const waiting = files.flatMap(({ sha256 }, at) => (sha256 ? [{ at, hash: sha256.toLowerCase() }] : []))
    const lanes = Array.from({ length: recogniseLanes }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        found.set(next.at, await this.#versionBy(next.hash))
    })
    const ends = await Promise.allSettled(lanes)
    const broken = ends.find((end) => end.status === 'rejected')
    // The results so far are valid, and the rest is requested another time.
    if (broken && found.size === 0) throw broken.reason
    return found
  }

  async #versionBy(hash: string): Promise<AddonVersion | null> {
    const project = await this.#client.get(`/api/v1/versions/hash/${one(hash)}`, Project)
    if (!project) return null
    const all = await this.versions(project.id ?? project.namespace.slug, undefined)
    return all?.find(({ file }) => file?.hash === `sha256:${hash}`) ?? null
  }

  #project(project: z.output<typeof Project>): FoundProject {
    return projectFromHangar(this.#client.place, project)
  }
}
