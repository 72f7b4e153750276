import type { AddonSort } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { repositoryOf } from '@zubr/domain/cores/same-project'
import { z } from 'zod'
import type { Client } from '../client.ts'
import { count, each, fileOf, id, line, moment, prose, tags, webAddress } from './shapes.ts'
import type { AddonCatalogueSource, FoundPage, FoundProject, VersionFilter } from './source.ts'

// PaperMC's Hangar, version 1. Source: hangar.papermc.io/api-docs, github.com/HangarMC/Hangar

const platforms = ['PAPER', 'VELOCITY', 'WATERFALL'] as const
type Platform = (typeof platforms)[number]
const loadersOf: Record<Platform, string[]> = {
  PAPER: ['paper'],
  VELOCITY: ['velocity'],
  WATERFALL: ['waterfall', 'bungeecord'],
}

const byPlatform = <T>(schema: z.ZodType<T>) =>
  z.partialRecord(z.enum(platforms), z.unknown()).transform((all) =>
    platforms.flatMap((platform) => {
      const { data, success } = schema.safeParse(all[platform])
      return success && all[platform] !== undefined ? [{ platform, value: data }] : []
    }),
  )

const Links = each(
  z.object({ links: each(z.object({ name: line(100), url: z.string().nullish() }), 20) }),
  10,
).catch([])

const Project = z.object({
  id: id.optional().catch(undefined),
  name: line(200),
  namespace: z.object({ owner: line(200), slug: id }),
  stats: z.object({ downloads: count }).catch({ downloads: 0 }),
  category: line(60).catch(''),
  createdAt: moment.nullish().catch(null),
  lastUpdated: moment,
  avatarUrl: z.string().max(2_000).nullish().catch(null),
  description: line(1_000).nullish().catch(null),
  supportedPlatforms: byPlatform(tags).catch([]),
  settings: z.object({ links: Links }).nullish().catch(null),
})

