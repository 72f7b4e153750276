import { chmod, link, lstat, mkdir, readdir, rename, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BinEntry } from '@zubr/contracts/files/operations'
import { expect, test } from 'vitest'
import type { Args, FilesOfServer, OperationName } from '../../server-files.ts'
import { filesForTest, rowsOf, startHelperProcess, treeOf } from '../../testing/helper.ts'

async function world() {
  const made = await filesForTest()
  const { data, files } = made
  await mkdir(join(data, 'world/region'), { recursive: true })
  await writeFile(join(data, 'world/level.dat'), 'level', { mode: 0o640 })
  await writeFile(join(data, 'world/region/r.0.0.mca'), 'region')
  await symlink('region', join(data, 'world/link'))
  await mkdir(join(data, 'other'))
  return { ...made, rows: rowsFrom(files) }
}
const rowsFrom =
  (files: FilesOfServer) =>
  <Op extends OperationName>(op: Op, args: Args<Op>) =>
    rowsOf<{ path: string; to?: string; id?: string; failure?: object }>(files.rows(op, args))

const whole = { 'world/level.dat': 'level', 'world/link': '-> region', 'world/region': 'folder' }

test('copy: modes, times and links stay, and the result is complete or absent', async () => {
  const { data, rows } = await world()
  await utimes(join(data, 'world/level.dat'), 1, 1_000_000)
  await chmod(join(data, 'world/region'), 0o750)
  expect(await rows('copy', { paths: ['world'], into: 'other' })).toEqual([
    { path: 'world', to: 'other/world' },
  ])
  expect(await treeOf(data)).toMatchObject({
    ...whole,
    'other/world/level.dat': 'level',
    'other/world/link': '-> region',
    'other/world/region/r.0.0.mca': 'region',
  })
  const copied = await lstat(join(data, 'other/world/level.dat'))
  expect([copied.mode & 0o777, copied.mtimeMs]).toEqual([0o640, 1_000_000_000])
  expect((await lstat(join(data, 'other/world/region'))).mode & 0o777).toBe(0o750)
  expect(await readdir(join(data, '.zubr/unfinished'))).toEqual([])
})

test('conflicts: a taken name is refused at once, kept beside, skipped, or replaced into the bin', async () => {
  const { data, files, rows } = await world()
  const copy = (ifTaken: 'refuse' | 'replace' | 'keep_both' | 'skip', paths = ['world/level.dat']) =>
    rows('copy', { paths, into: '', ifTaken })
  await copy('refuse')
  await writeFile(join(data, 'level.dat'), 'another')
  await expect(copy('refuse', ['world/region', 'world/level.dat'])).rejects.toMatchObject({
    failure: { code: 'taken', path: 'level.dat' },
  })
  expect(await treeOf(data)).not.toHaveProperty('region')
  expect(await copy('skip')).toEqual([{ path: 'world/level.dat', skipped: true }])
  expect(await copy('keep_both')).toEqual([{ path: 'world/level.dat', to: 'level (2).dat' }])
  expect(await copy('replace')).toEqual([{ path: 'world/level.dat', to: 'level.dat' }])
  expect(await treeOf(data)).toMatchObject({ 'level.dat': 'level', 'level (2).dat': 'level' })
  const [replaced] = await rowsOf<BinEntry>(files.rows('bin', {}))
  expect(replaced).toMatchObject({ path: 'level.dat', kind: 'file', size: 7 })
  // A folder is replaced as a whole.
  await mkdir(join(data, 'other/world'))
  await writeFile(join(data, 'other/world/old'), 'old')
  await rows('copy', { paths: ['world'], into: 'other', ifTaken: 'replace' })
  expect(await treeOf(data)).not.toHaveProperty('other/world/old')
  expect(await rowsOf<BinEntry>(files.rows('bin', {}))).toHaveLength(2)
  expect(await rows('copy', { paths: ['world'], into: '', ifTaken: 'keep_both' })).toEqual([
    { path: 'world', to: 'world (2)' },
  ])
})

test('move: renames and moves work, but not into itself, over others, or into the agent’s folder', async () => {
  const { data, files, rows } = await world()
  expect(await rows('move', { paths: ['world', 'none'], into: 'other' })).toEqual([
    { path: 'world', to: 'other/world' },
    { path: 'none', failure: { code: 'not_found', path: 'none' } },
  ])
  expect(await rows('move', { paths: ['other'], into: 'other/world' })).toMatchObject([
    { failure: { code: 'not_here' } },
  ])
  await files.call('rename', { path: 'other', name: 'others' })
  await writeFile(join(data, 'file'), 'file')
  for (const [name, code] of [
    ['others', 'taken'],
    ['.zubr', 'not_here'],
    ['a/b', 'bad_name'],
    ['..', 'bad_name'],
    ['x'.repeat(256), 'bad_name'],
  ] as const)
    await expect(files.call('rename', { path: 'file', name })).rejects.toMatchObject({ code })
  expect(await treeOf(data)).toMatchObject({ file: 'file', 'others/world/level.dat': 'level' })
  for (const path of ['.zubr', '.zubr/bin', 'others/../.zubr'])
    await expect(files.call('stat', { path })).rejects.toMatchObject({
      code: path.includes('..') ? 'bad_name' : 'not_here',
    })
})

