import { lookUp } from '../look-up.ts'
import type { Description } from './description.ts'
import { lenientJson, tomlOf } from './forms.ts'
import { pathsOf } from './nested.ts'
import { component, field, keysOf, list, minJava, names, text, website } from './said.ts'

/** Dependencies that every server of the kind satisfies. */
const platforms = new Set([
  ...['minecraft', 'java', 'fabricloader', 'fabric-loader', 'quilt_loader', 'forge', 'neoforge', 'javafml'],
  ...['lowcodefml', 'mcp', 'fml'],
  // Fabric's loader nests it since 0.15, and so does Quilt's.
  'mixinextras',
])
const withoutPlatforms = (needs: { id: string; required: boolean }[]) =>
  needs.filter(({ id }) => !platforms.has(id.toLowerCase()))

const range = (versions: unknown) => names(list(versions)).join(' || ').slice(0, 200) || null
const namesOf = (people: unknown) =>
  names(list(people).map((one) => (typeof one === 'object' ? field(one, 'name') : one)))

export function fabric(bytes: Buffer): Description {
  const json = lenientJson(bytes)
  const of = (key: string) => field(json, key)
  const id = text(of('id'))
  const needed = (key: string, required: boolean) =>
    keysOf(of(key)).map((one) => ({ id: text(one), required }))
  const sides = { client: 'client', server: 'server' } as const
  const begins = field(of('entrypoints'), 'main')
  return {
    ...{ id, name: text(of('name')) || id, version: text(of('version')) },
    ...{ authors: namesOf(of('authors')), description: text(of('description'), 2_000) },
    website: website(field(of('contact'), 'homepage'), field(of('contact'), 'sources')),
    needs: withoutPlatforms([...needed('depends', true), ...needed('recommends', false)]),
    provides: names(list(of('provides'))),
    jars: pathsOf(list(of('jars')).map((one) => field(one, 'file'))),
    side: lookUp(sides, String(of('environment'))) ?? 'both',
    gameVersion: range(field(of('depends'), 'minecraft')),
    minJava: minJava(field(of('depends'), 'java')),
    mains: list(begins)
      .map((one) => text(typeof one === 'object' ? field(one, 'value') : one).split('::')[0] ?? '')
      .slice(0, 3),
  }
}

export function quilt(bytes: Buffer): Description {
  const whole = lenientJson(bytes)
  const loader = field(whole, 'quilt_loader')
  const about = field(loader, 'metadata')
  const id = text(field(loader, 'id'))
  const dependencies = list(field(loader, 'depends')).map((one) => ({
    id: text(typeof one === 'object' ? field(one, 'id') : one).replace(/^.*:/, ''),
    required: field(one, 'optional') !== true,
    versions: typeof one === 'object' ? field(one, 'versions') : undefined,
  }))
  const environment = field(field(whole, 'minecraft'), 'environment')
  const sides: Record<string, Description['side']> = { client: 'client', dedicated_server: 'server' }
  return {
    ...{ id, name: text(field(about, 'name')) || id, version: text(field(loader, 'version')) },
    authors: names(keysOf(field(about, 'contributors'))),
    description: text(field(about, 'description'), 2_000),
    website: website(field(field(about, 'contact'), 'homepage')),
    needs: withoutPlatforms(dependencies.map(({ id, required }) => ({ id, required }))),
    provides: names(
      list(field(loader, 'provides')).map((one) => (typeof one === 'object' ? field(one, 'id') : one)),
    ),
    jars: pathsOf(list(field(loader, 'jars'))),
    side: lookUp(sides, String(environment)) ?? 'both',
    gameVersion: range(dependencies.find((one) => one.id === 'minecraft')?.versions),
    minJava: minJava(dependencies.find((one) => one.id === 'java' && one.required)?.versions),
    mains: [],
  }
}

/**
 * mods.toml of Forge and NeoForge. The first of several mods stands for the file, and the others
 * count as provided.
 */
