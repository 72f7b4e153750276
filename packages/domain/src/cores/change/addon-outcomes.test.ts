import { expect, test } from 'vitest'
import { addonOutcome, kindAt } from './addon-outcomes.ts'

const made = (loaders: string, gameVersions: string) => ({
  loaders: loaders.split(' '),
  gameVersions: gameVersions.split(' '),
})
const paper = (gameVersion: string) => ({ core: 'paper', gameVersion })
const old = made('paper spigot', '1.21.4')
const both = made('paper spigot', '1.21.4 1.21.11')
const update = { from: paper('1.21.4'), to: paper('1.21.11'), keepsWorld: true }

test.each([
  ['fits', { path: 'plugins/a.jar', version: both, newest: null }, update],
  ['fits', { path: 'plugins/a.jar', version: both, newest: both }, update],
  ['updates', { path: 'plugins/a.jar', version: old, newest: both }, update],
  ['no_version', { path: 'plugins/a.jar', version: old, newest: null }, update],
  ['unknown', { path: 'plugins/a.jar', version: null, newest: null }, update],
  [
    'not_loaded',
    { path: 'plugins/a.jar', version: both, newest: null },
    { ...update, to: { core: 'fabric', gameVersion: '1.21.11' } },
  ],
  [
    'fits',
    { path: 'plugins/a.jar', version: old, newest: null },
    { ...update, to: { core: 'purpur', gameVersion: '1.21.4' } },
  ],
  [
    'other_loader',
    { path: 'mods/a.jar', version: null, newest: null },
    {
      from: { core: 'fabric', gameVersion: '1.21.4' },
      to: { core: 'neoforge', gameVersion: '1.21.4' },
      keepsWorld: true,
    },
  ],
  ['unknown', { path: 'world/datapacks/a.zip', version: null, newest: null }, update],
  [
    'with_world',
    { path: 'world/datapacks/a.zip', version: null, newest: null },
    { ...update, keepsWorld: false },
  ],
] as const)('compatibility: %s: %o', (outcome, addon, change) => {
  expect(addonOutcome(addon, change)).toBe(outcome)
})

test("addon kind: it follows from the file's path", () => {
  expect(
    ['plugins/a.jar', 'mods/a.jar', 'world/datapacks/a', 'a.jar', 'plugins/a/b.jar'].map(kindAt),
  ).toEqual(['plugin', 'mod', 'datapack', null, null])
})
