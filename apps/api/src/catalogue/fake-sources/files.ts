import { createHash } from 'node:crypto'
import { zipOf } from '@zubr/process/fake-jars'
import type { FakeProject, FakeVersion, Format, Need } from './project.ts'
import { bySlug, projects } from './projects.ts'

export type FakeFile = { name: string; body: Buffer; sha1: string; sha256: string; sha512: string }

/** The address of a file on the source's own hosts. */
export const addressOf = (project: FakeProject, version: FakeVersion) =>
  `https://cdn.modrinth.com/data/${project.id}/versions/${version.id}/${nameOf(project, version)}`

export function nameOf({ slug, kind }: FakeProject, { number, loaders, format }: FakeVersion): string {
  const loader = kind === 'mod' ? `-${loaders[0]}` : ''
  const end = format === 'mrpack' ? 'mrpack' : format === 'pack.mcmeta' ? 'zip' : 'jar'
  return `${slug}${loader}-${number}.${end}`
}

const made = new Map<string, FakeFile>()

/**
 * The file of a version, created at the first request. `mirror`: the base address of files within a
 * modpack.
 */
export function fileOf(project: FakeProject, version: FakeVersion, mirror: string): FakeFile {
  const key = `${version.id} ${version.format === 'mrpack' ? mirror : ''}`
  const before = made.get(key)
  if (before) return before
  const body = zipOf(
    Object.fromEntries(
      Object.entries(contentOf(project, version, mirror)).map(([name, text]) => [name, Buffer.from(text)]),
    ),
  )
  const hash = (algorithm: string) => createHash(algorithm).update(body).digest('hex')
  const file = {
    name: nameOf(project, version),
    body,
    sha1: hash('sha1'),
    sha256: hash('sha256'),
    sha512: hash('sha512'),
  }
  made.set(key, file)
  return file
}

/** The metadata files of each format, as each core reads them. */
function contentOf(project: FakeProject, version: FakeVersion, mirror: string): Record<string, string> {
  switch (version.format) {
    case 'pack.mcmeta':
      return datapackOf(project, version)
    case 'mrpack':
      return packOf(project, version, mirror)
    default:
      return {
        ...metadataOf[version.format](project, version),
        ...(version.breaks !== null && { 'standin/breaks-the-start': version.breaks }),
      }
  }
}

const metadataOf: Record<
  Exclude<Format, 'pack.mcmeta' | 'mrpack'>,
  (project: FakeProject, version: FakeVersion) => Record<string, string>
> = {
  'plugin.yml': bukkitPlugin,
  'paper-plugin.yml': paperPlugin,
  'velocity-plugin.json': velocityPlugin,
  'fabric.mod.json': fabricMod,
  'neoforge.mods.toml': forgeMod,
  'mods.toml': forgeMod,
}

const q = JSON.stringify

/** The projects that a version declares as dependencies of this kind. */
const dependenciesOf = (version: FakeVersion, kind: Need['kind']): FakeProject[] =>
  version.needs.flatMap((need) => (need.kind === kind ? (bySlug.get(need.slug) ?? []) : []))

function bukkitPlugin(project: FakeProject, version: FakeVersion): Record<string, string> {
  const { summary, author } = project
  const plugin = pluginName(project)
  const [required, optional] = [dependenciesOf(version, 'required'), dependenciesOf(version, 'optional')]
  return {
    'plugin.yml': `name: ${plugin}\nversion: '${version.number}'\nmain: example.${plugin}\nauthor: ${q(author)}\ndescription: ${q(summary)}\napi-version: '${minApi(version)}'\ndepend: [${required.map(pluginName).join(', ')}]\nsoftdepend: [${optional.map(pluginName).join(', ')}]\n`,
    'config.yml': `# Settings of ${plugin}\nenabled: true\n`,
  }
}

function paperPlugin(project: FakeProject, version: FakeVersion): Record<string, string> {
  const { summary, author } = project
  const plugin = pluginName(project)
  const dependency = (each: FakeProject, isRequired: boolean) =>
    `    ${pluginName(each)}:\n      load: BEFORE\n      required: ${isRequired}\n`
  const all = [
    ...dependenciesOf(version, 'required').map((each) => dependency(each, true)),
    ...dependenciesOf(version, 'optional').map((each) => dependency(each, false)),
  ]
  return {
    'paper-plugin.yml': `name: ${plugin}\nversion: '${version.number}'\nmain: example.${plugin}\nauthors:\n  - ${q(author)}\ndescription: ${q(summary)}\napi-version: '${minApi(version)}'\n${all.length > 0 ? `dependencies:\n  server:\n${all.join('')}` : ''}`,
  }
}

function velocityPlugin(project: FakeProject, version: FakeVersion): Record<string, string> {
  const { name, modId, summary, author } = project
  const plugin = pluginName(project)
  const [required, optional] = [dependenciesOf(version, 'required'), dependenciesOf(version, 'optional')]
  return {
    'velocity-plugin.json': q({
      id: modId,
      name,
      version: version.number,
      description: summary,
      authors: [author],
      dependencies: [
        ...required.map((each) => ({ id: each.modId, optional: false })),
        ...optional.map((each) => ({ id: each.modId, optional: true })),
      ],
      main: `example.${plugin}`,
    }),
  }
}

