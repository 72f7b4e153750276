import { fileOf, nameOf } from './files.ts'
import { all, created, type Interface, matches, newest, on } from './interface.ts'
import { type FakeProject, type FakeVersion, fakeNumber } from './project.ts'

const classOf = { plugin: 5, mod: 6, datapack: 6945, modpack: 4471 }
const loaderNumber: Record<string, number> = { forge: 1, fabric: 4, quilt: 5, neoforge: 6 }

const curseMod = (project: FakeProject) => ({
  id: fakeNumber(project.slug),
  gameId: 432,
  classId: classOf[project.kind],
  slug: project.slug,
  name: project.name,
  summary: project.summary,
  links: {
    websiteUrl: `https://www.curseforge.com/minecraft/mc-mods/${project.slug}`,
    wikiUrl: '',
    issuesUrl: null,
    sourceUrl: null,
  },
  downloadCount: project.downloads,
  categories: project.categories.map((slug) => ({ id: fakeNumber(slug), slug })),
  authors: [{ id: 1, name: project.author }],
  logo: { url: `https://media.forgecdn.net/avatars/${project.slug}.png` },
  screenshots: [],
  latestFilesIndexes: project.versions.flatMap((version) =>
    version.games.map((gameVersion) => ({
      gameVersion,
      fileId: fakeNumber(version.id),
      modLoader: loaderNumber[version.loaders[0] ?? ''],
    })),
  ),
  dateCreated: created,
  dateModified: newest(project),
})

function curseFile(project: FakeProject, version: FakeVersion, mirror: string) {
  const file = fileOf(project, version, mirror)
  const id = fakeNumber(version.id)
  return {
    id,
    modId: fakeNumber(project.slug),
    displayName: `${project.name} ${version.number}`,
    fileName: nameOf(project, version),
    releaseType: version.channel === 'release' ? 1 : 2,
    hashes: [{ value: file.sha1, algo: 1 }],
    fileDate: version.published,
    fileLength: file.body.length,
    downloadCount: project.downloads,
    downloadUrl: version.byHand
      ? null
      : `https://edge.forgecdn.net/files/${Math.floor(id / 1000)}/${id % 1000}/${file.name}`,
    gameVersions: [
      ...version.games,
      ...version.loaders.map(
        (loader) => ({ fabric: 'Fabric', forge: 'Forge', neoforge: 'NeoForge' })[loader] ?? loader,
      ),
      'Server',
    ],
    dependencies: version.needs.map(({ slug, kind }) => ({
      modId: fakeNumber(slug),
      relationType: { required: 3, optional: 2, incompatible: 5, embedded: 1 }[kind],
    })),
    fileFingerprint: 1,
  }
}

export const curseforge: Interface = ({ path, query, body, mirror }) => {
  const [, , first, second, third, fourth] = path.split('/')
  const mods = on('curseforge')
  if (first === 'categories')
    return {
      data: all(mods.map(({ categories }) => categories)).map((slug) => ({
        id: fakeNumber(slug),
        slug,
        name: slug,
      })),
    }
  if (first !== 'mods') return undefined
  if (second === 'search') {
    const found = mods.filter(
      (project) =>
        String(classOf[project.kind]) === query.get('classId') &&
        matches(project, query.get('searchFilter') ?? ''),
    )
    return {
      data: found.map(curseMod),
      pagination: { index: 0, pageSize: 50, resultCount: found.length, totalCount: found.length },
    }
  }
  if (second === undefined)
    return {
      data: mods
        .filter(({ slug }) => (body as { modIds: number[] }).modIds.includes(fakeNumber(slug)))
        .map(curseMod),
    }
  const project = mods.find(({ slug }) => String(fakeNumber(slug)) === second)
  if (!project) return undefined
  if (third === undefined) return { data: curseMod(project) }
  if (third === 'description') return { data: `<p>${project.summary}</p><ul><li>One</li></ul>` }
  if (fourth === undefined)
    return {
      data: project.versions
        .filter(({ games }) => !query.has('gameVersion') || games.includes(query.get('gameVersion') ?? ''))
        .map((version) => curseFile(project, version, mirror)),
    }
  const version = project.versions.find(({ id }) => String(fakeNumber(id)) === fourth)
  return version && { data: curseFile(project, version, mirror) }
}