export async function forge(bytes: Buffer): Promise<Description> {
  const file = await tomlOf(bytes)
  const all = list(field(file, 'mods'))
  const [mod] = all
  const id = text(field(mod, 'modId'))
  const ids = names(all.map((one) => field(one, 'modId')))
  const dependencies = ids.flatMap((one) => list(field(field(file, 'dependencies'), one)))
  const game = dependencies.find((one) => field(one, 'modId') === 'minecraft')
  const java = dependencies.find((one) => field(one, 'modId') === 'java')
  const isRequired = (one: unknown) => {
    const type = field(one, 'type')
    return type === undefined ? field(one, 'mandatory') !== false : String(type).toLowerCase() === 'required'
  }
  const isFor = (side: string) => [field(game, 'side')].some((one) => String(one).toUpperCase() === side)
  const shown = field(mod, 'displayTest') ?? field(file, 'displayTest')
  const isOfClients = field(file, 'clientSideOnly') === true || isFor('CLIENT')
  const isOfServers = shown === 'IGNORE_SERVER_VERSION' || isFor('SERVER')
  const authors = field(mod, 'authors') ?? field(file, 'authors')
  const needs = dependencies
    .filter((one) => !/^(?:incompatible|discouraged)$/i.test(text(field(one, 'type'))))
    // A server does not need client-only dependencies.
    .filter((one) => String(field(one, 'side')).toUpperCase() !== 'CLIENT')
    .map((one) => ({ id: text(field(one, 'modId')), required: isRequired(one) }))
  // The loader of a language is a mod that provides it.
  const language = text(field(file, 'modLoader'))
  return {
    ...{ id, name: text(field(mod, 'displayName')) || id, version: text(field(mod, 'version')) },
    authors: names(list(authors).flatMap((one) => text(one, 1_000).split(/,|\band\b/))),
    description: text(field(mod, 'description'), 2_000),
    website: website(field(mod, 'displayURL'), field(file, 'issueTrackerURL')),
    needs: withoutPlatforms(
      withoutRepeated([{ id: language, required: true }, ...needs]).filter((one) => !ids.includes(one.id)),
    ),
    provides: ids.filter((one) => one !== id),
    side: isOfClients ? 'client' : isOfServers ? 'server' : 'both',
    gameVersion: range(field(game, 'versionRange')),
    minJava: java && isRequired(java) ? minJava(field(java, 'versionRange')) : null,
    mains: [],
  }
}

/** Each id once. It is required if any entry says so. */
function withoutRepeated(needs: readonly { id: string; required: boolean }[]) {
  const byId = new Map<string, { id: string; required: boolean }>()
  for (const { id, required } of needs) {
    const before = byId.get(id.toLowerCase())
    byId.set(id.toLowerCase(), { id: before?.id ?? id, required: required || before?.required === true })
  }
  return [...byId.values()].filter(({ id }) => id !== '')
}

/**
 * mcmod.info of old Forge: a list, or an object with one. The first mod stands for the file, and
 * the others count as provided.
 */
export function oldForge(bytes: Buffer): Description {
  const json = lenientJson(bytes)
  const all = list(Array.isArray(json) ? json : field(json, 'modList'))
  const of = (key: string) => field(all[0], key)
  const id = text(of('modid'))
  const ids = names(all.map((one) => field(one, 'modid')))
  const required = names(all.flatMap((one) => list(field(one, 'requiredMods'))))
  return {
    ...{ id, name: text(of('name')) || id, version: text(of('version')) },
    authors: names([...list(of('authorList')), ...list(of('authors'))]),
    description: text(of('description'), 2_000),
    website: website(of('url')),
    needs: withoutPlatforms(
      withoutRepeated(required.map((one) => ({ id: one.replace(/@.*$/, ''), required: true }))).filter(
        (one) => !ids.includes(one.id),
      ),
    ),
    provides: ids.filter((one) => one !== id),
    ...{ side: 'both', gameVersion: text(of('mcversion')) || null, mains: [] },
  }
}

/** The only name of a datapack is its file's. */
export function datapack(bytes: Buffer): Description {
  const pack = field(lenientJson(bytes), 'pack')
  return {
    ...{ id: '', name: '', version: '', authors: [], description: component(field(pack, 'description')) },
    ...{ website: null, needs: [], provides: [], side: 'server', gameVersion: null, mains: [] },
  }
}
