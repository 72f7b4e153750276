import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { repositoryOf } from '@zubr/domain/cores/same-project'
import type { z } from 'zod'
import type { AddonPlace } from '../places.ts'
import type { Hit, Project, Version } from './modrinth-shapes.ts'
import { fileOf, isLoader, kindsOf } from './shapes.ts'
import type { FoundProject } from './source.ts'

const clientAlone = new Set(['client_only', 'singleplayer_only'])

/** Converts Modrinth's responses to our format. */
export function readings(place: AddonPlace) {
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
    repository: repositoryOf(project.source_url),
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
  return { fromHit, fromProject, fromVersion }
}
