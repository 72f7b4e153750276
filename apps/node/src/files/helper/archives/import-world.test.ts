import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FileOutcome, FoundWorld } from '@zubr/contracts/files/answers'
import type { BinEntry } from '@zubr/contracts/files/operations'
import { expect, test } from 'vitest'
import { filesForTest, rowsOf } from '../../helper-for-tests.ts'
import { writeTarball, writeZip } from './archives-for-tests.ts'

const anothers = [
  { path: 'container/server.properties', content: 'level-name=Old' },
  { path: 'container/Old/level.dat', content: 'imported' },
  { path: 'container/Old/region/r.0.0.mca', content: 'region' },
  { path: 'container/Old_nether/DIM-1/region/r.0.0.mca', content: 'nether' },
  { path: 'container/lobby/level.dat', content: 'lobby' },
]

test.each([
  ['zip', writeZip],
  ['tar.gz', writeTarball],
] as const)(
  'a world from another host takes the place of the own one, which is kept in the bin (%s)',
  async (_, write) => {
    const { data, files } = await filesForTest()
    await write(join(data, 'backup'), anothers)
    for (const own of ['world', 'world_nether', 'world_the_end']) {
      await mkdir(join(data, own))
      await writeFile(join(data, own, 'level.dat'), own)
    }
    expect(await rowsOf<FoundWorld>(files.rows('findWorlds', { path: 'backup' }))).toEqual([
      { folder: 'container/lobby', nether: false, end: false, files: 1, bytes: 5 },
      { folder: 'container/Old', nether: true, end: false, files: 3, bytes: 20 },
    ])
    const imported = files.rows<FileOutcome>('importWorld', {
      path: 'backup',
      folder: 'container/Old',
      into: 'world',
    })
    expect(await rowsOf(imported)).toEqual([{ path: 'backup', to: 'world' }])
    expect((await readdir(data)).sort()).toEqual(['.zubr', 'backup', 'world', 'world_nether'])
    expect(await readFile(join(data, 'world/level.dat'), 'utf8')).toBe('imported')
    expect(await readFile(join(data, 'world/region/r.0.0.mca'), 'utf8')).toBe('region')
    expect(await readdir(join(data, 'world_nether'))).toEqual(['DIM-1'])
    const bin = await rowsOf<BinEntry>(files.rows('bin', {}))
    expect(bin.map(({ path }) => path).sort()).toEqual(['world', 'world_nether', 'world_the_end'])
  },
)

/** One tag of NBT that has a name: its kind, the name, and what it holds. */
const tag = (kind: number, name: string, ...inside: Buffer[]) =>
  Buffer.concat([Buffer.from([kind, 0, Buffer.byteLength(name)]), Buffer.from(name), ...inside])
const said = (name: string, value: string) =>
  tag(8, name, Buffer.from([0, Buffer.byteLength(value)]), Buffer.from(value))
const end = Buffer.from([0])
const listOfTwoInts = tag(9, 'Pos', Buffer.from([3, 0, 0, 0, 2]), Buffer.alloc(8))

test.each([
  ['zip', writeZip],
  ['tar.gz', writeTarball],
] as const)('a world says its name, its version and its dimensions (%s)', async (_, write) => {
  const { data, files } = await filesForTest()
  const level = gzipSync(
    tag(
      10,
      '',
      tag(
        10,
        'Data',
        tag(3, 'SpawnX', Buffer.alloc(4)),
        tag(10, 'Version', tag(3, 'Id', Buffer.alloc(4)), said('Name', '1.21.4'), end),
        listOfTwoInts,
        tag(7, 'bytes', Buffer.from([0, 0, 0, 3]), Buffer.alloc(3)),
        said('LevelName', 'Старый мир'),
        end,
      ),
      end,
    ),
  )
  await write(join(data, 'backup'), [
    { path: 'save/level.dat', content: level },
    { path: 'save/DIM-1/region/r.0.0.mca', content: 'nether' },
    { path: 'save/dimensions/minecraft/the_end/region/r.0.0.mca', content: 'end' },
    { path: 'torn/level.dat', content: level.subarray(0, 40) },
  ])
  expect(await rowsOf<FoundWorld>(files.rows('findWorlds', { path: 'backup' }))).toEqual([
    {
      ...{ folder: 'save', name: 'Старый мир', version: '1.21.4', nether: true, end: true, files: 3 },
      bytes: level.length + 9,
    },
    { folder: 'torn', nether: false, end: false, files: 1, bytes: 40 },
  ])
})

test('an archive that is the world itself is found, and one without a world is told', async () => {
  const { data, files } = await filesForTest()
  await writeZip(join(data, 'a.zip'), [
    { path: 'level.dat', content: 'x' },
    { path: 'region/r.0.0.mca', content: 'x' },
  ])
  await files.call(
    'write',
    { path: 'b.zip' },
    { content: await readFile(await writeZip(join(data, 'c.zip'), [{ path: 'a', content: 'a' }])) },
  )
  await rowsOf(files.rows('importWorld', { path: 'a.zip', folder: '', into: 'world' }))
  expect((await readdir(join(data, 'world'))).sort()).toEqual(['level.dat', 'region'])
  expect(await rowsOf(files.rows('findWorlds', { path: 'b.zip' }))).toEqual([])
  const missing = rowsOf(files.rows('importWorld', { path: 'b.zip', folder: 'x', into: 'world' }))
  await expect(missing).rejects.toMatchObject({ code: 'not_found' })
  for (const into of ['..', 'a/b', '.zubr'])
    await expect(
      rowsOf(files.rows('importWorld', { path: 'a.zip', folder: '', into })),
      into,
    ).rejects.toThrow()
})
