import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileOutcome } from '@zubr/contracts/files/answers'
import { fileOutcomeHeader, ifTakenHeader } from '@zubr/contracts/files/file-constants'
import type { UploadBatch } from '@zubr/contracts/files/uploads'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../servers/testing/servers.ts'
import { connectHelper } from '../connection.ts'
import { filesOf } from '../files-of-server.ts'
import { startHelperProcess } from '../testing/helper.ts'
import { filesHttpForTest, filesToken, linesOf } from './testing/http.ts'

type World = Awaited<ReturnType<typeof filesHttpForTest>>

/** The requests of a tus client. */
function client({ url, server }: World) {
  const ask = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(new URL(path, `${url}/`), {
      method,
      headers: { authorization: `Bearer ${filesToken(server)}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body }),
    })
  const encodeMetadata = (metadata: Record<string, string>) =>
    Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',')
  return {
    ask,
    begin: (path: string, length: number, metadata: Record<string, string> = {}) =>
      ask('POST', 'uploads', {
        'upload-length': String(length),
        'upload-metadata': encodeMetadata({ path, ...metadata }),
      }),
    send: (at: string, offset: number, body: BodyInit, headers: Record<string, string> = {}) =>
      ask(
        'PATCH',
        at,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
        body,
      ),
    head: (at: string) => ask('HEAD', at, {}),
    batch(metadata: UploadBatch, content: string) {
      const head = Buffer.from(JSON.stringify(metadata))
      const length = Buffer.alloc(4)
      length.writeUInt32BE(head.length)
      return ask('POST', 'uploads/batch', {}, Buffer.concat([length, head, Buffer.from(content)]))
    },
  }
}
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const outcomeOf = (answer: Response): unknown =>
  JSON.parse(decodeURIComponent(answer.headers.get(fileOutcomeHeader) ?? 'null'))
const failureOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })

test('upload: a file in pieces has its name and time once complete', async () => {
  const it = await filesHttpForTest()
  const { begin, send, head } = client(it)
  const begun = await begin('world/region/r.0.0.mca', 10, { mtimeMs: '1700000000123' })
  expect(begun.status).toBe(201)
  const at = locationOf(begun)
  const first = await send(at, 0, 'hello')
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5'])
  expect(await readdir(it.data)).toEqual(['.zubr'])
  const state = await head(at)
  expect([state.headers.get('upload-offset'), state.headers.get('upload-length')]).toEqual(['5', '10'])
  expect((await send(at, 3, 'world')).status).toBe(409)
  const last = await send(at, 5, 'world')
  expect(outcomeOf(last)).toEqual({ path: 'world/region/r.0.0.mca', to: 'world/region/r.0.0.mca' })
  const file = join(it.data, 'world/region/r.0.0.mca')
  expect(await readFile(file, 'utf8')).toBe('helloworld')
  expect(Math.trunc((await stat(file)).mtimeMs)).toBe(1_700_000_000_123)
  expect((await head(at)).status).toBe(404)
  expect(await readdir(join(it.data, '.zubr/uploads'))).toEqual([])
})

test('upload: an empty file exists at once, and a small one after its first request', async () => {
  const it = await filesHttpForTest()
  const { begin, ask } = client(it)
  expect(outcomeOf(await begin('empty.txt', 0))).toEqual({ path: 'empty.txt', to: 'empty.txt' })
  const metadata = `path ${btoa('small.txt')}`
  const whole = await ask('POST', 'uploads', { 'upload-length': '5', 'upload-metadata': metadata }, 'small')
  expect([whole.status, whole.headers.get('upload-offset')]).toEqual([201, '5'])
  expect(await readFile(join(it.data, 'small.txt'), 'utf8')).toBe('small')
  expect(await readFile(join(it.data, 'empty.txt'), 'utf8')).toBe('')
})

test('conflicts: a taken name is reported first, and then replaced, numbered or skipped', async () => {
  const it = await filesHttpForTest()
  const { begin, send } = client(it)
  await writeFile(join(it.data, 'notes.txt'), 'old', { mode: 0o755 })
  expect(await failureOf(await begin('notes.txt', 3))).toEqual({
    status: 409,
    failure: { code: 'taken', path: 'notes.txt' },
  })
  const skipped = await begin('notes.txt', 3, { ifTaken: 'skip' })
  expect([skipped.headers.get('upload-offset'), outcomeOf(skipped)]).toEqual([
    '0',
    { path: 'notes.txt', skipped: true },
  ])
  const both = await begin('notes.txt', 3, { ifTaken: 'keep_both' })
  expect(outcomeOf(await send(locationOf(both), 0, 'new'))).toMatchObject({ to: 'notes (2).txt' })
  expect(await readFile(join(it.data, 'notes.txt'), 'utf8')).toBe('old')
  const replaced = await begin('notes.txt', 3, { ifTaken: 'replace' })
  expect(outcomeOf(await send(locationOf(replaced), 0, 'new'))).toMatchObject({ to: 'notes.txt' })
  expect(await readFile(join(it.data, 'notes.txt'), 'utf8')).toBe('new')
  expect((await stat(join(it.data, 'notes.txt'))).mode & 0o777).toBe(0o755)
})

test('conflicts: a name taken meanwhile is reported at the end, and nothing is sent again', async () => {
  const it = await filesHttpForTest()
  const { begin, send, head } = client(it)
  const at = locationOf(await begin('notes.txt', 3))
  await writeFile(join(it.data, 'notes.txt'), 'theirs')
  expect(await failureOf(await send(at, 0, 'new'))).toMatchObject({ status: 409, failure: { code: 'taken' } })
  expect((await head(at)).status).toBe(409)
  const settled = await send(at, 3, '', { [ifTakenHeader]: 'keep_both' })
  expect([settled.status, outcomeOf(settled)]).toEqual([204, { path: 'notes (2).txt', to: 'notes (2).txt' }])
  expect(await readFile(join(it.data, 'notes.txt'), 'utf8')).toBe('theirs')
})

test('conflicts: an identical file is not sent twice', async () => {
  const it = await filesHttpForTest()
  const { begin, batch } = client(it)
  await writeFile(join(it.data, 'same.txt'), 'same!')
  await utimes(join(it.data, 'same.txt'), 1_700_000_000, 1_700_000_000)
  const again = await begin('same.txt', 5, { mtimeMs: '1700000000000' })
  expect([again.status, again.headers.get('upload-offset'), outcomeOf(again)]).toEqual([
    201,
    '5',
    { path: 'same.txt', to: 'same.txt' },
  ])
  const files = [{ path: 'same.txt', size: 5, mtimeMs: 1_700_000_000_000 }]
  expect(await linesOf(await batch({ into: '', files }, 'same!'))).toEqual([
    { row: { path: 'same.txt', to: 'same.txt' } },
  ])
})

test('quota: a file without space is refused before it is sent', async () => {
  const it = await filesHttpForTest({ diskMb: 8 })
  const { begin, batch } = client(it)
  expect(await failureOf(await begin('huge.bin', 2 ** 48))).toMatchObject({
    status: 507,
    failure: { code: 'no_room' },
  })
  const files = [{ path: 'a', size: 2 ** 48 }]
  expect(await failureOf(await batch({ into: '', files }, 'a'))).toMatchObject({ status: 507 })
  expect(await readdir(it.data)).not.toContain('a')
})

test('batch: small files and empty folders arrive together, and a failed one stops no other', async () => {
  const it = await filesHttpForTest()
  const { batch } = client(it)
  await mkdir(join(it.data, 'taken'))
  await writeFile(join(it.data, 'in-the-way'), '')
  const files = [
    { path: 'config/a.yml', size: 3, mtimeMs: 1_700_000_000_000 },
    { path: 'taken', size: 2 },
    { path: 'in-the-way/b', size: 4 },
    { path: '../out', size: 1 },
    { path: '.zubr/bin/x', size: 1 },
    { path: 'config/empty.yml', size: 0 },
    { path: 'config/nothing/at/all', folder: true as const },
    { path: 'config/z.yml', size: 5 },
  ]
  const lines = (await linesOf(await batch({ into: '', files }, 'aaattbbbbxyzzzzz'))) as {
    row: FileOutcome
  }[]
  const by = new Map(lines.map(({ row }) => [row.path, row.failure?.code ?? row.to]))
  expect(Object.fromEntries(by)).toEqual({
    'config/a.yml': 'config/a.yml',
    taken: 'taken',
    'in-the-way/b': 'not_a_folder',
    '../out': 'bad_name',
    '.zubr/bin/x': 'not_here',
    'config/empty.yml': 'config/empty.yml',
    'config/nothing/at/all': 'config/nothing/at/all',
    'config/z.yml': 'config/z.yml',
  })
  expect(lines.find(({ row }) => row.path === 'taken')?.row.failure).toEqual({ code: 'taken', path: 'taken' })
  expect(await readFile(join(it.data, 'config/a.yml'), 'utf8')).toBe('aaa')
  expect(await readFile(join(it.data, 'config/z.yml'), 'utf8')).toBe('zzzzz')
  expect((await stat(join(it.data, 'config/a.yml'))).mtimeMs).toBe(1_700_000_000_000)
  expect(await readdir(join(it.data, 'config/nothing/at/all'))).toEqual([])
  expect(await readdir(join(it.data, '.zubr/unfinished'))).toEqual([])
})

test('batch: an interrupted one leaves only complete files', async () => {
  const it = await filesHttpForTest()
  const files = Array.from({ length: 100 }, (_, index) => ({ path: `f${index}`, size: 1_000 }))
  const head = Buffer.from(JSON.stringify({ into: '', files }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  const socket = connect(it.port, '127.0.0.1').on('error', () => undefined)
  socket.write(
    `POST /files/uploads/batch HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${filesToken(it.server)}\r\ncontent-length: ${4 + head.length + 100_000}\r\n\r\n`,
  )
  socket.write(Buffer.concat([length, head, Buffer.alloc(99_500, 1)]))
  const unfinished = join(it.data, '.zubr/unfinished')
  await eventually(async () => expect(await readdir(unfinished)).not.toEqual([]))
  socket.destroy()
  await eventually(async () => expect(await readdir(unfinished)).toEqual([]))
  for (const name of await readdir(it.data))
    if (name !== '.zubr') expect((await stat(join(it.data, name))).size).toBe(1_000)
})

test('resume: an upload continues after the loss of its connection, helper and agent', async () => {
  const it = await filesHttpForTest()
  const { begin, send, head } = client(it)
  const content = Buffer.alloc(3 * 2 ** 20, 'abcdefg')
  const at = locationOf(await begin('large.bin', content.length))
  // A connection that breaks midway.
  const socket = connect(it.port, '127.0.0.1').on('error', () => undefined)
  socket.write(
    `PATCH ${at} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${filesToken(it.server)}\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\ncontent-length: ${content.length}\r\n\r\n`,
  )
  socket.write(content.subarray(0, 2 ** 20))
  const kept = join(it.data, '.zubr/uploads', at.split('/').at(-1) ?? '')
  await eventually(async () => expect((await stat(kept)).size).toBeGreaterThanOrEqual(2 ** 20 - 512 * 1024))
  // The old connection still looks alive. A returning client is let in, and the old request is
  // ended.
  const state = await head(at)
  const offset = Number(state.headers.get('upload-offset'))
  expect(offset).toBeGreaterThan(0)
  socket.destroy()
  it.helper.kill()
  await it.helper.exited
  expect(await failureOf(await send(at, offset, content.subarray(offset)))).toMatchObject({
    status: 503,
    failure: { code: 'away' },
  })
  const next = startHelperProcess(it.data)
  const connection = connectHelper(next)
  await connection.isReady
  it.use(filesOf(async () => connection))
  const from = Number((await head(at)).headers.get('upload-offset'))
  expect(from).toBeGreaterThanOrEqual(offset)
  expect((await send(at, from, content.subarray(from))).status).toBe(204)
  expect((await readFile(join(it.data, 'large.bin'))).equals(content)).toBe(true)
  connection.kill()
  await next.exited
})

test('expiry: the next helper deletes only uploads without progress for a day', async () => {
  const data = await mkdtemp(join(tmpdir(), 'zubr-files-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const folder = join(data, '.zubr/uploads')
  await mkdir(folder, { recursive: true })
  const [old, fresh] = ['0'.repeat(32), '1'.repeat(32)]
  for (const id of [old, fresh])
    for (const name of [id, `${id}.json`]) await writeFile(join(folder, name), '{}')
  const before = new Date(Date.now() - 25 * 3_600_000)
  for (const name of [old, `${old}.json`, `${fresh}.json`]) await utimes(join(folder, name), before, before)
  const helper = startHelperProcess(data)
  await eventually(async () => expect((await readdir(folder)).sort()).toEqual([fresh, `${fresh}.json`]))
  helper.kill()
  await helper.exited
})

test('cancel: a cancelled upload leaves nothing', async () => {
  const it = await filesHttpForTest()
  const { begin, ask } = client(it)
  const at = locationOf(await begin('a.bin', 5))
  expect((await ask('DELETE', at, {})).status).toBe(204)
  expect(await readdir(join(it.data, '.zubr/uploads'))).toEqual([])
})

test('isolation: a file that a server writes among its uploads is no upload', async () => {
  const it = await filesHttpForTest()
  const { send, head } = client(it)
  const folder = join(it.data, '.zubr/uploads')
  await mkdir(folder, { recursive: true })
  const id = 'a'.repeat(32)
  for (const about of [
    '',
    'null',
    '{"path":5}',
    '{"length":-1,"path":"x","mtimeMs":null}',
    'x'.repeat(70_000),
  ]) {
    await writeFile(join(folder, `${id}.json`), about)
    await writeFile(join(folder, id), 'abc')
    for (const answer of [await head(`uploads/${id}`), await send(`uploads/${id}`, 3, 'x')])
      expect(answer.status, about.slice(0, 50)).toBe(404)
  }
})
