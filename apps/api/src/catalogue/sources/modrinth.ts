import {
  type AddonChannel,
  type AddonSort,
  addonChannels,
} from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import type { z } from 'zod'
import type { Hashes } from '../addon-catalogue.ts'
import type { Client } from '../client.ts'
import {
  pageFromModrinth,
  projectFromHit,
  projectFromModrinth,
  versionFromModrinth,
} from './modrinth-read.ts'
import { ByHash, Hits, Members, Page, Project, Tags, Version } from './modrinth-shapes.ts'
import { each } from './shapes.ts'
import type { AddonCatalogueSource, FoundPage, FoundProject, SearchQuery, VersionFilter } from './source.ts'

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

const newestFirst = (versions: readonly AddonVersion[]) =>
  versions.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

/** Modrinth's API, version 2. Source: docs.modrinth.com/api, github.com/modrinth/code */
export class ModrinthSource implements AddonCatalogueSource {
  readonly pageSize = 50
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async search(
    { kind, words: searchWords, categories, sort, loaders, gameVersion }: SearchQuery,
    page: number,
  ) {
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
    const found = await this.#client.get(`/v2/search?${params}`, Hits)
    return {
      projects: (found?.hits ?? []).map((hit) => projectFromHit(this.#client.place, hit)),
      total: found?.total_hits ?? 0,
    }
  }

  async categories(kind: AddonKind): Promise<string[]> {
    const of = kind === 'modpack' ? 'modpack' : 'mod'
    const tags = (await this.#client.get('/v2/tag/category', Tags)) ?? []
    return tags
      .filter((tag) => tag.project_type === of && tag.header === 'categories')
      .map(({ name }) => name)
  }

  async project(projectId: string): Promise<FoundPage | null> {
    const path = `/v2/project/${encodeURIComponent(projectId)}`
    const [project, members] = await Promise.all([
      this.#client.get(path, Page),
      // A page without its author is still useful.
      this.#client.get(`${path}/members`, Members).catch(() => null),
    ])
    return project && pageFromModrinth(this.#client.place, project, members)
  }

  async projects(ids: readonly string[]): Promise<FoundProject[]> {
    const all = []
    for (let at = 0; at < ids.length; at += 100)
      all.push(
        ...((await this.#client.get(
          `/v2/projects?${query({ ids: JSON.stringify(ids.slice(at, at + 100)) })}`,
          each(Project),
        )) ?? []),
      )
    return all.map((project) => projectFromModrinth(this.#client.place, project))
  }

  async versions(project: string, narrow: VersionFilter | undefined): Promise<AddonVersion[] | null> {
    const params = query({
      loaders: narrow && JSON.stringify(narrow.loaders),
      game_versions: narrow?.gameVersion === undefined ? undefined : JSON.stringify([narrow.gameVersion]),
      include_changelog: narrow ? undefined : 'false',
    })
    const versions = await this.#client.get(
      `/v2/project/${encodeURIComponent(project)}/version?${params}`,
      each(Version),
    )
    return versions && newestFirst(versions.map((version) => this.#version(version)))
  }

  async version(_project: string, versionId: string): Promise<AddonVersion | null> {
    const version = await this.#client.get(`/v2/version/${encodeURIComponent(versionId)}`, Version)
    return version && this.#version(version)
  }

  async recognise(files: readonly Hashes[]): Promise<Map<number, AddonVersion | null>> {
    const found = new Map<number, AddonVersion | null>()
    for (const algorithm of ['sha512', 'sha1'] as const) {
      const places = files.flatMap((file, at) => {
        const hash = algorithm === 'sha1' && file.sha512 ? null : file[algorithm]
        return hash ? [[at, hash.toLowerCase()] as const] : []
      })
      for (let at = 0; at < places.length; at += 200) {
        const part = places.slice(at, at + 200)
        const versions = await this.#client.post(
          '/v2/version_files',
          { hashes: part.map(([, hash]) => hash), algorithm },
          ByHash,
        )
        for (const [place, hash] of part) {
          const version = versions?.get(hash)
          found.set(place, version ? this.#version(version) : null)
        }
      }
    }
    return found
  }

  async updates(
    versions: readonly AddonVersion[],
    narrow: VersionFilter,
  ): Promise<Map<number, AddonVersion>> {
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
      const latest = await this.#client.post('/v2/version_files/update', body, ByHash)
      for (const [place, hash] of places) {
        const version = latest?.get(hash)
        if (version) found.set(place, this.#version(version))
      }
    }
    return found
  }

  #version(version: z.output<typeof Version>): AddonVersion {
    return versionFromModrinth(this.#client.place, version)
  }
}
