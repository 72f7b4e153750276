import type { AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { z } from 'zod'
import type { Client } from '../client.ts'
import { classes, loaderNumbers, pageFromMod, projectFromMod, versionFromFile } from './curseforge-read.ts'
import { Categories, data, File, Found, Mod } from './curseforge-shapes.ts'
import { each, prose } from './shapes.ts'
import type { AddonCatalogueSource, FoundPage, FoundProject, SearchQuery, VersionFilter } from './source.ts'

const game = 432
const sorts: Record<AddonSort, number> = { relevance: 2, downloads: 6, updated: 3, newest: 11 }
/** CurseForge refuses results beyond this index. */
const deepest = 10_000

const query = (parts: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

const modLoader = (loaders: readonly string[] | undefined) => {
  const numbers = (loaders ?? []).flatMap((loader) => lookUp(loaderNumbers, loader) ?? [])
  return numbers[0]
}

/** CurseForge's API, version 1, with an operator's key. Source: docs.curseforge.com/rest-api */
export class CurseForgeSource implements AddonCatalogueSource {
  readonly pageSize = 50
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async search({ kind, words, categories, sort, loaders, gameVersion }: SearchQuery, page: number) {
    const ids =
      categories &&
      (await this.#categoriesOf(kind)).flatMap(({ slug, id: one }) =>
        categories.includes(slug) ? [one] : [],
      )
    if (ids?.length === 0 || page * 50 + 50 > deepest) return { projects: [], total: 0 }
    const params = query({
      gameId: game,
      classId: classes[kind],
      searchFilter: words || undefined,
      categoryId: ids?.length === 1 ? ids[0] : undefined,
      // The API accepts at most ten.
      categoryIds: ids && ids.length > 1 ? JSON.stringify(ids.slice(0, 10)) : undefined,
      gameVersion,
      modLoaderType: kind === 'mod' || kind === 'modpack' ? modLoader(loaders) : undefined,
      sortField: sorts[sort],
      sortOrder: 'desc',
      index: page * 50,
      pageSize: 50,
    })
    const found = await this.#client.get(`/v1/mods/search?${params}`, Found)
    return {
      projects: (found?.data ?? [])
        .map((mod) => this.#project(mod))
        .map((project) => (project.kinds.length > 0 ? project : { ...project, kinds: [kind] })),
      total: Math.min(found?.pagination.totalCount ?? 0, deepest),
    }
  }

  async categories(kind: AddonKind): Promise<string[]> {
    return (await this.#categoriesOf(kind)).map(({ slug }) => slug)
  }

  async project(projectId: string): Promise<FoundPage | null> {
    const path = `/v1/mods/${encodeURIComponent(projectId)}`
    const [mod, description] = await Promise.all([
      this.#client.get(path, data(Mod)),
      // A project whose description cannot be read is shown without one.
      this.#client.get(`${path}/description`, data(prose(200_000))).catch(() => null),
    ])
    return mod && pageFromMod(this.#client.place, mod.data, description?.data ?? '')
  }

  async projects(ids: readonly string[]): Promise<FoundProject[]> {
    const modIds = ids.map(Number).filter(Number.isSafeInteger)
    const found = await this.#client.post('/v1/mods', { modIds }, data(each(Mod)))
    return (found?.data ?? []).map((mod) => this.#project(mod))
  }

  async versions(project: string, narrow: VersionFilter | undefined): Promise<AddonVersion[] | null> {
    const params = query({
      gameVersion: narrow?.gameVersion,
      modLoaderType: modLoader(narrow?.loaders),
      pageSize: 50,
      index: 0,
    })
    const found = await this.#client.get(
      `/v1/mods/${encodeURIComponent(project)}/files?${params}`,
      data(each(File, 50)),
    )
    if (!found) return null
    return found.data
      .map((file) => this.#version(file))
      .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  }

  async version(project: string, versionId: string): Promise<AddonVersion | null> {
    const file = await this.#client.get(
      `/v1/mods/${encodeURIComponent(project)}/files/${encodeURIComponent(versionId)}`,
      data(File),
    )
    return file && this.#version(file.data)
  }

  /** It identifies files by its own fingerprint, which nodes do not compute: see decision 49. */
  async recognise(): Promise<Map<number, null>> {
    return new Map()
  }

  async #categoriesOf(kind: AddonKind) {
    const params = query({ gameId: game, classId: classes[kind] })
    return (await this.#client.get(`/v1/categories?${params}`, Categories))?.data ?? []
  }

  #project(mod: z.output<typeof Mod>): FoundProject {
    return projectFromMod(this.#client.place, mod)
  }

  #version(file: z.output<typeof File>): AddonVersion {
    return versionFromFile(this.#client.place, file)
  }
}