const Page = Project.extend({
  mainPageContent: prose(200_000).nullish().catch(null),
  settings: z
    .object({
      links: Links,
      license: z
        .object({ name: line(200).nullish(), url: z.string().nullish(), type: line(100).nullish() })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
})

const Version = z.object({
  name: line(60),
  description: prose(20_000).nullish().catch(null),
  createdAt: moment,
  channel: z.object({ name: line(60) }).catch({ name: '' }),
  stats: z.object({ totalDownloads: count }).catch({ totalDownloads: 0 }),
  downloads: byPlatform(
    z.object({
      fileInfo: z
        .object({ name: z.string(), sizeBytes: z.number().int().positive(), sha256Hash: z.string() })
        .nullish()
        .catch(null),
      externalUrl: z.string().nullish().catch(null),
      downloadUrl: z.string().nullish().catch(null),
    }),
  ),
  pluginDependencies: byPlatform(
    each(
      z.object({
        name: line(200),
        projectId: id.nullish().catch(null),
        required: z.boolean(),
        externalUrl: z.string().nullish(),
      }),
      200,
    ),
  ).catch([]),
  platformDependencies: byPlatform(tags).catch([]),
})

const Projects = z.object({ pagination: z.object({ count }), result: each(Project, 25) })
const Versions = z.object({ pagination: z.object({ count }), result: each(Version, 25) })

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

export function hangar({ get, place }: Client): AddonCatalogueSource {
  const fromProject = (project: z.output<typeof Project>): FoundProject => ({
    source: 'hangar',
    id: project.id ?? project.namespace.slug,
    slug: project.namespace.slug,
    kinds: ['plugin'],
    name: project.name || project.namespace.slug,
    summary: project.description ?? '',
    author: project.namespace.owner,
    icon: project.avatarUrl && place.picture(project.avatarUrl) ? project.avatarUrl : null,
    loaders: project.supportedPlatforms.flatMap(({ platform }) => loadersOf[platform]),
    // The versions of a proxy are its own, not the game's.
    gameVersions: project.supportedPlatforms.find(({ platform }) => platform === 'PAPER')?.value ?? [],
    categories: project.category ? [project.category] : [],
    downloads: project.stats.downloads,
    updatedAt: project.lastUpdated,
    clientOnly: false,
    ...(project.settings && { repository: codeOf(project.settings.links) }),
  })

  /** One version for each platform, with its own file and dependencies. */
  const fromVersion = (project: string, version: z.output<typeof Version>): AddonVersion[] =>
    version.downloads.map(({ platform, value: { fileInfo, externalUrl, downloadUrl } }) => {
      const named = /^(alpha|beta|snapshot|dev)/i.exec(version.channel.name)?.[1]?.toLowerCase()
      const needs = version.pluginDependencies.find((of) => of.platform === platform)?.value ?? []
      const games = version.platformDependencies.find((of) => of.platform === platform)?.value ?? []
      const file =
        fileInfo && !externalUrl && downloadUrl
          ? fileOf({
              name: fileInfo.name,
              url: place.file(downloadUrl),
              bytes: fileInfo.sizeBytes,
              hash: `sha256:${fileInfo.sha256Hash.toLowerCase()}`,
            })
          : null
      return {
        source: 'hangar',
        project,
        id: `${platform.toLowerCase()}:${version.name}`,
        number: version.name,
        name: version.name,
        channel: named === undefined ? 'release' : named === 'beta' ? 'beta' : 'alpha',
        loaders: loadersOf[platform],
        gameVersions: platform === 'PAPER' ? games : [],
        publishedAt: version.createdAt,
        downloads: version.stats.totalDownloads,
        changes: version.description ?? null,
        file,
        pageUrl: webAddress(externalUrl),
        dependencies: needs.map((need) => ({
          kind: need.required ? ('required' as const) : ('optional' as const),
          // Without an ID, its name is the slug, unless it belongs to another site.
          project: need.projectId ?? (need.externalUrl ? null : need.name),
          version: null,
          name: need.name,
        })),
      }
    })

  const platformFor = (loaders: readonly string[]) =>
    platforms.find((platform) => loaders.some((loader) => loadersOf[platform].includes(loader)))

  async function versions(project: string, narrow?: VersionFilter): Promise<AddonVersion[] | null> {
    const platform = narrow && platformFor(narrow.loaders)
    if (narrow && !platform) return []
    const all: AddonVersion[] = []
    for (let page = 0; page < maxPages; page += 1) {
      const params = new URLSearchParams({ limit: '25', offset: String(page * 25) })
      if (platform) params.set('platform', platform)
      if (platform === 'PAPER' && narrow?.gameVersion !== undefined)
        params.set('platformVersion', narrow.gameVersion)
      const found = await get(`/api/v1/projects/${one(project)}/versions?${params}`, Versions)
      if (!found) return null
      all.push(...found.result.flatMap((version) => fromVersion(project, version)))
      if ((page + 1) * 25 >= found.pagination.count) break
    }
    return all.filter(
      ({ loaders }) => !platform || loaders.some((loader) => loadersOf[platform].includes(loader)),
    )
  }

  async function versionBy(hash: string): Promise<AddonVersion | null> {
    const project = await get(`/api/v1/versions/hash/${one(hash)}`, Project)
    if (!project) return null
    const all = await versions(project.id ?? project.namespace.slug, undefined)
    return all?.find(({ file }) => file?.hash === `sha256:${hash}`) ?? null
  }

  return {
    pageSize: 25,
    async search({ kind, words: searchWords, categories: wanted, sort, loaders, gameVersion }, page) {
      const platform = loaders && platformFor(loaders)
      const category = wanted?.find((name) => categories.includes(name))
      const isElsewhere = kind !== 'plugin' || (loaders && !platform) || (wanted && category === undefined)
      if (isElsewhere) return { projects: [], total: 0 }
      const params = new URLSearchParams({ limit: '25', offset: String(page * 25), sort: sorts[sort] })
      if (searchWords) params.set('query', searchWords)
      if (category !== undefined) params.set('category', category)
      if (platform) params.set('platform', platform)
      if (platform === 'PAPER' && gameVersion !== undefined) params.set('version', gameVersion)
      const found = await get(`/api/v1/projects?${params}`, Projects)
      return { projects: (found?.result ?? []).map(fromProject), total: found?.pagination.count ?? 0 }
    },
    categories: async (kind) => (kind === 'plugin' ? categories : []),
    async project(projectId): Promise<FoundPage | null> {
      const project = await get(`/api/v1/projects/${one(projectId)}`, Page)
      if (!project) return null
      const { license, links = [] } = project.settings ?? {}
      const named = links
        .flatMap((group) => group.links)
        .flatMap(({ name, url }) => {
          const address = webAddress(url)
          const what =
            (['issues', 'wiki', 'chat', 'code'] as const).find((of) => linkNames[of].test(name)) ??
            ('home' as const)
          return address === null ? [] : [{ what, url: address }]
        })
      return {
        ...fromProject(project),
        description: project.mainPageContent ?? '',
        pictures: [],
        licence:
          license?.name || license?.type
            ? { name: license.name || license.type || '', url: webAddress(license.url) }
            : null,
        links: [
          {
            what: 'page',
            url: `https://hangar.papermc.io/${one(project.namespace.owner)}/${one(project.namespace.slug)}`,
          },
          ...named.slice(0, 10),
        ],
        createdAt: project.createdAt ?? null,
      }
    },
    async projects(ids) {
      const found = await Promise.all(
        ids.slice(0, 50).map((projectId) => get(`/api/v1/projects/${one(projectId)}`, Project)),
      )
      return found.flatMap((project) => (project ? [fromProject(project)] : []))
    },
    versions,
    async version(project, versionId) {
      const [, platform = '', name = ''] = /^([a-z]+):(.+)$/.exec(versionId) ?? []
      if (!name) return null
      const version = await get(`/api/v1/projects/${one(project)}/versions/${one(name)}`, Version)
      return (
        (version && fromVersion(project, version).find((of) => of.id === `${platform}:${version.name}`)) ??
        null
      )
    },
    recognisesAtOnce,
    async recognise(files) {
      const found = new Map<number, AddonVersion | null>()
      const waiting = files.flatMap(({ sha256 }, at) => (sha256 ? [{ at, hash: sha256.toLowerCase() }] : []))
      const lanes = Array.from({ length: recogniseLanes }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          found.set(next.at, await versionBy(next.hash))
      })
      const ends = await Promise.allSettled(lanes)
      const broken = ends.find((end) => end.status === 'rejected')
      // The results so far are valid, and the rest is requested another time.
      if (broken && found.size === 0) throw broken.reason
      return found
    },
  }
}

/** The repository among the project's links, found by the link's title. */
const codeOf = (groups: z.output<typeof Links>): string | null =>
  groups
    .flatMap(({ links }) => links)
    .flatMap(({ name, url }) => (linkNames.code.test(name) ? (repositoryOf(url) ?? []) : []))[0] ?? null

const linkNames = {
  issues: /issue|bug/i,
  wiki: /wiki|doc/i,
  chat: /discord|chat|support/i,
  code: /source|code|git/i,
}
