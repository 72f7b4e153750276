import type { Description } from './description.ts'
import { lenientJson, yamlOf } from './forms.ts'
import { field, keysOf, list, names, text, website } from './said.ts'

type Need = { id: string; required: boolean }
const needs = (required: unknown, optional: unknown): Need[] => [
  ...names(list(required)).map((id) => ({ id, required: true })),
  ...names(list(optional)).map((id) => ({ id, required: false })),
]
const classOf = (main: unknown) => (typeof main === 'string' ? [main] : [])

/** plugin.yml and paper-plugin.yml, of which the latter names its dependencies in another way. */
export async function bukkit(bytes: Buffer): Promise<Description> {
  const said = await yamlOf(bytes, [
    ...['name', 'version', 'main', 'author', 'authors', 'description', 'website', 'api-version', 'provides'],
    ...['depend', 'softdepend', 'dependencies'],
  ])
  const of = (key: string) => field(said, key)
  const asked = ['bootstrap', 'server'].flatMap((when) => {
    const those = field(of('dependencies'), when)
    return keysOf(those).map((id) => ({
      id: text(id),
      required: field(field(those, id), 'required') !== false,
    }))
  })
  const name = text(of('name')).replaceAll(' ', '_')
  return {
    ...{ id: name, name, version: text(of('version')) },
    authors: names([...list(of('author')), ...list(of('authors'))]),
    description: text(of('description'), 2_000),
    website: website(of('website')),
    needs: [...needs(of('depend'), of('softdepend')), ...asked],
    provides: names(list(of('provides'))),
    side: 'server',
    gameVersion: text(of('api-version')) || null,
    mains: classOf(of('main')),
  }
}

export async function bungee(bytes: Buffer): Promise<Description> {
  const said = await yamlOf(bytes, [
    ...['name', 'version', 'main', 'author', 'description', 'depends', 'softDepends'],
  ])
  const of = (key: string) => field(said, key)
  return {
    ...{ id: text(of('name')), name: text(of('name')), version: text(of('version')) },
    ...{ authors: names(list(of('author'))), description: text(of('description'), 2_000), website: null },
    ...{ needs: needs(of('depends'), of('softDepends')), provides: [], side: 'server', gameVersion: null },
    mains: classOf(of('main')),
  }
}

export function velocity(bytes: Buffer): Description {
  const said = lenientJson(bytes)
  const of = (key: string) => field(said, key)
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
