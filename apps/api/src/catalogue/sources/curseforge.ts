import type { AddonSort, DependencyKind } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { repositoryOf } from '@zubr/domain/cores/same-project'
import { lookUp } from '@zubr/domain/tables/look-up'
import { z } from 'zod'
import type { Client } from '../client.ts'
import { textOf } from './html-text.ts'
import { count, each, fileOf, id, line, moment, prose, webAddress } from './shapes.ts'
import type { AddonCatalogueSource, FoundPage, FoundProject, VersionFilter } from './source.ts'

// CurseForge's API, version 1, with an operator's key. Source: docs.curseforge.com/rest-api

const game = 432
const classes: Record<AddonKind, number> = { plugin: 5, mod: 6, datapack: 6945, modpack: 4471 }
const loaderNumbers: Record<string, number> = { forge: 1, fabric: 4, quilt: 5, neoforge: 6 }
const loadersByLabel = new Map([
  ['forge', 'forge'],
  ['fabric', 'fabric'],
  ['quilt', 'quilt'],
  ['neoforge', 'neoforge'],
])
const sorts: Record<AddonSort, number> = { relevance: 2, downloads: 6, updated: 3, newest: 11 }
const dependencyKindOf: Record<number, DependencyKind> = {
  1: 'embedded',
  2: 'optional',
  3: 'required',
  5: 'incompatible',
  6: 'embedded',
}

const Mod = z.object({
  id,
  classId: z.number().int().nullish().catch(null),
  slug: line(200).catch(''),
  name: line(200),
  summary: line(1_000).catch(''),
  links: z
    .object({
      websiteUrl: z.string().nullish(),
      wikiUrl: z.string().nullish(),
      issuesUrl: z.string().nullish(),
      sourceUrl: z.string().nullish(),
    })
    .partial()
    .nullish()
    .catch(null),
  downloadCount: z.number().nonnegative().transform(Math.floor).catch(0),
  categories: each(z.object({ slug: line(60) }), 50).catch([]),
  authors: each(z.object({ name: line(100) }), 20).catch([]),
  logo: z
    .object({ url: z.string().max(2_000) })
    .nullish()
    .catch(null),
  screenshots: each(z.object({ url: z.string().max(2_000), title: line(200).catch('') }), 50).catch([]),
  latestFilesIndexes: each(
    z.object({ gameVersion: line(40), modLoader: z.number().int().nullish() }),
    1_000,
  ).catch([]),
  dateCreated: moment.nullish().catch(null),
  dateModified: moment,
})

const File = z.object({
  id,
  modId: id,
  displayName: line(300).catch(''),
  fileName: z.string().max(300),
  releaseType: z.number().int().catch(1),
  fileDate: moment,
  fileLength: z.number().int().positive().nullable().catch(null),
  downloadCount: z.number().nonnegative().transform(Math.floor).catch(0),
  downloadUrl: z.string().nullish().catch(null),
  hashes: each(z.object({ value: z.string(), algo: z.number().int() }), 10).catch([]),
  gameVersions: each(line(40), 500).catch([]),
  dependencies: each(z.object({ modId: id, relationType: z.number().int() }), 500).catch([]),
})

const data = <T>(schema: z.ZodType<T>) => z.object({ data: schema })
const Found = z.object({ data: each(Mod, 50), pagination: z.object({ totalCount: count }) })
const Categories = data(each(z.object({ id: z.number().int(), slug: line(60) }), 500))
/** CurseForge refuses results beyond this index. */
const deepest = 10_000

