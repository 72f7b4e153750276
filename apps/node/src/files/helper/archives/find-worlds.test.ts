import { expect, test } from 'vitest'
import { worldsIn } from './find-worlds.ts'

test('worlds: a world is found under any folder name', () => {
  const found = (folder: string) => [{ folder, nether: null, end: null }]
  expect(worldsIn(['level.dat', 'region/r.0.0.mca'])).toEqual(found(''))
  expect(worldsIn(['Новый мир/level.dat', 'Новый мир/region/r.0.0.mca'])).toEqual(found('Новый мир'))
  expect(worldsIn(['./home/container/My World (2)/level.dat'])).toEqual(found('home/container/My World (2)'))
  expect(worldsIn(['world/region/r.0.0.mca', 'plugins/level.dat.txt'])).toEqual([])
})

test('worlds: the Nether and the End belong to their world and are none of their own', () => {
  const paths = ['a/world/level.dat', 'a/world_nether/level.dat', 'a/world_the_end/DIM1/region/r.0.0.mca']
  expect(worldsIn(paths)).toEqual([{ folder: 'a/world', nether: 'a/world_nether', end: 'a/world_the_end' }])
})

test('worlds: of several the one nearest to the top comes first', () => {
  const paths = ['backups/old/world/level.dat', 'lobby/level.dat', 'arena/level.dat']
  expect(worldsIn(paths).map(({ folder }) => folder)).toEqual(['arena', 'lobby', 'backups/old/world'])
})
