import type { Description } from './description.ts'
import { lenientJson, yamlOf } from './forms.ts'
import { field, keysOf, list, names, text, website } from './said.ts'

type Need = { id: string; required: boolean }
const needs = (required: readonly string[], optional: readonly string[]): Need[] => [
  ...required.map((id) => ({ id, required: true })),
  ...optional.map((id) => ({ id, required: false })),
]
/** Bukkit replaces spaces by underscores in all names. */
const bukkitNames = (value: unknown): string[] => names(list(value)).map((one) => one.replaceAll(' ', '_'))
const classOf = (main: unknown) => (typeof main === 'string' ? [main] : [])

/** plugin.yml and paper-plugin.yml, which differ in their dependencies. */
export async function bukkit(bytes: Buffer): Promise<Description> {
  const plugin = await yamlOf(bytes, [
    ...['name', 'version', 'main', 'author', 'authors', 'description', 'website', 'api-version', 'provides'],
    ...['depend', 'softdepend', 'dependencies'],
  ])
  const of = (key: string) => field(plugin, key)
  const dependencies = ['bootstrap', 'server'].flatMap((when) => {
    const entries = field(of('dependencies'), when)
    return keysOf(entries).map((id) => ({
      id: text(id),
      required: field(field(entries, id), 'required') !== false,
    }))
  })
  const name = text(of('name')).replaceAll(' ', '_')
  return {
    ...{ id: name, name, version: text(of('version')) },
    authors: names([...list(of('author')), ...list(of('authors'))]),
    description: text(of('description'), 2_000),
    website: website(of('website')),
    needs: [...needs(bukkitNames(of('depend')), bukkitNames(of('softdepend'))), ...dependencies],
    provides: bukkitNames(of('provides')),
    side: 'server',
    gameVersion: text(of('api-version')) || null,
    mains: classOf(of('main')),
  }
}

export async function bungee(bytes: Buffer): Promise<Description> {
  const keys = ['name', 'version', 'main', 'author', 'description', 'depends', 'softDepends']
  // The fields of BungeeCord's PluginDescription are strings, so SnakeYAML keeps the written text.
  const plugin = await yamlOf(bytes, keys, 'as_string')
  const of = (key: string) => field(plugin, key)
  return {
    ...{ id: text(of('name')), name: text(of('name')), version: text(of('version')) },
    ...{ authors: names(list(of('author'))), description: text(of('description'), 2_000), website: null },
    ...{
      needs: needs(names(list(of('depends'))), names(list(of('softDepends')))),
      provides: [],
      side: 'server',
      gameVersion: null,
    },
    mains: classOf(of('main')),
  }
}

export function velocity(bytes: Buffer): Description {
  const plugin = lenientJson(bytes)
  const of = (key: string) => field(plugin, key)
  const id = text(of('id'))
  return {
    ...{ id, name: text(of('name')) || id, version: text(of('version')) },
    ...{ authors: names(list(of('authors'))), description: text(of('description'), 2_000) },
    website: website(of('url')),
    needs: list(of('dependencies')).map((one) => ({
      id: text(field(one, 'id')),
      required: field(one, 'optional') !== true,
    })),
    ...{ provides: [], side: 'server', gameVersion: null, mains: classOf(of('main')) },
  }
}
