import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { repositoryOf } from '@zubr/domain/cores/same-project'
import type { z } from 'zod'
import type { AddonPlace } from '../places.ts'
import { type Links, loadersOf, type Page, type Project, type Version } from './hangar-shapes.ts'
import { fileOf, webAddress } from './shapes.ts'
import type { FoundPage, FoundProject } from './source.ts'

const one = encodeURIComponent

export const projectFromHangar = (place: AddonPlace, project: z.output<typeof Project>): FoundProject => ({
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
export const versionsFromHangar = (
  place: AddonPlace,
  project: string,
  version: z.output<typeof Version>,
): AddonVersion[] =>
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

export function pageFromHangar(place: AddonPlace, project: z.output<typeof Page>): FoundPage {
  const { license, links = [] } = project.settings ?? {}
  const named = links
    .flatMap((group) => group.links)
    .flatMap(({ name, url }) => {
      const address = webAddress(url)
      const kind =
        (['issues', 'wiki', 'chat', 'code'] as const).find((of) => linkNames[of].test(name)) ??
        ('home' as const)
      return address === null ? [] : [{ kind, url: address }]
    })
  return {
    ...projectFromHangar(place, project),
    description: project.mainPageContent ?? '',
    pictures: [],
    licence:
      license?.name || license?.type
        ? { name: license.name || license.type || '', url: webAddress(license.url) }
        : null,
    links: [
      {
        kind: 'page',
        url: `https://hangar.papermc.io/${one(project.namespace.owner)}/${one(project.namespace.slug)}`,
      },
      ...named.slice(0, 10),
    ],
    createdAt: project.createdAt ?? null,
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