test('bin: deleted items are restored to their path, and are purged after a week', async () => {
  const { data, files, rows } = await world()
  const deep = `${'d'.repeat(200)}/${'e'.repeat(200)}`
  await mkdir(join(data, deep), { recursive: true })
  const removed = await rows('remove', { paths: ['world', deep, 'none'] })
  expect(removed).toMatchObject([{ path: 'world' }, { path: deep }, { failure: { code: 'not_found' } }])
  const held = await rowsOf<BinEntry>(files.rows('bin', {}))
  expect(held.map(({ path }) => path).sort()).toEqual([deep, 'world'])
  expect(held.find(({ path }) => path === 'world')).toMatchObject({ kind: 'folder', size: 11 })
  expect(await treeOf(data)).not.toHaveProperty('world')
  await mkdir(join(data, 'world'))
  const id = removed[0]?.id ?? ''
  await expect(rows('restoreFromBin', { ids: [id] })).rejects.toMatchObject({ code: 'taken' })
  expect(await rows('restoreFromBin', { ids: [id], ifTaken: 'keep_both' })).toEqual([
    { path: id, to: 'world (2)' },
  ])
  await rows('remove', { paths: ['d'.repeat(200)], forever: true })
  expect(await rows('restoreFromBin', { ids: [removed[1]?.id ?? ''] })).toMatchObject([{ to: deep }])
  expect(await treeOf(data)).toMatchObject({ [deep]: 'folder', 'world (2)/level.dat': 'level' })
  await rows('remove', { paths: ['world'] })
  const bin = join(data, '.zubr/bin')
  // An old item, and a file that the server put there.
  const name = (await readdir(bin)).find((one) => one.includes('~')) ?? ''
  await writeFile(
    join(bin, name.replace(/^[0-9a-z]+/, Date.UTC(2020, 1).toString(36).padStart(8, '0'))),
    'old',
  )
  await writeFile(join(bin, 'strange'), '')
  expect(await rowsOf(files.rows('bin', {}))).toHaveLength(2)
  await files.call('emptyBin', { ids: ['none'] })
  const next = startHelperProcess(data)
  await expect.poll(() => readdir(bin), { timeout: 30_000 }).toHaveLength(2)
  next.kill()
  await next.exited
  await files.call('emptyBin', { ids: null })
  expect(await readdir(bin)).toEqual([])
})

test('delete: it works without permissions, deeper than any path, and for links', async () => {
  const { data, files, rows } = await world()
  let path = join(data, 'world')
  for (let depth = 0; depth < 20; depth += 1) path = join(path, 'd'.repeat(100))
  await mkdir(path, { recursive: true })
  // Deeper than the system's limit of a path.
  for (let depth = 0; depth < 15; depth += 1) {
    const next = join(data, 'other', 'e'.repeat(200))
    await mkdir(next)
    await rename(join(data, 'world'), join(next, 'w'))
    await rename(next, join(data, 'world'))
  }
  await chmod(join(data, 'world/w'), 0o500)
  await chmod(join(data, 'world'), 0)
  await symlink('/etc/hostname', join(data, 'link'))
  expect(await rows('remove', { paths: ['world', 'link'], forever: true })).toEqual([
    { path: 'world' },
    { path: 'link' },
  ])
  expect(await treeOf(data)).toEqual({ other: 'folder' })
  expect(await readdir(join(data, '.zubr/unfinished'))).toEqual([])
  expect(await rowsOf(files.rows('bin', {}))).toEqual([])
})

test('modes: they are set, folders stay enterable, and links are skipped', async () => {
  const { data, rows } = await world()
  const modeOf = async (path: string) => ((await lstat(join(data, path))).mode & 0o777).toString(8)
  expect(await rows('setMode', { paths: ['world/level.dat', 'none'], mode: 0o444 })).toMatchObject([
    { path: 'world/level.dat' },
    { failure: { code: 'not_found' } },
  ])
  await rows('setMode', { paths: ['world'], mode: 0o640, below: true })
  expect(await Promise.all(['world', 'world/region', 'world/level.dat'].map(modeOf))).toEqual([
    '750',
    '750',
    '640',
  ])
  await symlink('/etc', join(data, 'out'))
  expect(await rows('setMode', { paths: ['out', ''], mode: 0o777 })).toMatchObject([
    { failure: { code: 'leads_out' } },
    { failure: { code: 'not_here' } },
  ])
})

test('quota: a full plan takes no more, but can be listed, read and deleted from', async () => {
  const { data, files } = await filesForTest({ diskMb: 1 })
  const rows = rowsFrom(files)
  const half = Buffer.alloc(600_000, 1)
  await files.call('write', { path: 'one' }, { content: half })
  await expect(files.call('write', { path: 'two' }, { content: half })).rejects.toMatchObject({
    failure: { code: 'no_room', limit: 2 ** 20 },
  })
  await expect(rows('copy', { paths: ['one'], into: '', ifTaken: 'keep_both' })).rejects.toMatchObject({
    code: 'no_room',
  })
  const { handle } = await files.call('open', { path: 'three', write: true, create: true })
  await expect(files.call('truncate', { handle, size: half.length })).rejects.toMatchObject({
    code: 'no_room',
  })
  const freeSpace = await files.call('room', {})
  expect(freeSpace.used + freeSpace.free).toBe(2 ** 20)
  expect(await rows('remove', { paths: ['one'] })).toMatchObject([{ path: 'one', id: expect.any(String) }])
  await expect(files.call('write', { path: 'two' }, { content: half })).rejects.toMatchObject({
    code: 'no_room',
  })
  await files.call('emptyBin', { ids: null })
  await writeFile(join(data, 'five'), half)
  await link(join(data, 'five'), join(data, 'six'))
  // Deletion frees space for a write at once.
  await rows('remove', { paths: ['five', 'six'], forever: true })
  await expect
    .poll(() => files.call('write', { path: 'two' }, { content: half }).then(() => 'written', String), {
      timeout: 30_000,
    })
    .toBe('written')
})
