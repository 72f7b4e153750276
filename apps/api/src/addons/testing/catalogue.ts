import { addonChannels } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonDependency, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility } from '@zubr/domain/cores/addons'
import type { AddonCatalogue, Target } from '../../catalogue/addon-catalogue.ts'

type Made = Partial<Omit<AddonVersion, 'dependencies'>> & {
  needs?: string[]
  optional?: string[]
  bans?: string[]
  dependencies?: AddonDependency[]
}

const hex = (text: string) => Buffer.from(text).toString('hex').padEnd(128, '0').slice(0, 128)
export const sha512Of = (version: string) => hex(version)

/**
 * A catalogue of fake projects with their versions, oldest first. A file's hash is the hash of its
 * version's ID.
 */
export function addonsForTests(): AddonCatalogue & {
  add(id: string, versions: Record<string, Made>, project?: Partial<AddonSummary>): void
} {
  const projects = new Map<string, AddonSummary>()
  const all = new Map<string, AddonVersion[]>()
  let day = 0
  const dependency = (kind: AddonDependency['kind']) => (project: string) => ({
    ...{ kind, project: project.split('@')[0] ?? null, version: project.split('@')[1] ?? null, name: null },
  })
  const versionsOf = (project: string) => all.get(project) ?? []
  const newest = (project: string, target: Target) =>
    versionsOf(project)
      .filter((version) => incompatibility(version, target) === null)
      .toSorted(
        (a, b) =>
          addonChannels.indexOf(a.channel) - addonChannels.indexOf(b.channel) ||
          (a.publishedAt < b.publishedAt ? 1 : -1),
      )[0] ?? null
  return {
    on: ['modrinth'],
    add(id, versions, project = {}) {
      const loaders = project.loaders ?? ['paper']
      projects.set(id, {
        ...{ source: 'modrinth', id, slug: id.toLowerCase(), kind: 'plugin', name: id, summary: '' },
        ...{ author: 'Nobody', icon: null, loaders, gameVersions: ['1.21.4'], categories: [], downloads: 1 },
        ...{ updatedAt: '2026-01-01T00:00:00Z', clientOnly: false, ...project },
      })
      all.set(
        id,
        Object.entries(versions).map(([number, { needs, optional, bans, dependencies = [], ...made }]) => {
          day += 1
          const version = `${id}-${number}`
          return {
            ...{
              source: project.source ?? 'modrinth',
              project: id,
              id: version,
              number,
              name: number,
              channel: 'release',
            },
            ...{ loaders, gameVersions: ['1.21.4'], downloads: 1, changes: null, pageUrl: null },
            publishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
            file: {
              name: `${version}.jar`,
              url: `https://files.example/${version}.jar`,
              bytes: 1_000,
              hash: `sha512:${hex(version)}`,
            },
            ...made,
            dependencies: [
              ...(needs ?? []).map(dependency('required')),
              ...(optional ?? []).map(dependency('optional')),
              ...(bans ?? []).map(dependency('incompatible')),
              ...dependencies,
            ],
          } satisfies AddonVersion
        }),
      )
    },
    search: async () => ({ hits: [], total: 0, sources: [] }),
    categories: async () => [],
    project: async () => null,
    otherSources: async () => [],
    projects: async (_, ids) =>
      new Map(
        ids.flatMap((id) => {
          const found = projects.get(id)
          return found ? [[id, found]] : []
        }),
      ),
    versions: async (_, project) => ({
      ...{ value: versionsOf(project).toReversed(), state: 'fresh', at: null },
    }),
    version: async (_, project, id) => versionsOf(project).find((each) => each.id === id) ?? null,
    newest: async (_, project, target) => newest(project, target),
    recognise: async (files) =>
      files.map(({ sha512 }) => {
        const version = [...all.values()].flat().find(({ id }) => hex(id) === sha512)
        const project = version && projects.get(version.project)
        return version && project ? { project, version } : null
      }),
    updates: async (versions, target) =>
      versions.map((version) => {
        const found = newest(version.project, target)
        return found && found.publishedAt > version.publishedAt ? found : null
      }),
    downloadHosts: () => ['files.example'],
  }
}