export function curseforge({ get, post, place }: Client): AddonCatalogueSource {
  const kindOf = (classId: number | null | undefined) =>
    // The keys of the literal.
    (Object.keys(classes) as AddonKind[]).filter((kind) => classes[kind] === classId)
  const fromMod = (mod: z.output<typeof Mod>): FoundProject => {
    const kinds = kindOf(mod.classId)
    const numbers = new Set(mod.latestFilesIndexes.map(({ modLoader }) => modLoader))
    const loaders = Object.entries(loaderNumbers).flatMap(([loader, number]) =>
      numbers.has(number) ? [loader] : [],
    )
    return {
      source: 'curseforge',
      id: mod.id,
      slug: mod.slug || mod.id,
      kinds,
      name: mod.name,
      summary: mod.summary,
      author: mod.authors[0]?.name ?? '',
      icon: mod.logo && place.picture(mod.logo.url) ? mod.logo.url : null,
      loaders: kinds.includes('plugin') ? ['bukkit'] : kinds.includes('datapack') ? ['datapack'] : loaders,
      gameVersions: [...new Set(mod.latestFilesIndexes.map(({ gameVersion }) => gameVersion))],
      categories: mod.categories.map(({ slug }) => slug),
      downloads: mod.downloadCount,
      updatedAt: mod.dateModified,
      clientOnly: false,
      repository: repositoryOf(mod.links?.sourceUrl),
    }
  }
  const fromFile = (file: z.output<typeof File>): AddonVersion => {
    const labels = file.gameVersions.map((word) => word.toLowerCase())
    const loaders = labels.flatMap((word) => loadersByLabel.get(word) ?? [])
    const sha1 = file.hashes.find(({ algo }) => algo === 1)?.value.toLowerCase() ?? ''
    return {
      source: 'curseforge',
      project: file.modId,
      id: file.id,
      number: file.displayName || file.fileName,
      name: file.displayName || file.fileName,
      channel: file.releaseType === 1 ? 'release' : file.releaseType === 2 ? 'beta' : 'alpha',
      loaders: loaders.length > 0 ? loaders : /\.zip$/i.test(file.fileName) ? ['datapack'] : ['bukkit'],
      gameVersions: file.gameVersions.filter((word) => /^\d/.test(word)),
      publishedAt: file.fileDate,
      downloads: file.downloadCount,
      changes: null,
      // Without an address the author forbids third-party downloads: it is a manual download.
      file: file.downloadUrl
        ? fileOf({
            name: file.fileName,
            url: place.file(file.downloadUrl),
            bytes: file.fileLength,
            hash: `sha1:${sha1}`,
          })
        : null,
      pageUrl: `https://www.curseforge.com/projects/${file.modId}`,
      dependencies: file.dependencies.flatMap(({ modId, relationType }) => {
        const kind = dependencyKindOf[relationType]
        return kind ? [{ kind, project: modId, version: null, name: null }] : []
      }),
    }
  }
  const query = (parts: Record<string, string | number | undefined>) =>
    new URLSearchParams(
      Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
  const categoriesOf = async (kind: AddonKind) =>
    (await get(`/v1/categories?${query({ gameId: game, classId: classes[kind] })}`, Categories))?.data ?? []
  const modLoader = (loaders: readonly string[] | undefined) => {
    const numbers = (loaders ?? []).flatMap((loader) => lookUp(loaderNumbers, loader) ?? [])
    return numbers[0]
  }

  async function versions(
    project: string,
    narrow: VersionFilter | undefined,
  ): Promise<AddonVersion[] | null> {
    const params = query({
      gameVersion: narrow?.gameVersion,
      modLoaderType: modLoader(narrow?.loaders),
      pageSize: 50,
      index: 0,
    })
    const found = await get(`/v1/mods/${encodeURIComponent(project)}/files?${params}`, data(each(File, 50)))
    if (!found) return null
    return found.data.map(fromFile).toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  }

  return {
    pageSize: 50,
    async search({ kind, words, categories, sort, loaders, gameVersion }, page) {
      const ids =
        categories &&
        (await categoriesOf(kind)).flatMap(({ slug, id: one }) => (categories.includes(slug) ? [one] : []))
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
      const found = await get(`/v1/mods/search?${params}`, Found)
      return {
        projects: (found?.data ?? [])
          .map(fromMod)
          .map((project) => (project.kinds.length > 0 ? project : { ...project, kinds: [kind] })),
        total: Math.min(found?.pagination.totalCount ?? 0, deepest),
      }
    },
    categories: async (kind) => (await categoriesOf(kind)).map(({ slug }) => slug),
    async project(projectId): Promise<FoundPage | null> {
      const [mod, description] = await Promise.all([
        get(`/v1/mods/${encodeURIComponent(projectId)}`, data(Mod)),
        // A project whose description cannot be read is shown without one.
        get(`/v1/mods/${encodeURIComponent(projectId)}/description`, data(prose(200_000))).catch(() => null),
      ])
      if (!mod) return null
      const { links, screenshots, dateCreated } = mod.data
      const link = (what: 'page' | 'code' | 'issues' | 'wiki', address: string | null | undefined) => {
        const url = webAddress(address)
        return url === null ? [] : [{ what, url }]
      }
      return {
        ...fromMod(mod.data),
        description: textOf(description?.data ?? ''),
        pictures: screenshots.filter(({ url }) => place.picture(url)),
        licence: null,
        links: [
          ...link('page', links?.websiteUrl),
          ...link('code', links?.sourceUrl),
          ...link('issues', links?.issuesUrl),
          ...link('wiki', links?.wikiUrl),
        ],
        createdAt: dateCreated ?? null,
      }
    },
    async projects(ids) {
      const modIds = ids.map(Number).filter(Number.isSafeInteger)
      const found = await post('/v1/mods', { modIds }, data(each(Mod)))
      return (found?.data ?? []).map(fromMod)
    },
    versions,
    async version(project, versionId) {
      const file = await get(
        `/v1/mods/${encodeURIComponent(project)}/files/${encodeURIComponent(versionId)}`,
        data(File),
      )
      return file && fromFile(file.data)
    },
    // It identifies files by its own fingerprint, which nodes do not compute: see decision 49.
    recognise: async () => new Map(),
  }
}
