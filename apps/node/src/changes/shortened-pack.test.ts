import type { PackAbout } from '@zubr/contracts/addons/pack'
import { expect, test } from 'vitest'
import { shortenedPack } from './shortened-pack.ts'

test('modpack: its lists are shortened to fit into a report, however long its paths are', () => {
  const about = { name: 'x', version: '1', gameVersion: '1.21.4', loader: 'fabric', loaderVersion: '1' }
  const long = Array.from({ length: 500 }, (_, at) => `mods/${at}${'\u0001'.repeat(3_900)}`)
  const pack: PackAbout = {
    ...about,
    files: 1,
    bytes: 1,
    added: long,
    changed: long,
    removed: ['a'],
    kept: long,
  }
  const shortened = shortenedPack(pack)
  expect(JSON.stringify(shortened).length).toBeLessThan(64 * 1_024)
  expect(shortened).toMatchObject({ ...about, removed: ['a'] })
  expect(shortenedPack({ ...pack, added: ['mods/a.jar'], changed: [], kept: [] }).added).toEqual([
    'mods/a.jar',
  ])
})
