import { expect, test } from 'vitest'
import { maskPrivateData } from '../diagnosis/mask.ts'
import { withoutDataFolder, withoutHostPaths } from './host-paths.ts'

const dataFolder = '/srv/game.host/zubr'
const data = `${dataFolder}/servers/00000000-0000-4000-8000-000000000001/data`

test.each([
  [
    `Could not load '${data}/plugins/Maps.jar' in folder 'plugins'`,
    "Could not load 'plugins/Maps.jar' in folder 'plugins'",
  ],
  [`at jar:file:${data}/mods/a.jar!/x (${data})`, 'at jar:file:mods/a.jar!/x (.)'],
  [
    `${data}: no space, ${dataFolder}/cores/paper_1.21.4/libraries/a.jar`,
    '.: no space, cores/paper_1.21.4/libraries/a.jar',
  ],
])('host paths: %s becomes relative to the server', (text, expected) => {
  expect(withoutHostPaths(text)).toBe(expected)
  expect(maskPrivateData(text)).toBe(expected)
  expect(withoutDataFolder(text, { dataFolder, data })).toBe(expected)
})

test.each([
  '/plugins/Maps/servers/list.yml',
  'https://maps.example/servers/00000000-0000-4000-8000-000000000001/database',
  'Saved /servers/00000000-0000-4000-8000-000000000001/data-2/x',
])("host paths: %s is not a node's folder", (text) => expect(withoutHostPaths(text)).toBe(text))

test('host paths: a hostile line costs a linear pass', () => {
  const line = `${'/a'.repeat(200_000)}/servers/`
  expect(withoutHostPaths(line)).toBe(line)
})
