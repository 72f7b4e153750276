import { readFileSync } from 'node:fs'
import { chmod, mkdir, open, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileOutcome, PackedEntry } from '@zubr/contracts/files/answers'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { rawZip, run, scratch } from './testing/archives.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools', '7zip']))

type Files = Awaited<ReturnType<typeof filesForTest>>['files']
const unpack = (files: Files, path: string) =>
  rowsOf<FileOutcome>(files.rows('unpack', { path, into: 'out', ifTaken: 'refuse' }))

const region = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * i + (i >> 8)) % 251))

/** A folder `d` for the formats below, with a long name, a non-ASCII name, and an empty folder. */
async function source(): Promise<string> {
  const folder = scratch()
  const long = `d/${'langer-name-'.repeat(12)}`
  await mkdir(join(folder, long, 'Мир'), { recursive: true })
  await mkdir(join(folder, 'd/empty'))
  await writeFile(join(folder, 'd/level.dat'), 'level')
  await chmod(join(folder, 'd/level.dat'), 0o640)
  await utimes(join(folder, 'd/level.dat'), 1_700_000_000, 1_700_000_000)
  await writeFile(join(folder, long, 'Мир/r.0.0.mca'), region)
  return folder
}

const sevenZip = (ending: string, ...how: string[]) => ['7zz', 'a', ...how, `a.${ending}`, 'd']
const bsd = (ending: string, ...how: string[]) => ['bsdtar', '-cf', `a.${ending}`, ...how, 'd']

test.each<[string, string[]]>([
  ['tar', ['tar', '-cf', 'a.tar', 'd']],
  ['pax tar', bsd('tar', '--format', 'pax')],
  ['tar.gz', ['tar', '-czf', 'a.tar.gz', 'd']],
  ['tar.bz2', bsd('tar.bz2', '--bzip2')],
  ['tar.xz', bsd('tar.xz', '--xz')],
  ['tar.zst', bsd('tar.zst', '--zstd')],
  ['tar.lz4', bsd('tar.lz4', '--lz4')],
  ['tar.lzma', bsd('tar.lzma', '--lzma')],
  ['tar.lz', bsd('tar.lz', '--lzip')],
  ['tar.Z', bsd('tar.Z', '--compress')],
  ['zip', bsd('zip', '--format', 'zip')],
  ['zip, Deflate64', sevenZip('zip', '-mm=Deflate64')],
  ['zip, BZip2', sevenZip('zip', '-mm=BZip2')],
  ['zip, LZMA', sevenZip('zip', '-mm=LZMA')],
  ['zip, PPMd', sevenZip('zip', '-mm=PPMd')],
  ['zip, XZ', sevenZip('zip', '-mm=xz')],
  ['7z', sevenZip('7z')],
  ['7z, not solid', sevenZip('7z', '-ms=off', '-m0=PPMd')],
])('formats: %s is unpacked completely', async (_, command) => {
  const folder = await source()
  run(folder, ...(command as [string, ...string[]]))
  const name = command.find((part) => part.startsWith('a.')) ?? ''
  const { data, files } = await filesForTest()
  await writeFile(join(data, name), await readFile(join(folder, name)))
  expect(await unpack(files, name)).toEqual([{ path: name, to: 'out' }])
  expect(await treeOf(join(data, 'out'))).toEqual(await treeOf(join(folder)).then(without(name)))
  const { mode, mtimeMs } = await stat(join(data, 'out/d/level.dat'))
  expect([mode & 0o777, mtimeMs]).toEqual([0o640, 1_700_000_000_000])
})

const without = (name: string) => (tree: Record<string, string>) =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => path !== name))

test('formats: a tar from before 1988 is unpacked', async () => {
  const folder = scratch()
  await mkdir(join(folder, 'd'))
  await writeFile(join(folder, 'd/level.dat'), 'level')
  run(folder, 'tar', '-cf', 'a.tar', '--format=v7', 'd')
  expect(readFileSync(join(folder, 'a.tar')).includes('ustar')).toBe(false)
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'a'), await readFile(join(folder, 'a.tar')))
  await unpack(files, 'a')
  expect(await readFile(join(data, 'out/d/level.dat'), 'utf8')).toBe('level')
})

