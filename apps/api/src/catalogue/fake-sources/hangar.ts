import { fileOf, findFile } from './files.ts'
import { all, created, type Interface, matches, newest, on } from './interface.ts'
import { type FakeProject, type FakeVersion, fakeNumber } from './project.ts'

const platformsOf = (project: FakeProject) =>
  project.versions[0]?.loaders.includes('velocity') ? 'VELOCITY' : 'PAPER'

const hangarProject = (project: FakeProject) => ({
  id: fakeNumber(project.slug),
  createdAt: created,
  name: project.name,
  namespace: { owner: project.hangarAuthor, slug: project.slug },
  stats: { views: project.downloads * 2, downloads: Math.round(project.downloads / 4), stars: 12 },
  category:
    project.categories.find(
      (word) =>
        word.includes('_') || ['economy', 'chat', 'protection', 'gameplay', 'games', 'misc'].includes(word),
    ) ?? 'misc',
  lastUpdated: newest(project),
  visibility: 'public',
  avatarUrl: `https://hangarcdn.papermc.io/avatars/project/${fakeNumber(project.slug)}.png`,
  description: project.summary,
  mainPageContent: project.body,
  supportedPlatforms: { [platformsOf(project)]: all(project.versions.map((version) => version.games)) },
  settings: {
    license: { name: 'MIT', url: null, type: 'MIT' },
    links: [{ id: 0, type: 'top', links: [{ id: 0, name: 'Source', url: project.code }] }],
    tags: [],
    keywords: [],
  },
})

function hangarVersion(project: FakeProject, version: FakeVersion, mirror: string) {
  const platform = platformsOf(project)
  const file = fileOf(project, version, mirror)
  const download = version.byHand
    ? {
        fileInfo: null,
        externalUrl: `https://code.example/${project.slug}/releases/${version.number}`,
        downloadUrl: null,
      }
    : {
        fileInfo: { name: file.name, sizeBytes: file.body.length, sha256Hash: file.sha256 },
        externalUrl: null,
        downloadUrl: `https://hangarcdn.papermc.io/plugins/${project.author}/${project.slug}/versions/${version.number}/${platform}/${file.name}`,
      }
  return {
    id: fakeNumber(version.id),
    name: version.number,
    createdAt: version.published,
    description: version.changes,
    visibility: 'public',
    channel: { name: version.channel === 'release' ? 'Release' : 'Beta', flags: [] },
    stats: { totalDownloads: Math.round(project.downloads / 20), platformDownloads: {} },
    author: project.author,
    downloads: { [platform]: download },
    pluginDependencies: {
      [platform]: version.needs.flatMap(({ slug, kind }) =>
        kind === 'required' || kind === 'optional'
          ? [
              {
                name: slug,
                projectId: fakeNumber(slug),
                required: kind === 'required',
                externalUrl: null,
                platform,
              },
            ]
          : [],
      ),
    },
    platformDependencies: { [platform]: version.games },
  }
}

export const hangar: Interface = ({ path, query, mirror }) => {
  const [, , , first, second, third, fourth] = path.split('/').map(decodeURIComponent)
  const [offset, limit] = [Number(query.get('offset') ?? 0), Math.min(25, Number(query.get('limit') ?? 25))]
  const paged = <T>(list: T[]) => ({
    pagination: { count: list.length, limit, offset },
    result: list.slice(offset, offset + limit),
  })
  const [platform, game] = [query.get('platform'), query.get('version') ?? query.get('platformVersion')]
  if (first === 'versions' && second === 'hash') {
    const found = findFile(third ?? '', mirror)
    return found?.project.on.includes('hangar') ? hangarProject(found.project) : undefined
  }
  if (first !== 'projects') return undefined
  if (second === undefined)
    return paged(
      on('hangar')
        .map((project) => ({ project, response: hangarProject(project) }))
        .filter(
          ({ project, response }) =>
            matches(project, query.get('query') ?? '') &&
            (!platform || platform in response.supportedPlatforms) &&
            (!game || all(Object.values(response.supportedPlatforms)).includes(game)) &&
            (!query.has('category') || response.category === query.get('category')),
        )
        .toSorted((a, b) => b.response.stats.downloads - a.response.stats.downloads)
        .map(({ response }) => response),
    )
  const project = on('hangar').find(({ slug }) => slug === second || String(fakeNumber(slug)) === second)
  if (!project || third === undefined) return project && hangarProject(project)
  if (third !== 'versions') return undefined
  if (fourth !== undefined) {
    const version = project.versions.find(({ number }) => number === fourth)
    return version && hangarVersion(project, version, mirror)
  }
  return paged(
    project.versions
      .filter(
        ({ games }) => (!platform || platform === platformsOf(project)) && (!game || games.includes(game)),
      )
      .map((version) => hangarVersion(project, version, mirror)),
  )
}
