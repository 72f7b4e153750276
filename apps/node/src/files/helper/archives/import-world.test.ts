import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FileOutcome, FoundWorld } from '@zubr/contracts/files/answers'
import type { BinEntry } from '@zubr/contracts/files/operations'
import { importMoves } from '@zubr/domain/cores/change/world'
import { expect, test } from 'vitest'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { writeTarball, writeZip } from './testing/archives.ts'

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
  'import: a world from elsewhere replaces the server’s own, which moves to the bin (%s)',
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

/** A named NBT tag: its type, the name, and its payload. */
const tag = (kind: number, name: string, ...inside: Buffer[]) =>
  Buffer.concat([Buffer.from([kind, 0, Buffer.byteLength(name)]), Buffer.from(name), ...inside])
const stringTag = (name: string, value: string) =>
  tag(8, name, Buffer.from([0, Buffer.byteLength(value)]), Buffer.from(value))
const end = Buffer.from([0])
const listOfTwoInts = tag(9, 'Pos', Buffer.from([3, 0, 0, 0, 2]), Buffer.alloc(8))

test.each([
  ['zip', writeZip],
  ['tar.gz', writeTarball],
] as const)('import: a world has its name, version and dimensions (%s)', async (_, write) => {
  const { data, files } = await filesForTest()
  const level = gzipSync(
    tag(
      10,
      '',
      tag(
        10,
        'Data',
        tag(3, 'SpawnX', Buffer.alloc(4)),
        tag(10, 'Version', tag(3, 'Id', Buffer.alloc(4)), stringTag('Name', '1.21.4'), end),
        listOfTwoInts,
        tag(7, 'bytes', Buffer.from([0, 0, 0, 3]), Buffer.alloc(3)),
        stringTag('LevelName', 'Старый мир'),
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

test('import: a world at the top of an archive is found, and an archive without one is reported', async () => {
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

const paperWorld = [
  { path: 'w/level.dat', content: 'level' },
  { path: 'w/region/r.0.0.mca', content: 'overworld' },
  { path: 'w_nether/level.dat', content: 'level' },
  { path: 'w_nether/uid.dat', content: 'uid' },
  { path: 'w_nether/DIM-1/region/r.0.0.mca', content: 'nether' },
  { path: 'w_nether/data/chunks.dat', content: 'chunks' },
  { path: 'w_the_end/DIM1/region/r.0.0.mca', content: 'end' },
]
const vanillaWorld = [
  { path: 'w/level.dat', content: 'level' },
  { path: 'w/region/r.0.0.mca', content: 'overworld' },
  { path: 'w/DIM-1/region/r.0.0.mca', content: 'nether' },
  { path: 'w/DIM1/region/r.0.0.mca', content: 'end' },
]
const newWorld = [
  { path: 'w/level.dat', content: 'level' },
  { path: 'w/dimensions/minecraft/the_nether/region/r.0.0.mca', content: 'nether' },
]
const regions = (tree: Record<string, string>) =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => path.endsWith('.mca')))

test.each([
  ['vanilla 1.20.6', paperWorld, ['world/DIM-1', 'world/DIM1']],
  ['fabric 1.21.4', paperWorld, ['world/DIM-1', 'world/DIM1']],
  ['forge 1.20.1', paperWorld, ['world/DIM-1', 'world/DIM1']],
  ['neoforge 1.21.1', paperWorld, ['world/DIM-1', 'world/DIM1']],
  // It moves them itself from there, as after a change of the core.
  ['vanilla 26.1', paperWorld, ['world/DIM-1', 'world/DIM1']],
  ['paper 1.21.4', paperWorld, ['world_nether/DIM-1', 'world_the_end/DIM1']],
  ['purpur 1.20.6', paperWorld, ['world_nether/DIM-1', 'world_the_end/DIM1']],
  ['paper 26.1', paperWorld, ['world_nether/DIM-1', 'world_the_end/DIM1']],
  ['vanilla 1.20.6', vanillaWorld, ['world/DIM-1', 'world/DIM1']],
  // CraftBukkit moves them at its first start.
  ['paper 1.21.4', vanillaWorld, ['world/DIM-1', 'world/DIM1']],
  ['purpur 26.1', vanillaWorld, ['world/DIM-1', 'world/DIM1']],
] as const)(
  'dimensions: %s finds those of a world where it reads them',
  async (to, archive, [nether, end]) => {
    const [core = '', gameVersion = ''] = to.split(' ')
    const { data, files } = await filesForTest()
    await writeZip(join(data, 'a.zip'), archive)
    for (const own of ['world', 'world_nether', 'world_the_end']) {
      await mkdir(join(data, own))
      await writeFile(join(data, own, 'own.mca'), own)
    }
    const moves = importMoves({ core, gameVersion }, 'world')
    const args = { path: 'a.zip', folder: 'w', into: 'world', moves }
    const rows = await rowsOf<FileOutcome>(files.rows('importWorld', args))
    expect(regions(await treeOf(data))).toEqual({
      'world/region/r.0.0.mca': 'overworld',
      [`${nether}/region/r.0.0.mca`]: 'nether',
      [`${end}/region/r.0.0.mca`]: 'end',
    })
    const isMoved = archive === paperWorld && nether === 'world/DIM-1'
    expect(rows).toEqual([
      { path: 'a.zip', to: 'world' },
      ...(isMoved ? [{ path: 'w_nether/data/chunks.dat', skipped: true, reason: 'not_read' }] : []),
    ])
  },
)

test.each(['vanilla 1.21.4', 'paper 26.1'])(
  'dimensions: of two Nethers %s gets Paper’s, and the other is reported',
  async (to) => {
    const [core = '', gameVersion = ''] = to.split(' ')
    const { data, files } = await filesForTest()
    const older = { path: 'w/DIM-1/region/r.9.9.mca', content: 'older' }
    await writeTarball(join(data, 'a'), [...paperWorld, older])
    const moves = importMoves({ core, gameVersion }, 'world')
    const args = { path: 'a', folder: 'w', into: 'world', moves }
    const rows = await rowsOf<FileOutcome>(files.rows('importWorld', args))
    expect(rows).toContainEqual({ path: older.path, skipped: true, reason: 'not_read' })
    expect(Object.values(regions(await treeOf(data)))).not.toContain('older')
  },
)

test('dimensions: worlds of 26.1 and of Bedrock stay as they are', async () => {
  const { data, files } = await filesForTest()
  await writeZip(join(data, 'new.zip'), newWorld)
  await writeZip(join(data, 'bedrock.mcworld'), [
    { path: 'level.dat', content: 'level' },
    { path: 'db/000001.ldb', content: 'blocks' },
    { path: 'levelname.txt', content: 'Welt' },
  ])
  const moves = importMoves({ core: 'vanilla', gameVersion: '26.1' }, 'world')
  await rowsOf(files.rows('importWorld', { path: 'new.zip', folder: 'w', into: 'world', moves }))
  expect(regions(await treeOf(data))).toEqual({
    'world/dimensions/minecraft/the_nether/region/r.0.0.mca': 'nether',
  })
  const bedrock = importMoves({ core: 'bedrock-dedicated', gameVersion: '1.21.80' }, 'b')
  await rowsOf(files.rows('importWorld', { path: 'bedrock.mcworld', folder: '', into: 'b', moves: bedrock }))
  expect(await treeOf(join(data, 'b'))).toMatchObject({ 'db/000001.ldb': 'blocks', 'levelname.txt': 'Welt' })
})

test('damage: a damaged world leaves the server’s own in place', async () => {
  const { data, files } = await filesForTest()
  await writeZip(join(data, 'a.zip'), [
    { path: 'w/level.dat', content: 'level' },
    { path: 'w/region/r.0.0.mca', content: Buffer.alloc(100_000, 'overworld') },
  ])
  const whole = await readFile(join(data, 'a.zip'))
  const at = whole.indexOf('r.0.0.mca') + 60
  whole[at] = (whole[at] ?? 0) ^ 1
  await writeFile(join(data, 'a.zip'), whole)
  await mkdir(join(data, 'world'))
  await writeFile(join(data, 'world/own.mca'), 'own')
  await expect(
    rowsOf(files.rows('importWorld', { path: 'a.zip', folder: 'w', into: 'world' })),
  ).rejects.toMatchObject({ code: 'damaged_archive' })
  expect(regions(await treeOf(data))).toEqual({ 'world/own.mca': 'own' })
})
