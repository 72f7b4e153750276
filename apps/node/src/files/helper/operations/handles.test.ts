import { lstat, mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../../servers/testing/servers.ts'
import { filesForTest, treeOf } from '../../testing/helper.ts'

test('handles: an open file is read, written and truncated anywhere, and survives a rename', async () => {
  const { data, files } = await filesForTest()
  const { handle, attributes } = await files.call('open', {
    path: 'a',
    read: true,
    write: true,
    create: true,
  })
  expect(attributes).toMatchObject({ size: 0 })
  const write = (text: string, at: number) =>
    files.call('pwrite', { handle, at }, { bytes: Buffer.from(text) })
  await Promise.all([write('world', 6), write('hello ', 0)])
  const read = async (at: number, length = 100) =>
    (await files.callForBytes('pread', { handle, at, length })).bytes.toString()
  expect([await read(0), await read(6, 3), await read(50)]).toEqual(['hello world', 'wor', ''])
  await files.call('renameOver', { path: 'a', to: 'b' })
  await writeFile(join(data, 'a'), 'another')
  await files.call('truncate', { handle, size: 5 })
  await files.call('setTimes', { handle, atime: 10, mtime: 20 })
  await files.call('setModeOf', { handle, mode: 0o600 })
  await files.call('sync', { handle })
  expect(await files.call('fstat', { handle })).toMatchObject({ size: 5, mtime: 20, atime: 10 })
  await files.call('close', { handle })
  await expect(files.call('fstat', { handle })).rejects.toMatchObject({ code: 'not_found' })
  expect(await treeOf(data)).toEqual({ a: 'another', b: 'hello' })
})

test('full disk: after a piece that did not fit, only that piece is written', async () => {
  const { data, files } = await filesForTest({ diskMb: 2 })
  await writeFile(join(data, 'other'), Buffer.alloc(1_500_000, 'o'))
  const { handle } = await files.call('open', { path: 'a', write: true, create: true })
  const write = (at: number, length: number) =>
    files.call('pwrite', { handle, at }, { bytes: Buffer.alloc(length, 'a') }).then(
      () => 'written',
      ({ code }: { code: string }) => code,
    )
  const pieces = await Promise.all([write(0, 10_000), write(10_000, 900_000), write(910_000, 10)])
  expect(pieces).toEqual(['written', 'no_room', 'no_room'])
  expect(await files.call('fstat', { handle })).toMatchObject({ size: 10_000 })
  // Existing bytes may be overwritten, and with free space it continues.
  expect(await write(0, 10)).toBe('written')
  await files.call('unlink', { path: 'other' })
  await eventually(async () => expect((await files.call('room', {})).free).toBeGreaterThan(1_000_000))
  const later = await Promise.all([write(10_000, 900_000), write(910_000, 10)])
  expect(later).toEqual(['written', 'written'])
  expect(await treeOf(data)).toEqual({ a: 'a'.repeat(910_010) })
})

test('open: flags select new files only, appending, or truncation', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'log'), 'one')
  const open = (flags: object) => files.call('open', { path: 'log', write: true, ...flags })
  await expect(open({ create: true, exclusive: true })).rejects.toMatchObject({ code: 'taken' })
  const { handle } = await open({ append: true })
  await files.call('pwrite', { handle, at: 0 }, { bytes: Buffer.from(' two') })
  expect(await treeOf(data)).toEqual({ log: 'one two' })
  await open({ truncate: true })
  expect(await treeOf(data)).toEqual({ log: '' })
  await expect(files.call('open', { path: 'none', write: true })).rejects.toMatchObject({ code: 'not_found' })
  await mkdir(join(data, 'folder'))
  await expect(files.call('open', { path: 'folder', read: true })).rejects.toMatchObject({
    code: 'is_a_folder',
  })
})

test('open: it returns the first bytes and whether that is all; another file of the name differs', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'log'), 'one two')
  const open = (first: number) => files.callForBytes('open', { path: 'log', read: true, first })
  const opened = await Promise.all([open(3), open(7), open(8), open(2 ** 30)])
  expect(opened.map(({ value, bytes }) => [bytes.toString(), value.isAll])).toEqual([
    ['one', false],
    ['one two', false],
    ['one two', true],
    ['one two', true],
  ])
  expect(new Set(opened.map(({ value }) => value.file)).size).toBe(1)
  await writeFile(join(data, 'other'), 'other')
  await files.call('renameOver', { path: 'other', to: 'log' })
  const { value, bytes } = await open(100)
  expect([value.file === opened[0].value.file, bytes.toString()]).toEqual([false, 'other'])
})

test('paths: links, times and empty folders are changed by their names', async () => {
  const { data, files } = await filesForTest()
  await files.call('makeFolder', { path: 'a' })
  await writeFile(join(data, 'file'), 'x')
  await files.call('symlink', { path: 'a/link', target: '../file' })
  expect(await readlink(join(data, 'a/link'))).toBe('../file')
  expect(await files.call('readlink', { path: 'a/link' })).toBe('../file')
  const follow = { path: 'a/link', follow: true }
  expect([
    (await files.call('lstat', { path: 'a/link' })).mode & 0o170000,
    (await files.call('lstat', follow)).size,
  ]).toEqual([0o120000, 1])
  await files.call('setTimes', { path: 'a/link', atime: 5, mtime: 6 })
  await files.call('setTimes', { path: 'a', atime: 5, mtime: 7 })
  expect([(await lstat(join(data, 'file'))).mtimeMs, (await lstat(join(data, 'a'))).mtimeMs]).toEqual([
    6_000, 7_000,
  ])
  await expect(files.call('removeFolder', { path: 'a' })).rejects.toMatchObject({ code: 'taken' })
  await expect(files.call('unlink', { path: 'a' })).rejects.toMatchObject({ code: 'is_a_folder' })
  await files.call('unlink', { path: 'a/link' })
  await files.call('removeFolder', { path: 'a' })
  expect(await treeOf(data)).toEqual({ file: 'x' })
})

test('permissions: only the agent may name its own folder', async () => {
  const { data, files } = await filesForTest()
  const path = '.zubr/unfinished/upload'
  await expect(files.call('open', { path, write: true, create: true })).rejects.toMatchObject({
    code: 'not_here',
  })
  const { handle } = await files.call('open', { path, ours: true, write: true, create: true })
  await files.call('pwrite', { handle, at: 0 }, { bytes: Buffer.from('whole') })
  await files.call('close', { handle })
  await files.call('renameOver', { path, to: 'whole', ours: true })
  await files.call('sync', { path: 'whole' })
  expect(await treeOf(data)).toEqual({ whole: 'whole' })
})