test.each<[string, string[]]>([
  ['GNU', ['tar', '-S', '-cf', 'a.tar', '--format=gnu', 'd']],
  ['pax 0.0', ['tar', '-S', '-cf', 'a.tar', '--format=pax', '--sparse-version=0.0', 'd']],
  ['pax 0.1', ['tar', '-S', '-cf', 'a.tar', '--format=pax', '--sparse-version=0.1', 'd']],
  ['pax 1.0', ['tar', '-S', '-cf', 'a.tar', '--format=pax', '--sparse-version=1.0', 'd']],
  ['bsdtar', ['bsdtar', '-czf', 'a.tar', 'd']],
])('sparse: a file with holes keeps its name and all of its bytes (%s)', async (_, command) => {
  const folder = scratch()
  await mkdir(join(folder, 'd'))
  const file = await open(join(folder, 'd/r.0.0.mca'), 'w')
  for (let at = 0; at < 30; at += 1) await file.write(region, 0, 5_000, at * 200_000)
  await file.truncate(7_000_123)
  await file.close()
  run(folder, ...(command as [string, ...string[]]))
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'a.tar'), await readFile(join(folder, 'a.tar')))
  expect(await unpack(files, 'a.tar')).toEqual([{ path: 'a.tar', to: 'out' }])
  const unpacked = await readFile(join(data, 'out/d/r.0.0.mca'))
  expect(unpacked.equals(await readFile(join(folder, 'd/r.0.0.mca')))).toBe(true)
})

test('count: a zip of Finder with more than 65,535 files is complete', async () => {
  const { data, files } = await filesForTest()
  const entries = Array.from({ length: 65_540 }, (_, at) => ({ name: `d/${at}.dat` }))
  await writeFile(join(data, 'a.zip'), rawZip(entries))
  const listed = await rowsOf<PackedEntry>(files.rows('peek', { path: 'a.zip' }))
  expect([listed.length, listed.at(-1)?.path]).toEqual([65_540, 'd/65539.dat'])
}, 120_000)

test('trailing: bytes after the end of an archive change nothing', async () => {
  const folder = await source()
  for (const command of [
    ['tar', '-cf', 'a.tar', 'd'],
    ['tar', '-czf', 'a.tar.gz', 'd'],
    bsd('tar.bz2', '--bzip2'),
    bsd('tar.xz', '--xz'),
    sevenZip('zip'),
  ])
    run(folder, ...(command as [string, ...string[]]))
  for (const [name, tail] of [
    ['a.tar', region.subarray(0, 3_000)],
    ['a.tar.gz', region.subarray(0, 3_000)],
    ['a.tar.gz', Buffer.alloc(3_000)],
    ['a.tar.bz2', region.subarray(0, 3_000)],
    ['a.tar.xz', region.subarray(0, 3_000)],
    ['a.zip', region.subarray(0, 3_000)],
  ] as const) {
    const { data, files } = await filesForTest()
    await writeFile(join(data, 'a'), Buffer.concat([await readFile(join(folder, name)), tail]))
    expect(await unpack(files, 'a'), name).toEqual([{ path: 'a', to: 'out' }])
    expect(await readFile(join(data, 'out/d/level.dat'), 'utf8'), name).toBe('level')
  }
})

test('empty: an 80 MB file of mostly zeros is unpacked and takes little of the disk', async () => {
  const folder = scratch()
  await mkdir(join(folder, 'd'))
  const file = await open(join(folder, 'd/store.db'), 'w')
  await file.write('head')
  await file.truncate(80_000_000)
  await file.close()
  run(folder, 'tar', '-czf', 'a.tar.gz', 'd')
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'a'), await readFile(join(folder, 'a.tar.gz')))
  await unpack(files, 'a')
  const { size, blocks } = await stat(join(data, 'out/d/store.db'))
  expect(size).toBe(80_000_000)
  expect(blocks * 512).toBeLessThan(8_000_000)
})

test('own: an archive of the panel is unpacked, with a link and a mostly empty file', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'd'))
  await writeFile(join(data, 'd/notes.txt'), 'notes')
  await symlink('notes.txt', join(data, 'd/link'))
  const file = await open(join(data, 'd/store.db'), 'w')
  await file.truncate(70_000_000)
  await file.close()
  for (const format of ['zip', 'tar.gz'] as const) {
    const ifTaken = 'replace' as const
    await rowsOf(files.rows('pack', { paths: ['d'], into: '', name: 'a', format, ifTaken }))
    expect(await rowsOf(files.rows('unpack', { path: 'a', into: 'out', ifTaken }))).toEqual([
      { path: 'a', to: 'out' },
    ])
    expect((await stat(join(data, 'out/d/store.db'))).size).toBe(70_000_000)
    expect(await readFile(join(data, 'out/d/link'), 'utf8')).toBe('notes')
  }
})
