import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { repositoryOf } from '@zubr/domain/cores/same-project'
import type { z } from 'zod'
import type { AddonPlace } from '../places.ts'
import type { Hit, Members, Page, Project, Version } from './modrinth-shapes.ts'
import { fileOf, isLoader, kindsOf, webAddress } from './shapes.ts'
import type { FoundPage, FoundProject } from './source.ts'

const clientAlone = new Set(['client_only', 'singleplayer_only'])

const common = (
  place: AddonPlace,
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

/** Converts Modrinth's responses to our format. */
export const projectFromHit = (place: AddonPlace, hit: z.output<typeof Hit>): FoundProject => ({
  ...common(place, hit, hit.project_id, hit.categories.filter(isLoader)),
  author: hit.author,
  gameVersions: hit.versions,
  updatedAt: hit.date_modified,
  clientOnly: hit.environment?.length
    ? hit.environment.every((side) => clientAlone.has(side))
    : hit.server_side === 'unsupported',
})

export const projectFromModrinth = (place: AddonPlace, project: z.output<typeof Project>): FoundProject => ({
  ...common(place, project, project.id, project.loaders),
  author: '',
  gameVersions: project.game_versions,
  updatedAt: project.updated,
  clientOnly: project.server_side === 'unsupported',
  repository: repositoryOf(project.source_url),
})

export function versionFromModrinth(place: AddonPlace, version: z.output<typeof Version>): AddonVersion {
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

export function pageFromModrinth(
  place: AddonPlace,
  project: z.output<typeof Page>,
  members: readonly z.output<typeof Members>[number][] | null,
): FoundPage {
  const owner =
    members?.find((one) => one.is_owner) ?? members?.find(({ role }) => role === 'Owner') ?? members?.[0]
  const found = projectFromModrinth(place, project)
  const { license } = project
  const link = (kind: 'code' | 'issues' | 'wiki' | 'chat', address: string | null | undefined) => {
    const url = webAddress(address)
    return url === null ? [] : [{ kind, url }]
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
      { kind: 'page', url: `https://modrinth.com/project/${project.id}` },
      ...link('code', project.source_url),
      ...link('issues', project.issues_url),
      ...link('wiki', project.wiki_url),
      ...link('chat', project.discord_url),
    ],
    createdAt: project.published ?? null,
  }
}
