import { addressOf, fileOf, findFile } from './files.ts'
import { all, created, type Interface, matches, newest, on } from './interface.ts'
import type { FakeProject, FakeVersion } from './project.ts'
import { bySlug } from './projects.ts'

function modrinthVersion(project: FakeProject, version: FakeVersion, mirror: string, withChanges = true) {
  const file = fileOf(project, version, mirror)
  return {
    id: version.id,
    project_id: project.id,
    author_id: 'aaaaaaaa',
    featured: false,
    name: `${project.name} ${version.number}`,
    version_number: version.number,
    ...(withChanges && { changelog: version.changes }),
    version_type: version.channel,
    status: 'listed',
    loaders: version.format === 'mrpack' ? ['mrpack', ...version.loaders] : version.loaders,
    game_versions: version.games,
    date_published: version.published,
    downloads: Math.round(project.downloads / 9),
    files: [
      {
        hashes: { sha1: file.sha1, sha512: file.sha512 },
        url: addressOf(project, version),
        filename: file.name,
        primary: true,
        size: file.body.length,
        file_type: null,
      },
    ],
    dependencies: version.needs.map(({ slug, kind }) => ({
      version_id: null,
      project_id: bySlug.get(slug)?.id ?? null,
      file_name: null,
      dependency_type: kind,
    })),
  }
}

function modrinthCommon(project: FakeProject) {
  const loaders = all(project.versions.map((version) => version.loaders))
  return {
    slug: project.slug,
    // Everything except modpacks is a mod here.
    project_type: project.kind === 'modpack' ? 'modpack' : 'mod',
    title: project.name,
    description: project.summary,
    downloads: project.downloads,
    follows: Math.round(project.downloads / 100),
    icon_url: `https://cdn.modrinth.com/data/${project.id}/icon.png`,
    client_side: project.clientOnly ? 'required' : 'optional',
    server_side: project.clientOnly ? 'unsupported' : 'required',
    loaders,
    games: all(project.versions.map((version) => version.games)),
  }
}

const modrinthProject = (project: FakeProject) => {
  const { games, ...common } = modrinthCommon(project)
  return {
    ...common,
    id: project.id,
    categories: project.categories,
    additional_categories: [],
    game_versions: games,
    body: project.body,
    published: created,
    updated: newest(project),
    license: { id: 'MIT', name: 'MIT License', url: null },
    source_url: project.code,
    issues_url: `https://code.example/${project.slug}/issues`,
    wiki_url: null,
    discord_url: null,
    gallery: [
      {
        url: `https://cdn.modrinth.com/data/${project.id}/images/one.png`,
        featured: true,
        title: 'How it looks',
        description: null,
        created,
        ordering: 0,
      },
    ],
    versions: project.versions.map(({ id }) => id),
  }
}

function modrinthSearch(query: URLSearchParams) {
  // The fake trusts its caller.
  const facets = JSON.parse(query.get('facets') ?? '[]') as string[][]
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 10)]
  const isFound = (project: FakeProject) => {
    const { loaders, games } = modrinthCommon(project)
    const has = (facet: string) => {
      const [name, value] = [facet.slice(0, facet.indexOf(':')), facet.slice(facet.indexOf(':') + 1)]
      if (name === 'project_type') return project.kind === value
      if (name === 'categories') return [...loaders, ...project.categories].includes(value)
      return name === 'versions' && games.includes(value)
    }
    return facets.every((any) => any.some(has)) && matches(project, query.get('query') ?? '')
  }
  const found = on('modrinth').filter(isFound)
  const sorted =
    query.get('index') === 'updated' || query.get('index') === 'newest'
      ? found.toSorted((a, b) => newest(b).localeCompare(newest(a)))
      : found.toSorted((a, b) => b.downloads - a.downloads)
  const hits = sorted.slice(offset, offset + limit).map((project) => {
    const { loaders, games, ...common } = modrinthCommon(project)
    return {
      ...common,
      project_id: project.id,
      author: project.author,
      categories: [...project.categories, ...loaders],
      display_categories: project.categories,
      versions: games,
      date_created: created,
      date_modified: newest(project),
      latest_version: project.versions[0]?.id,
      license: 'MIT',
      gallery: [],
    }
  })
  return { hits, offset, limit, total_hits: found.length }
}

const categoryNames = [
  'adventure',
  'decoration',
  'economy',
  'food',
  'game-mechanics',
  'library',
  'management',
  'optimization',
  'social',
  'storage',
  'technology',
  'transportation',
  'utility',
  'worldgen',
]
const modpackCategoryNames = ['adventure', 'optimization', 'technology']

const modrinthCategories = () =>
  categoryNames.flatMap((name) => [
    { icon: '<svg/>', name, project_type: 'mod', header: 'categories' },
    ...(modpackCategoryNames.includes(name)
      ? [{ icon: '<svg/>', name, project_type: 'modpack', header: 'categories' }]
      : []),
  ])

const findProject = (id: string | undefined) =>
  on('modrinth').find((project) => project.id === id || project.slug === id)

const fits = (version: FakeVersion, loaders?: string[], games?: string[], types?: string[]) =>
  (!loaders || version.loaders.some((loader) => loaders.includes(loader))) &&
  (!games || version.games.some((game) => games.includes(game))) &&
  (!types || types.includes(version.channel))

/** A part of `/project/:id`: the project itself, its members or its versions. */
function projectResponse(
  id: string | undefined,
  part: string | undefined,
  query: URLSearchParams,
  mirror: string,
) {
  const project = findProject(id)
  if (part === undefined) return project && modrinthProject(project)
  if (part === 'members')
    return project && [{ role: 'Owner', user: { id: 'aaaaaaaa', username: project.author } }]
  if (part === 'version')
    return project?.versions
      .filter((version) => fits(version, listIn(query, 'loaders'), listIn(query, 'game_versions')))
      .map((version) => modrinthVersion(project, version, mirror, query.get('include_changelog') !== 'false'))
}

/** The versions of files by hash, or with `isUpdate` the newest compatible ones. */
function versionFiles(body: unknown, isUpdate: boolean, mirror: string) {
  // The fake trusts its caller.
  const query = body as {
    hashes: string[]
    loaders?: string[]
    game_versions?: string[]
    version_types?: string[]
  }
  const entries = query.hashes.flatMap((hash) => {
    const found = findFile(hash, mirror)
    if (!found?.project.on.includes('modrinth')) return []
    const { project } = found
    const version = isUpdate
      ? project.versions.find((each) => fits(each, query.loaders, query.game_versions, query.version_types))
      : found.version
    return version ? [[hash, modrinthVersion(project, version, mirror)] as const] : []
  })
  return Object.fromEntries(entries)
}

/** A list in the query, as JSON. The fake trusts its caller. */
const listIn = (query: URLSearchParams, name: string) =>
  query.has(name) ? (JSON.parse(query.get(name) ?? '[]') as string[]) : undefined

export const modrinth: Interface = ({ path, query, body, mirror }) => {
  const [, , first, second, third] = path.split('/')
  if (first === 'search') return modrinthSearch(query)
  if (first === 'tag' && second === 'category') return modrinthCategories()
  if (first === 'projects')
    return (listIn(query, 'ids') ?? []).flatMap((id) => {
      const found = findProject(id)
      return found ? [modrinthProject(found)] : []
    })
  if (first === 'project') return projectResponse(second, third, query, mirror)
  if (first === 'version')
    for (const project of on('modrinth'))
      for (const version of project.versions)
        if (version.id === second) return modrinthVersion(project, version, mirror)
  if (first === 'version_files') return versionFiles(body, second === 'update', mirror)
}
