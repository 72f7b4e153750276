import { lstat, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileOutcome, PackedEntry } from '@zubr/contracts/files/answers'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { type Packed, rawZip, run, scratch, writeTarball, writeZip } from './testing/archives.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools', '7zip']))

type Files = Awaited<ReturnType<typeof filesForTest>>['files']
const unpack = (files: Files, path: string, into = 'out') =>
  rowsOf<FileOutcome>(files.rows('unpack', { path, into, ifTaken: 'replace' }))
const skipped = (rows: readonly FileOutcome[]) =>
  Object.fromEntries(rows.flatMap(({ path, reason }) => (reason ? [[path, reason]] : [])))

const writers = [
  ['zip', writeZip],
  ['tar.gz', writeTarball],
] as const

test.each(writers)('skipped: climbing paths are reported, all others are unpacked (%s)', async (_, write) => {
  const { data, files } = await filesForTest()
  const path = 'a'
  await write(join(data, path), [
    { path: 'good.txt', content: 'good' },
    { path: '../../etc/passwd', content: 'x' },
    { path: 'a/../../b', content: 'x' },
  ])
  const listed = await rowsOf<PackedEntry>(files.rows('peek', { path }))
  expect(listed.map(({ skip }) => skip)).toEqual([undefined, 'climbs', 'climbs'])
  expect(skipped(await unpack(files, path))).toEqual({ '../../etc/passwd': 'climbs', 'a/../../b': 'climbs' })
  expect(await treeOf(join(data, 'out'))).toEqual({ 'good.txt': 'good' })
})

test.each(writers)(
  'absolute: a path from the root or a drive is unpacked below the target (%s)',
  async (_, write) => {
    const { data, files } = await filesForTest()
    const absolute: Packed[] = [
      { path: '/world/level.dat', content: 'root' },
      { path: 'C:/server/notes.txt', content: 'drive' },
    ]
    await write(join(data, 'a'), absolute)
    expect(await unpack(files, 'a')).toEqual([{ path: 'a', to: 'out' }])
    expect(await treeOf(join(data, 'out'))).toMatchObject({
      'world/level.dat': 'root',
      'server/notes.txt': 'drive',
    })
  },
)

test('absolute: backslashes of Windows separate names, also after a drive or a long path', async () => {
  const { data, files } = await filesForTest()
  const content = Buffer.from('x')
  const names = [
    'world\\level.dat',
    'D:\\server\\a.txt',
    '\\\\?\\C:\\long\\b.txt',
    '\\top\\c.txt',
    '..\\d.txt',
  ]
  const folder = { name: 'world\\' }
  await writeFile(join(data, 'a.zip'), rawZip([folder, ...names.map((name) => ({ name, content }))]))
  expect(skipped(await unpack(files, 'a.zip'))).toEqual({ '..\\d.txt': 'climbs' })
  const unpacked = Object.keys(await treeOf(join(data, 'out'))).filter((path) => path.includes('.'))
  expect(unpacked.sort()).toEqual(['long/b.txt', 'server/a.txt', 'top/c.txt', 'world/level.dat'])
})

test('links: inner ones are created, those that lead out are reported', async () => {
  const folder = scratch()
  const inside = { 'd/link': 'a.txt', 'd/sub/up': '../a.txt', 'd/sub/dangling': 'none' }
  const outside = { 'd/out': '../../secret', 'd/root': '/etc/passwd', 'd/sub/far': '../../../x' }
  run(folder, 'mkdir', '-p', 'd/sub')
  await writeFile(join(folder, 'd/a.txt'), 'a')
  for (const [path, target] of Object.entries({ ...inside, ...outside }))
    await symlink(target, join(folder, path))
  run(folder, 'tar', '-czf', 'tar', 'd')
  run(folder, 'bsdtar', '-cf', 'zip', '--format', 'zip', 'd')
  run(folder, '7zz', 'a', '-snl', 'seven.7z', 'd')
  for (const name of ['tar', 'zip', 'seven.7z']) {
    const { data, files } = await filesForTest()
    await writeFile(join(data, name), await readFile(join(folder, name)))
    const rows = await unpack(files, name)
    expect(rows[0], name).toEqual({ path: name, to: 'out' })
    expect(skipped(rows), name).toEqual(
      Object.fromEntries(Object.keys(outside).map((path) => [path, 'link'])),
    )
    for (const [path, target] of Object.entries(inside))
      expect(await readlink(join(data, 'out', path)), `${name} ${path}`).toBe(target)
    expect((await readdir(join(data, 'out/d'))).sort(), name).toEqual(['a.txt', 'link', 'sub'])
  }
})

