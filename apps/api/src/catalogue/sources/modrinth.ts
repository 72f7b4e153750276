import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import {
  type AddonChannel,
  type AddonSort,
  addonChannels,
  dependencyKinds,
} from '@zubr/contracts/catalogue/signs'
import { z } from 'zod'
import type { Client } from '../client.ts'
import {
  count,
  each,
  fileOf,
  id,
  isLoader,
  kindsOf,
  line,
  moment,
  prose,
  webAddress,
  words,
} from './shapes.ts'
import type { AddonCatalogueSource, FoundPage, FoundProject, Narrow, Question } from './source.ts'

// Modrinth's interface, version 2. Source: docs.modrinth.com/api, github.com/modrinth/code

const Side = z.string().max(40).nullish().catch(null)

/** What lists and pages have in common; loaders stand among the categories. */
const Common = {
  slug: line(200).catch(''),
  project_type: z.string().max(40),
  title: line(200),
  description: line(1_000).catch(''),
  categories: words.catch([]),
  downloads: count,
  icon_url: z.string().max(2_000).nullish().catch(null),
  client_side: Side,
  server_side: Side,
}

const Hit = z.object({
  ...Common,
  project_id: id,
  author: line(200).catch(''),
  versions: words.catch([]),
  date_modified: moment,
  environment: z.array(z.string().max(60)).nullish().catch(null),
})

const Project = z.object({
  ...Common,
  id,
  loaders: words.catch([]),
  game_versions: words.catch([]),
  updated: moment,
})

const Page = Project.extend({
  additional_categories: words.catch([]),
  body: prose(200_000).catch(''),
  published: moment.nullish().catch(null),
  license: z
    .object({
      id: line(100).catch(''),
      name: line(200).nullish().catch(null),
      url: z.string().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  issues_url: z.string().nullish().catch(null),
  source_url: z.string().nullish().catch(null),
  wiki_url: z.string().nullish().catch(null),
  discord_url: z.string().nullish().catch(null),
  gallery: each(z.object({ url: z.string().max(2_000), title: line(200).nullish().catch(null) }), 50)
    .nullish()
    .catch(null),
})

const Version = z.object({
  id,
  project_id: id,
  name: line(300).catch(''),
  version_number: line(200),
  changelog: prose(20_000).nullish().catch(null),
  version_type: z.enum(addonChannels).catch('release'),
  loaders: words,
  game_versions: words,
  date_published: moment,
  downloads: count,
  files: each(
    z.object({
      hashes: z.object({ sha512: z.string() }),
      url: z.string(),
      filename: z.string(),
      primary: z.boolean().catch(false),
      size: z.number().int().positive().nullable().catch(null),
      file_type: z.string().nullish().catch(null),
    }),
    50,
  ),
  dependencies: each(
    z.object({
      version_id: id.nullish().catch(null),
      project_id: id.nullish().catch(null),
      file_name: line(200).nullish().catch(null),
      dependency_type: z.enum(dependencyKinds),
    }),
    500,
  ).catch([]),
})

const Hits = z.object({ hits: each(Hit, 100), total_hits: count })
const Members = each(
  z.object({
    role: z.string().catch(''),
    is_owner: z.boolean().optional().catch(undefined),
    user: z.object({ username: line(100) }),
  }),
  100,
)
const Tags = each(z.object({ name: line(60), project_type: z.string(), header: z.string() }))
const ByHash = z.record(z.string().max(200), z.unknown()).transform((all) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([hash, said]) => {
      const { data } = Version.safeParse(said)
      return data ? [[hash, data] as const] : []
    }),
  ),
)

const indexes: Record<AddonSort, string> = {
  relevance: 'relevance',
  downloads: 'downloads',
  updated: 'updated',
  newest: 'newest',
}
const clientAlone = new Set(['client_only', 'singleplayer_only'])

const query = (parts: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  ).toString()