function fabricMod(project: FakeProject, version: FakeVersion): Record<string, string> {
  const { name, modId, summary, author } = project
  const [required, optional] = [dependenciesOf(version, 'required'), dependenciesOf(version, 'optional')]
  return {
    'fabric.mod.json': q({
      schemaVersion: 1,
      id: modId,
      version: version.number,
      name,
      description: summary,
      authors: [author],
      license: 'MIT',
      environment: project.clientOnly ? 'client' : '*',
      depends: {
        fabricloader: '>=0.15.0',
        ...Object.fromEntries(required.map((each) => [each.modId, '*'])),
      },
      suggests: Object.fromEntries(optional.map((each) => [each.modId, '*'])),
      breaks: Object.fromEntries(dependenciesOf(version, 'incompatible').map((each) => [each.modId, '*'])),
    }),
  }
}

function forgeMod(project: FakeProject, version: FakeVersion): Record<string, string> {
  const { name, modId, summary, author } = project
  const [required, optional] = [dependenciesOf(version, 'required'), dependenciesOf(version, 'optional')]
  const isNeo = version.format === 'neoforge.mods.toml'
  const dependency = (id: string, isRequired: boolean) =>
    `[[dependencies.${modId}]]\nmodId="${id}"\n${isNeo ? `type="${isRequired ? 'required' : 'optional'}"` : `mandatory=${isRequired}`}\nversionRange="[0,)"\nordering="NONE"\nside="BOTH"\n\n`
  return {
    [`META-INF/${version.format}`]: `modLoader="javafml"\nloaderVersion="[1,)"\nlicense="MIT"\n\n[[mods]]\nmodId="${modId}"\nversion="${version.number}"\ndisplayName=${q(name)}\nauthors=${q(author)}\ndescription='''${summary}'''\n\n${dependency(isNeo ? 'neoforge' : 'forge', true)}${required.map((each) => dependency(each.modId, true)).join('')}${optional.map((each) => dependency(each.modId, false)).join('')}`,
  }
}

function datapackOf({ name, modId, summary }: FakeProject, version: FakeVersion): Record<string, string> {
  return {
    'pack.mcmeta': q({ pack: { pack_format: 48, supported_formats: [10, 88], description: summary } }),
    [`data/${modId.replaceAll('-', '_')}/function/load.mcfunction`]: `say ${name} ${version.number} is loaded\n`,
    'data/minecraft/tags/function/load.json': q({ values: [`${modId.replaceAll('-', '_')}:load`] }),
  }
}

/** A modpack that Modrinth's validator accepts: files by address and hash, then overrides. */
function packOf(
  { name, summary, slug }: FakeProject,
  version: FakeVersion,
  mirror: string,
): Record<string, string> {
  const loader = version.loaders[0] ?? 'fabric'
  const files = version.mods.flatMap((mod) => {
    const project = bySlug.get(mod)
    const of = project?.versions.find((each) => each.loaders.includes(loader))
    if (!project || !of) return []
    const file = fileOf(project, of, mirror)
    return [
      {
        path: `mods/${file.name}`,
        hashes: { sha1: file.sha1, sha512: file.sha512 },
        env: { client: 'required', server: project.clientOnly ? 'unsupported' : 'required' },
        downloads: [addressOf(project, of).replace(/^https:\//, mirror)],
        fileSize: file.body.length,
      },
    ]
  })
  const dependencies = {
    minecraft: version.games.at(-1),
    ...(loader === 'fabric' ? { 'fabric-loader': '0.18.4' } : { [loader]: '21.4.157' }),
  }
  const index = {
    formatVersion: 1,
    game: 'minecraft',
    versionId: version.number,
    name,
    summary,
    files,
    dependencies,
  }
  return {
    'modrinth.index.json': JSON.stringify(index, undefined, 2),
    [`overrides/config/${slug}.toml`]: `# Settings of ${name} ${version.number}\nsteam = true\n`,
    [`server-overrides/config/${slug}-server.toml`]: `# For the server alone\nview = 8\n`,
    'client-overrides/options.txt': 'fov:0.5\n',
  }
}

/** A valid Bukkit name: letters, digits and underscores. */
export const pluginName = ({ modId }: FakeProject) =>
  modId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const minApi = ({ games }: FakeVersion) => (games.at(-1) ?? '1.18').split('.').slice(0, 2).join('.')

/** Finds a file by a hash of any kind. */
export function findFile(
  hash: string,
  mirror: string,
): { project: FakeProject; version: FakeVersion } | undefined {
  for (const project of projects)
    for (const version of project.versions) {
      const { sha1, sha256, sha512 } = fileOf(project, version, mirror)
      if ([sha1, sha256, sha512].includes(hash)) return { project, version }
    }
}
