import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BinEntry } from '@zubr/contracts/files/operations'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { filesHttpForTest, filesToken, linesOf } from './testing/http.ts'

async function world() {
  const it = await filesHttpForTest()
  return {
    ...it,
    /** The recorded changes since the last call. */
    counted: () => it.noted.splice(0).map(({ way, kind, count }) => `${way} ${kind} ${count}`),
    upload: (path: string, headers: Record<string, string>, body?: BodyInit) =>
      fetch(new URL(path, `${it.url}/`), {
        method: path === 'uploads' || path === 'uploads/batch' ? 'POST' : 'PATCH',
        headers: { authorization: `Bearer ${filesToken(it.server)}`, 'tus-resumable': '1.0.0', ...headers },
        ...(body !== undefined && { body }),
      }),
  }
}
const metadata = (path: string) => ({ 'upload-metadata': `path ${btoa(path)}` })
const piece = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

test('activity: a browser’s change counts for the account and server of its token', async () => {
  const { server, ask, noted: changeRecorder, data } = await world()
  await writeFile(join(data, 'a.txt'), 'a')
  const token = filesToken(server, { account: 'account-2' })
  expect((await ask('write', { path: 'a.txt' }, { token, body: 'b' })).status).toBe(200)
  expect(changeRecorder).toEqual([{ server, account: 'account-2', way: 'panel', kind: 'changed', count: 1 }])
})

test('activity: each operation counts as its kind, by the number of changed items', async () => {
  const { ask, data, counted } = await world()
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await writeFile(join(data, name), name)
  await ask('makeFolder', { path: 'folder' })
  await ask('makeFile', { path: 'folder/new.txt' })
  await ask('rename', { path: 'folder/new.txt', name: 'newer.txt' })
  expect(counted()).toEqual(['panel made 1', 'panel made 1', 'panel moved 1'])
  await linesOf(await ask('copy', { paths: ['a.txt', 'b.txt', 'c.txt'], into: 'folder' }))
  expect(counted().join()).toMatch(/^panel copied/)
  await linesOf(await ask('move', { paths: ['folder/a.txt'], into: '', ifTaken: 'replace' }))
  await linesOf(await ask('setMode', { paths: ['b.txt'], mode: 0o600 }))
  await linesOf(await ask('pack', { paths: ['b.txt'], into: '', name: 'all.zip', format: 'zip' }))
  await linesOf(await ask('unpack', { path: 'all.zip', into: 'folder', ifTaken: 'replace' }))
  expect(counted()).toEqual(['panel moved 1', 'panel changed 1', 'panel packed 1', 'panel unpacked 1'])
  await linesOf(await ask('remove', { paths: ['b.txt'] }))
  const bin = z.array(z.object({ row: BinEntry })).parse(await linesOf(await ask('bin', {})))
  const ids = bin.flatMap(({ row }) => (row.path === 'b.txt' ? [row.id] : []))
  await linesOf(await ask('restoreFromBin', { ids }))
  await ask('emptyBin', { ids: ['nothing of it'] })
  expect(counted()).toEqual(['panel deleted 1', 'panel restored 1'])
  await linesOf(await ask('remove', { paths: ['a.txt', 'c.txt'] }))
  counted()
  const left = await linesOf(await ask('bin', {}))
  await ask('emptyBin', { ids: null })
  expect(left.length).toBeGreaterThan(1)
  expect(counted()).toEqual([`panel deleted ${left.length}`])
})

test('activity: reads, failures and skipped items do not count', async () => {
  const { ask, data, counted } = await world()
  await mkdir(join(data, 'folder'))
  for (const path of ['a.txt', 'folder/a.txt']) await writeFile(join(data, path), path)
  await linesOf(await ask('list', { path: '' }))
  await (await ask('read', { path: 'a.txt' })).text()
  expect((await ask('makeFile', { path: 'a.txt' })).status).toBe(409)
  expect((await ask('write', { path: 'a.txt', version: 'old' }, { body: 'b' })).status).toBe(409)
  await linesOf(await ask('copy', { paths: ['a.txt'], into: 'folder', ifTaken: 'skip' }))
  await linesOf(await ask('remove', { paths: ['nowhere.txt'] }))
  await linesOf(await ask('tasks', {}))
  expect(counted()).toEqual([])
})

test('activity: an upload counts once, when it has its name', async () => {
  const { upload, counted } = await world()
  const begun = await upload('uploads', { 'upload-length': '4', ...metadata('world/level.dat') })
  const at = begun.headers.get('location') ?? ''
  await upload(at, piece(0), 'le')
  expect(counted()).toEqual([])
  expect((await upload(at, piece(2), 'ft')).status).toBe(204)
  expect(counted()).toEqual(['panel uploaded 1'])
  await upload('uploads', { 'upload-length': '0', ...metadata('empty.txt') })
  await upload(
    'uploads',
    { 'upload-length': '5', ...metadata('whole.txt'), 'content-type': 'application/offset+octet-stream' },
    'whole',
  )
  expect(counted()).toEqual(['panel uploaded 1', 'panel uploaded 1'])
})

test('activity: of a batch, the received files count', async () => {
  const { upload, counted, data } = await world()
  await writeFile(join(data, 'taken.txt'), 'mine')
  const files = [
    { path: 'a.txt', size: 1 },
    { path: 'taken.txt', size: 1 },
    { path: 'b.txt', size: 1 },
  ]
  const batch = { into: '', ifTaken: 'skip', files: [...files, { path: 'empty', folder: true }] }
  const head = Buffer.from(JSON.stringify(batch))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  const answer = await upload('uploads/batch', {}, Buffer.concat([length, head, Buffer.from('xyz')]))
  expect(answer.status).toBe(200)
  const counts = counted()
  const sum = (kind: string) =>
    counts.filter((one) => one.includes(kind)).reduce((all, one) => all + Number(one.split(' ')[2]), 0)
  expect([sum('uploaded'), sum('made')]).toEqual([2, 1])
})
