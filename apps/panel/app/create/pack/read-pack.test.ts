import { exampleOffers } from '@zubr/contracts/cores/examples'
import { expect, test } from 'vitest'
import { asksOf } from './read-pack.ts'

const [offer] = exampleOffers.filter(({ id }) => id === 'vanilla')
const gameVersion = offer?.versions[0]?.version ?? ''
const index = (fields: object) => ({
  ...{ formatVersion: 1, game: 'minecraft', name: 'Gears', versionId: '2.0', files: [] },
  ...fields,
})
const read = (content: unknown) =>
  asksOf(content, exampleOffers, {
    name: 'gears.mrpack',
    brings: [
      'modrinth.index.json',
      'overrides/mods/own.jar',
      'overrides/config/a.txt',
      'client-overrides/mods/b.jar',
    ],
  })

test('index: the core and the number of server mods are read from it', () => {
  const files = [
    { path: 'mods/a.jar', env: { client: 'required', server: 'required' } },
    { path: 'mods/b.jar', env: { client: 'required', server: 'unsupported' } },
    { path: 'mods\\c.jar' },
    { path: 'config/c.txt' },
  ]
  expect(read(index({ files, dependencies: { minecraft: gameVersion } }))).toEqual({
    name: 'Gears',
    version: { id: '2.0', core: { id: 'vanilla', version: gameVersion }, mods: 3 },
  })
  expect(read(index({ name: '', dependencies: { minecraft: gameVersion } }))).toMatchObject({
    name: 'gears.mrpack',
  })
})

test('refusal: a file that is no modpack, or has an unavailable core, has its own reason', () => {
  for (const content of [null, [], 'x', {}, index({}), index({ dependencies: { minecraft: 1 } })])
    expect(read(content), JSON.stringify(content)).toEqual({ refused: 'not_pack' })
  expect(read(index({ dependencies: { minecraft: '1.21.1', 'quilt-loader': '0.26.0' } }))).toEqual({
    refused: 'loader',
    loader: 'quilt',
  })
  expect(read(index({ dependencies: { minecraft: '1.0', fabric: '1', 'fabric-loader': '0.1' } }))).toEqual({
    refused: 'game_version',
    loader: 'Fabric',
    gameVersion: '1.0',
  })
})
