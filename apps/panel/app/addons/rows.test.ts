import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import { expect, test } from 'vitest'
import { javaLacked, matches, plainName, rowsOf, switchedName } from './rows.ts'

const addon = (name: string, fields: Partial<InstalledAddon> = {}, needs: string[] = []): InstalledAddon => ({
  ...{ path: `plugins/${name}-1.0.jar`, enabled: true, kind: 'plugin', bytes: 1_000, mtimeMs: 0 },
  ...{ hashes: { sha1: '', sha256: '', sha512: '' }, fault: null, settings: [] },
  about: {
    ...{
      format: 'plugin.yml',
      id: name,
      name,
      version: '1.0',
      authors: ['mira'],
      description: 'Locks doors',
    },
    ...{ website: null, provides: [], side: 'server', gameVersion: null, java: 21 },
    needs: needs.map((id) => ({ id, required: true })),
  },
  ...fields,
})
const named = (rows: ReturnType<typeof rowsOf>, name: string) => {
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`no row ${name}`)
  return row
}

test('dependencies: each row lists its dependents and what it misses', () => {
  const rows = rowsOf([
    addon('StoneBank', {}, ['CoinCore', 'minecraft']),
    addon('CoinCore'),
    addon('MarketStreet', {}, ['coincore', 'SignPost']),
    addon('OldMarket', { enabled: false }, ['CoinCore', 'Nothing']),
  ])
  expect(rows.map(({ name }) => name)).toEqual(['CoinCore', 'MarketStreet', 'OldMarket', 'StoneBank'])
  expect(named(rows, 'CoinCore').neededBy).toEqual(['StoneBank', 'MarketStreet'])
  expect(named(rows, 'MarketStreet').missing).toEqual(['SignPost'])
  expect(named(rows, 'StoneBank').missing).toEqual([])
  expect(named(rows, 'OldMarket').missing, 'one that is off needs nothing').toEqual([])
})

test('dependencies: a disabled or damaged addon does not count as installed', () => {
  const rows = rowsOf([
    addon('StoneBank', {}, ['CoinCore', 'LockBox']),
    addon('CoinCore', { enabled: false }),
    addon('LockBox', { fault: 'damaged' }),
  ])
  expect(named(rows, 'StoneBank').missing).toEqual(['CoinCore', 'LockBox'])
})

test('metadata: a file without any has its file name, and is found by its catalogue entry', () => {
  const [row] = rowsOf([
    addon('x', { path: 'plugins/Door Bell-2.jar.disabled', enabled: false, about: null }),
  ])
  expect(row?.name).toBe('Door Bell-2')
  const locks = named(rowsOf([addon('LockBox')]), 'LockBox')
  expect(['lock DOORS', 'mira', '1.0.jar', ''].map((text) => matches(locks, text))).toEqual(
    Array(4).fill(true),
  )
  expect(matches(locks, 'lock windows')).toBe(false)
})

test('enable: the switch renames the file, and renames it back', () => {
  expect(switchedName({ path: 'plugins/A.jar', enabled: true })).toBe('A.jar.disabled')
  expect(switchedName({ path: 'plugins/A.jar.disabled', enabled: false })).toBe('A.jar')
  expect(plainName('world/datapacks/Caves.zip')).toBe('Caves')
})

test("Java: an enabled addon that needs a later one than the server's is reported", () => {
  const about = (java: number | null) => ({ about: { ...addon('a').about, java } as InstalledAddon['about'] })
  expect(javaLacked({ enabled: true, ...about(21) }, 17)).toBe(21)
  expect(javaLacked({ enabled: true, ...about(21) }, 21)).toBeUndefined()
  expect(javaLacked({ enabled: false, ...about(21) }, 17)).toBeUndefined()
  expect(javaLacked({ enabled: true, ...about(null) }, 17)).toBeUndefined()
  expect(javaLacked({ enabled: true, about: null }, 17)).toBeUndefined()
  expect(javaLacked({ enabled: true, ...about(21) }, null)).toBeUndefined()
})

test('nested mods: those in a jar are not missing, and go with it unless another jar has them too', () => {
  const about = (name: string, nested: string[]) =>
    ({ ...addon(name).about, nested }) as InstalledAddon['about']
  const api = addon('FabricApi', { about: about('FabricApi', ['fabric-networking-api-v1', 'Cloth']) })
  const map = addon('Map', {}, ['fabric-networking-api-v1'])
  const cloth = addon('Cloth')
  const menu = addon('Menu', {}, ['cloth'])
  const rows = rowsOf([api, map, cloth, menu])
  expect(named(rows, 'Map').missing).toEqual([])
  expect(named(rows, 'FabricApi').neededBy).toEqual(['Map'])
  expect(named(rows, 'Cloth').neededBy).toEqual(['Menu'])
  expect(named(rowsOf([{ ...api, enabled: false }, map]), 'Map').missing).toEqual([
    'fabric-networking-api-v1',
  ])
})
