import type { catalogueEndpoints } from '@zubr/contracts/catalogue/endpoints'
import type { AddonProject, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility } from '@zubr/domain/cores/addons'
import { hasSameAuthor, mayBeSameProject } from '@zubr/domain/cores/same-project'
import { dayMs } from '@zubr/domain/server-life'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { type DemoProject, type DemoVersion, newGames } from './project.ts'
import { dependenciesOf, fileName, projects } from './projects.ts'

const ago = (days: number) => new Date(Math.floor(Date.now() / dayMs) * dayMs - days * dayMs).toISOString()
const gamesOf = ({ versions }: DemoProject) => [
  ...new Set(versions.flatMap(({ gameVersions = newGames }) => gameVersions)),
]

export function summaryOf(project: DemoProject): AddonSummary {
  const {
    id,
    source,
    kind,
    name,
    summary,
    author,
    loaders,
    categories,
    downloads,
    clientOnly = false,
  } = project
  return {
    ...{ id, source, kind, name, summary, author, loaders, categories, downloads, clientOnly },
    slug: project.slug ?? id,
    icon: null,
    gameVersions: gamesOf(project),
    updatedAt: ago(project.versions[0]?.daysAgo ?? 0),
  }
}

export function versionOf(project: DemoProject, version: DemoVersion): AddonVersion {
  const { number, mb, daysAgo, changes, channel = 'release', gameVersions = newGames } = version
  const name = fileName(project, number)
  return {
    ...{
      source: project.source,
      project: project.id,
      id: `${project.id}-${number}`,
      number,
      channel,
      changes,
    },
    name: `${project.name} ${number}`,
    loaders: project.loaders,
    gameVersions,
    publishedAt: ago(daysAgo),
    downloads: Math.round(project.downloads / (3 + project.versions.indexOf(version))),
    file: {
      name,
      url: `https://files.example/${name}`,
      bytes: Math.round(mb * 1_048_576),
      hash: 'sha512:00',
    },
    pageUrl: null,
    dependencies: dependenciesOf(version),
  }
}

const detailsOf = (project: DemoProject): AddonProject => ({
  ...summaryOf(project),
  description: project.text ?? project.summary,
  pictures: [],
  embedded: [],
  licence: { name: 'MIT', url: null },
  links: [
    { kind: 'code', url: `https://code.example/${project.id}` },
    { kind: 'wiki', url: `https://wiki.example/${project.id}` },
  ],
  createdAt: ago(1_100 - project.name.length * 20),
})

function found(source: string, id: string): DemoProject {
  const project = projects.find((one) => one.source === source && one.id === id)
  if (!project) throw new ApiFailure('not_found')
  return project
}

const isSame = (one: AddonSummary, other: AddonSummary): boolean =>
  mayBeSameProject({ ...one, kinds: [one.kind] }, { ...other, kinds: [other.kind] }) &&
  hasSameAuthor(one, other)

const at = () => new Date().toISOString()

/** The demo's catalogue in memory; the search covers names and descriptions. */
export const catalogueHandlers: Handlers<keyof typeof catalogueEndpoints> = {
  'GET /api/catalogue'({ query }) {
    const { core, gameVersion, kind, source, category, sort, all, offset = 0, limit = 20 } = query
    const terms = (query.query ?? '').toLowerCase().split(/\s+/)
    const hits = projects
      .filter((project) => project.kind === kind && (!source || project.source === source))
      .filter(({ categories }) => !category || categories.includes(category))
      .filter(({ id, name, summary, author }) =>
        terms.every((word) => `${id} ${name} ${summary} ${author}`.toLowerCase().includes(word)),
      )
      .map(summaryOf)
      .filter((one) => {
        const why = kind === 'modpack' ? null : incompatibility(one, { core, gameVersion })
        return all === 'true' || (!why && !one.clientOnly)
      })
      .toSorted((a, b) =>
        sort === 'updated' || sort === 'newest'
          ? b.updatedAt.localeCompare(a.updatedAt)
          : b.downloads - a.downloads,
      )
    const sources = (['modrinth', 'hangar'] as const).map((source) => ({
      source,
      state: 'fresh' as const,
      at: at(),
    }))
    // Each project once: the more popular duplicate represents both.
    const shown = hits.filter((hit, index) => !hits.slice(0, index).some((before) => isSame(before, hit)))
    const page = shown.slice(Number(offset), Number(offset) + Number(limit)).map((hit) => ({
      ...hit,
      others: hits
        .filter((other) => isSame(hit, other))
        .map(({ source: otherSource, id }) => ({ source: otherSource, id })),
    }))
    return { hits: page, total: shown.length, sources }
  },
  'GET /api/catalogue/categories': ({ query }) => {
    const ofKind = projects.filter(({ kind }) => kind === query.kind)
    return [...new Set(ofKind.flatMap(({ categories }) => categories))].sort().map((name) => ({
      name,
      sources: [
        ...new Set(ofKind.filter(({ categories }) => categories.includes(name)).map(({ source }) => source)),
      ],
    }))
  },
  'GET /api/catalogue/:source/:id': ({ params }) => ({
    ...detailsOf(found(params.source, params.id)),
    state: 'fresh',
    at: at(),
  }),
  'GET /api/catalogue/:source/:id/other-sources'({ params }) {
    const summary = summaryOf(found(params.source, params.id))
    return projects.map(summaryOf).filter((other) => isSame(summary, other))
  },
  'GET /api/catalogue/:source/:id/versions'({ params, query }) {
    const project = found(params.source, params.id)
    const all = project.versions.map((version) => versionOf(project, version))
    const { core, gameVersion } = query ?? {}
    return core && gameVersion ? all.filter((one) => !incompatibility(one, { core, gameVersion })) : all
  },
  'GET /api/catalogue/:source/:id/versions/:version'({ params }) {
    const project = found(params.source, params.id)
    const version = project.versions.find(({ number }) => `${project.id}-${number}` === params.version)
    if (!version) throw new ApiFailure('not_found')
    return versionOf(project, version)
  },
}
