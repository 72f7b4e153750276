import {
  type AddonChannel,
  type AddonSort,
  addonChannels,
} from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { Client } from '../client.ts'
import { readings } from './modrinth-read.ts'
import { ByHash, Hits, Members, Page, Project, Tags, Version } from './modrinth-shapes.ts'
import { each, isLoader, webAddress } from './shapes.ts'
import type { AddonCatalogueSource, FoundPage, SearchQuery, VersionFilter } from './source.ts'

// Modrinth's API, version 2. Source: docs.modrinth.com/api, github.com/modrinth/code

const indexes: Record<AddonSort, string> = {
  relevance: 'relevance',
  downloads: 'downloads',
  updated: 'updated',
  newest: 'newest',
}

const query = (parts: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  ).toString()

export function modrinth({ get, post, place }: Client): AddonCatalogueSource {
  const { fromHit, fromProject, fromVersion } = readings(place)
  const newestFirst = (versions: AddonVersion[]) =>
    versions.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

  return {
    pageSize: 50,
    async search({ kind, words: searchWords, categories, sort, loaders, gameVersion }: SearchQuery, page) {
      const facets = [
        [`project_type:${kind}`],
        ...(loaders && kind !== 'datapack' ? [loaders.map((loader) => `categories:${loader}`)] : []),
        ...(gameVersion === undefined ? [] : [[`versions:${gameVersion}`]]),
        ...(categories ? [categories.map((category) => `categories:${category}`)] : []),
      ]
      const params = query({
        query: searchWords,
        facets: JSON.stringify(facets),
        index: searchWords === '' && sort === 'relevance' ? 'downloads' : indexes[sort],
        offset: String(page * 50),
        limit: '50',
      })
      const found = await get(`/v2/search?${params}`, Hits)
      return { projects: (found?.hits ?? []).map(fromHit), total: found?.total_hits ?? 0 }
    },
    async categories(kind) {
      const of = kind === 'modpack' ? 'modpack' : 'mod'
      const tags = (await get('/v2/tag/category', Tags)) ?? []
      return tags
        .filter((tag) => tag.project_type === of && tag.header === 'categories')
        .map(({ name }) => name)
    },
    async project(projectId): Promise<FoundPage | null> {
      const [project, members] = await Promise.all([
        get(`/v2/project/${encodeURIComponent(projectId)}`, Page),
        // A page without its author is still useful.
        get(`/v2/project/${encodeURIComponent(projectId)}/members`, Members).catch(() => null),
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
      const params = query({
        loaders: narrow && JSON.stringify(narrow.loaders),
        game_versions: narrow?.gameVersion === undefined ? undefined : JSON.stringify([narrow.gameVersion]),
        include_changelog: narrow ? undefined : 'false',
      })
      const versions = await get(
        `/v2/project/${encodeURIComponent(project)}/version?${params}`,
        each(Version),
      )
      return versions && newestFirst(versions.map(fromVersion))
    },
    async version(_project, versionId) {
      const version = await get(`/v2/version/${encodeURIComponent(versionId)}`, Version)
      return version && fromVersion(version)
    },
    async recognise(files) {
      const found = new Map<number, AddonVersion | null>()
      for (const algorithm of ['sha512', 'sha1'] as const) {
        const places = files.flatMap((file, at) => {
          const hash = algorithm === 'sha1' && file.sha512 ? null : file[algorithm]
          return hash ? [[at, hash.toLowerCase()] as const] : []
        })
        for (let at = 0; at < places.length; at += 200) {
          const part = places.slice(at, at + 200)
          const versions = await post(
            '/v2/version_files',
            { hashes: part.map(([, hash]) => hash), algorithm },
            ByHash,
          )
          for (const [place, hash] of part) {
            const version = versions?.get(hash)
            found.set(place, version ? fromVersion(version) : null)
          }
        }
      }
      return found
    },
    async updates(versions, narrow: VersionFilter) {
      const found = new Map<number, AddonVersion>()
      // A release is updated to releases, a beta also to betas.
      for (const channel of addonChannels) {
        const places = versions.flatMap((version, at) => {
          const [, hash] = version.file?.hash.split(':') ?? []
          return hash && version.channel === channel ? [[at, hash] as const] : []
        })
        if (places.length === 0) continue
        const types: AddonChannel[] = addonChannels.slice(0, addonChannels.indexOf(channel) + 1)
        const body = {
          hashes: places.map(([, hash]) => hash),
          algorithm: 'sha512',
          loaders: narrow.loaders,
          ...(narrow.gameVersion !== undefined && { game_versions: [narrow.gameVersion] }),
          version_types: types,
        }
        const latest = await post('/v2/version_files/update', body, ByHash)
        for (const [place, hash] of places) {
          const version = latest?.get(hash)
          if (version) found.set(place, fromVersion(version))
        }
      }
      return found
    },
  }
}
