import { lookUp } from '@zubr/domain/tables/look-up'
import type { Description } from './description.ts'
import { lenientJson, tomlOf } from './forms.ts'
import { component, field, keysOf, leastJava, list, names, text, website } from './said.ts'

/** What every server of the kind is, and nobody installs. */
const platforms = new Set([
  ...['minecraft', 'java', 'fabricloader', 'fabric-loader', 'quilt_loader', 'forge', 'neoforge', 'javafml'],
  ...['lowcodefml', 'mcp', 'fml'],
])
const withoutPlatforms = (needs: { id: string; required: boolean }[]) =>
  needs.filter(({ id }) => !platforms.has(id.toLowerCase()))

const range = (said: unknown) => names(list(said)).join(' || ').slice(0, 200) || null
const namesOf = (people: unknown) =>
  names(list(people).map((one) => (typeof one === 'object' ? field(one, 'name') : one)))

export function fabric(bytes: Buffer): Description {
  const said = lenientJson(bytes)
  const of = (key: string) => field(said, key)
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
    side: lookUp(sides, String(of('environment'))) ?? 'both',
    gameVersion: range(field(of('depends'), 'minecraft')),
    leastJava: leastJava(field(of('depends'), 'java')),
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
  const asked = list(field(loader, 'depends')).map((one) => ({
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
    needs: withoutPlatforms(asked.map(({ id, required }) => ({ id, required }))),
    provides: names(
      list(field(loader, 'provides')).map((one) => (typeof one === 'object' ? field(one, 'id') : one)),
    ),
    side: lookUp(sides, String(environment)) ?? 'both',
    gameVersion: range(asked.find((one) => one.id === 'minecraft')?.versions),
    leastJava: leastJava(asked.find((one) => one.id === 'java' && one.required)?.versions),
    mains: [],
  }
}

/** mods.toml of Forge and of NeoForge. A file may have several mods: the first stands for it, the others are there by it, too. */
export async function forge(bytes: Buffer): Promise<Description> {
  const said = await tomlOf(bytes)
  const all = list(field(said, 'mods'))
  const [mod] = all
  const id = text(field(mod, 'modId'))
  const asked = list(field(field(said, 'dependencies'), id))
  const game = asked.find((one) => field(one, 'modId') === 'minecraft')
  const java = asked.find((one) => field(one, 'modId') === 'java')
  const isRequired = (one: unknown) => {
    const type = field(one, 'type')
    return type === undefined ? field(one, 'mandatory') !== false : type === 'required'
  }
  const isFor = (side: string) => [field(game, 'side')].some((one) => String(one).toUpperCase() === side)
  const shown = field(mod, 'displayTest') ?? field(said, 'displayTest')
  const isOfClients = field(said, 'clientSideOnly') === true || isFor('CLIENT')
  const isOfServers = shown === 'IGNORE_SERVER_VERSION' || isFor('SERVER')
  const authors = field(mod, 'authors') ?? field(said, 'authors')
  return {
    ...{ id, name: text(field(mod, 'displayName')) || id, version: text(field(mod, 'version')) },
    authors: names(list(authors).flatMap((one) => text(one, 1_000).split(/,|\band\b/))),
    description: text(field(mod, 'description'), 2_000),
    website: website(field(mod, 'displayURL'), field(said, 'issueTrackerURL')),
    needs: withoutPlatforms(
      asked
        .map((one) => {
          const type = field(one, 'type')
          return {
            id: text(field(one, 'modId')),
            required: isRequired(one),
            isNone: type === 'incompatible' || type === 'discouraged',
          }
        })
        .filter(({ isNone }) => !isNone)
        .map(({ id, required }) => ({ id, required })),
    ),
    provides: names(all.slice(1).map((one) => field(one, 'modId'))),
    side: isOfClients ? 'client' : isOfServers ? 'server' : 'both',
    gameVersion: range(field(game, 'versionRange')),
    leastJava: java && isRequired(java) ? leastJava(field(java, 'versionRange')) : null,
    mains: [],
  }
}

/** mcmod.info of old Forge: a list, or a list in something. */
export function oldForge(bytes: Buffer): Description {
  const said = lenientJson(bytes)
  const [mod] = list(Array.isArray(said) ? said : field(said, 'modList'))
  const of = (key: string) => field(mod, key)
  const id = text(of('modid'))
  return {
    ...{ id, name: text(of('name')) || id, version: text(of('version')) },
    authors: names([...list(of('authorList')), ...list(of('authors'))]),
    description: text(of('description'), 2_000),
    website: website(of('url')),
    needs: withoutPlatforms(
      names(list(of('requiredMods'))).map((one) => ({ id: one.replace(/@.*$/, ''), required: true })),
    ),
    ...{ provides: [], side: 'both', gameVersion: text(of('mcversion')) || null, mains: [] },
  }
}

/** A datapack has no name but its file's. */
export function datapack(bytes: Buffer): Description {
  const pack = field(lenientJson(bytes), 'pack')
  return {
    ...{ id: '', name: '', version: '', authors: [], description: component(field(pack, 'description')) },
    ...{ website: null, needs: [], provides: [], side: 'server', gameVersion: null, mains: [] },
  }
}