export function modrinth({ get, post, place }: Client): AddonCatalogueSource {
  const common = (
    one: z.output<typeof Hit> | z.output<typeof Project>,
    projectId: string,
    loaders: string[],
  ) => ({
    source: 'modrinth' as const,
    id: projectId,
    slug: one.slug || projectId,
    kinds: kindsOf(loaders, one.project_type === 'modpack'),
    name: one.title || projectId,
    summary: one.description,
    icon: one.icon_url && place.picture(one.icon_url) ? one.icon_url : null,
    loaders: loaders.slice(0, 50),
    categories: one.categories.filter((word) => !isLoader(word)).slice(0, 50),
    downloads: one.downloads,
  })
  const fromHit = (hit: z.output<typeof Hit>): FoundProject => ({
    ...common(hit, hit.project_id, hit.categories.filter(isLoader)),
    author: hit.author,
    gameVersions: hit.versions,
    updatedAt: hit.date_modified,
    clientOnly: hit.environment?.length
      ? hit.environment.every((side) => clientAlone.has(side))
      : hit.server_side === 'unsupported',
  })
  const fromProject = (project: z.output<typeof Project>): FoundProject => ({
    ...common(project, project.id, project.loaders),
    author: '',
    gameVersions: project.game_versions,
    updatedAt: project.updated,
    clientOnly: project.server_side === 'unsupported',
  })
  const fromVersion = (version: z.output<typeof Version>): AddonVersion => {
    const file =
      version.files.find(({ primary }) => primary) ??
      version.files.find(({ file_type }) => !file_type) ??
      version.files[0]
    return {
      source: 'modrinth',
      project: version.project_id,
      id: version.id,
      number: version.version_number,
      name: version.name || version.version_number,
      channel: version.version_type,
      loaders: version.loaders.slice(0, 50),
      gameVersions: version.game_versions,
      publishedAt: version.date_published,
      downloads: version.downloads,
      changes: version.changelog ?? null,
      file:
        (file &&
          fileOf({
            name: file.filename,
            url: place.file(file.url),
            bytes: file.size,
            hash: `sha512:${file.hashes.sha512.toLowerCase()}`,
          })) ??
        null,
      pageUrl: `https://modrinth.com/project/${version.project_id}/version/${version.id}`,
      dependencies: version.dependencies.map((one) => ({
        kind: one.dependency_type,
        project: one.project_id ?? null,
        version: one.version_id ?? null,
        name: one.file_name ?? null,
      })),
    }
  }
  const newestFirst = (versions: AddonVersion[]) =>
    versions.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

  return {
    pageSize: 50,
    async search({ kind, words: said, category, sort, loaders, gameVersion }: Question, page) {
      const facets = [
        [`project_type:${kind}`],
        ...(loaders && kind !== 'datapack' ? [loaders.map((loader) => `categories:${loader}`)] : []),
        ...(gameVersion === undefined ? [] : [[`versions:${gameVersion}`]]),
        ...(category === undefined ? [] : [[`categories:${category}`]]),
      ]
      const asked = query({
        query: said,
        facets: JSON.stringify(facets),
        index: said === '' && sort === 'relevance' ? 'downloads' : indexes[sort],
        offset: String(page * 50),
        limit: '50',
      })
      const found = await get(`/v2/search?${asked}`, Hits)
      return { projects: (found?.hits ?? []).map(fromHit), total: found?.total_hits ?? 0 }
    },
    async categories(kind) {
      const of = kind === 'modpack' ? 'modpack' : 'mod'
      const tags = (await get('/v2/tag/category', Tags)) ?? []
      return tags
        .filter((tag) => tag.project_type === of && tag.header === 'categories')
        .map(({ name }) => name)
    },
    async project(asked): Promise<FoundPage | null> {
      const [project, members] = await Promise.all([
        get(`/v2/project/${encodeURIComponent(asked)}`, Page),
        // A page without its author is still a page.
        get(`/v2/project/${encodeURIComponent(asked)}/members`, Members).catch(() => null),
      ])
      if (!project) return null
      const owner =
        members?.find((one) => one.is_owner) ?? members?.find(({ role }) => role === 'Owner') ?? members?.[0]
      const found = fromProject(project)
      const { license } = project
      const link = (what: 'code' | 'issues' | 'wiki' | 'chat', address: string | null | undefined) => {
        const url = webAddress(address)
        return url === null ? [] : [{ what, url }]
      }
      return {
        ...found,
        author: owner?.user.username ?? '',
        categories: [...new Set([...found.categories, ...project.additional_categories])]
          .filter((word) => !isLoader(word))
          .slice(0, 50),
        description: project.body,
        pictures: (project.gallery ?? []).flatMap(({ url, title }) =>
          place.picture(url) ? [{ url, title: title ?? '' }] : [],
        ),
        licence: license ? { name: license.name || license.id || '?', url: webAddress(license.url) } : null,
        links: [
          { what: 'page', url: `https://modrinth.com/project/${project.id}` },
          ...link('code', project.source_url),
          ...link('issues', project.issues_url),
          ...link('wiki', project.wiki_url),
          ...link('chat', project.discord_url),
        ],
        createdAt: project.published ?? null,
      }
    },
    async projects(ids) {
      const all = []
      for (let at = 0; at < ids.length; at += 100)
        all.push(
          ...((await get(
            `/v2/projects?${query({ ids: JSON.stringify(ids.slice(at, at + 100)) })}`,
            each(Project),
          )) ?? []),
        )
      return all.map(fromProject)
    },
    async versions(project, narrow) {
      const asked = query({
        loaders: narrow && JSON.stringify(narrow.loaders),
        game_versions: narrow?.gameVersion === undefined ? undefined : JSON.stringify([narrow.gameVersion]),
        include_changelog: narrow ? undefined : 'false',
      })
      const versions = await get(`/v2/project/${encodeURIComponent(project)}/version?${asked}`, each(Version))
      return versions && newestFirst(versions.map(fromVersion))
    },
    async version(_project, asked) {
      const version = await get(`/v2/version/${encodeURIComponent(asked)}`, Version)
      return version && fromVersion(version)
    },
    async recognise(files) {
      const found = new Map<number, AddonVersion>()
      for (const algorithm of ['sha512', 'sha1'] as const) {
        const places = files.flatMap((file, at) => {
          const hash = algorithm === 'sha1' && file.sha512 ? null : file[algorithm]
          return hash ? [[at, hash.toLowerCase()] as const] : []
        })
        for (let at = 0; at < places.length; at += 200) {
          const part = places.slice(at, at + 200)
          const said = await post(
            '/v2/version_files',
            { hashes: part.map(([, hash]) => hash), algorithm },
            ByHash,
          )
          for (const [place, hash] of part) {
            const version = said?.[hash]
            if (version) found.set(place, fromVersion(version))
          }
        }
      }
      return found
    },
    async updates(versions, narrow: Narrow) {
      const found = new Map<number, AddonVersion>()
      // Who has a release wants releases; who has a beta what comes next.
      for (const channel of addonChannels) {
        const places = versions.flatMap((version, at) => {
          const [, hash] = version.file?.hash.split(':') ?? []
          return hash && version.channel === channel ? [[at, hash] as const] : []
        })
        if (places.length === 0) continue
        const types: AddonChannel[] = addonChannels.slice(0, addonChannels.indexOf(channel) + 1)
        const asked = {
          hashes: places.map(([, hash]) => hash),
          algorithm: 'sha512',
          loaders: narrow.loaders,
          ...(narrow.gameVersion !== undefined && { game_versions: [narrow.gameVersion] }),
          version_types: types,
        }
        const said = await post('/v2/version_files/update', asked, ByHash)
        for (const [place, hash] of places) {
          const version = said?.[hash]
          if (version) found.set(place, fromVersion(version))
        }
      }
      return found
    },
  }
}