test('links: no entry is placed through a link, in any order', async () => {
  const { data, files } = await filesForTest()
  const outside = (await filesForTest()).data
  for (const [at, entries] of [
    [
      { path: 'a', type: 'symlink', to: outside },
      { path: 'a/evil.txt', content: 'x' },
    ],
    [
      { path: 'b', type: 'symlink', to: 'c' },
      { path: 'c', type: 'symlink', to: outside },
      { path: 'b/evil.txt', content: 'x' },
    ],
    [
      { path: 'd/evil.txt', content: 'x' },
      { path: 'd', type: 'symlink', to: '.' },
    ],
  ].entries() as ArrayIterator<[number, Packed[]]>) {
    await writeTarball(join(data, `${at}.tgz`), entries)
    await unpack(files, `${at}.tgz`)
  }
  expect((await readdir(outside)).filter((name) => name !== '.zubr')).toEqual([])
  for (const path of ['a', 'b', 'd']) expect((await lstat(join(data, 'out', path))).isDirectory()).toBe(true)
})

test('links: another name of a file has its content', async () => {
  const { data, files } = await filesForTest()
  await writeTarball(join(data, 'a'), [
    { path: 'first.txt', content: 'content' },
    { path: 'second.txt', type: 'link', to: 'first.txt' },
    { path: 'third.txt', type: 'link', to: 'second.txt' },
    { path: 'lost.txt', type: 'link', to: 'nowhere.txt' },
    { path: 'out.txt', type: 'link', to: '../../etc/passwd' },
  ])
  expect(skipped(await unpack(files, 'a'))).toEqual({ 'lost.txt': 'link', 'out.txt': 'link' })
  const content = 'content'
  expect(await treeOf(join(data, 'out'))).toEqual({
    ...{ 'first.txt': content, 'second.txt': content, 'third.txt': content },
  })
  expect((await lstat(join(data, 'out/first.txt'))).nlink).toBe(1)
})

test('skipped: devices and pipes are reported, and setuid bits are dropped', async () => {
  const { data, files } = await filesForTest()
  await writeTarball(join(data, 'a'), [
    { path: 'device', type: 'character-device' },
    { path: 'block', type: 'block-device' },
    { path: 'pipe', type: 'fifo' },
    { path: 'su', content: '#!/bin/sh', mode: 0o6755 },
  ])
  expect(skipped(await unpack(files, 'a'))).toEqual({ device: 'device', block: 'device', pipe: 'device' })
  expect(await readdir(join(data, 'out'))).toEqual(['su'])
  expect((await lstat(join(data, 'out/su'))).mode & 0o7777).toBe(0o755)
})

test('names: deceptive and invalid ones are reported', async () => {
  const { data, files } = await filesForTest()
  const bad = ['plugin\u202efdp.jar', 'line\nbreak', 'bell\u0007', 'n'.repeat(256), `${'d/'.repeat(201)}f`]
  await writeTarball(
    join(data, 'a'),
    [...bad, 'good'].map((path) => ({ path, content: 'x' })),
  )
  const rows = skipped(await unpack(files, 'a'))
  expect(Object.values(rows)).toEqual(bad.map(() => 'bad_name'))
  expect(Object.keys(rows)[0]).toBe('plugin\ufffdfdp.jar')
  expect(await readdir(join(data, 'out'))).toEqual(['good'])
})

test('names: of two equal ones the last is unpacked, and the other reported', async () => {
  const { data, files } = await filesForTest()
  await writeTarball(join(data, 'a'), [
    { path: 'a.txt', content: 'old' },
    { path: 'A.txt', content: 'another' },
    { path: './a.txt', content: 'new' },
    { path: 'folder', content: 'file' },
    { path: 'folder/in.txt', content: 'in' },
  ])
  expect(skipped(await unpack(files, 'a'))).toEqual({ 'a.txt': 'twice', folder: 'twice' })
  expect(await treeOf(join(data, 'out'))).toEqual({
    ...{ 'a.txt': 'new', 'A.txt': 'another', folder: 'folder', 'folder/in.txt': 'in' },
  })
})
