import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  fileArgumentsHeader,
  fileFailureHeader,
  fileSizeHeader,
  fileVersionHeader,
  missingIsOkQuery,
} from '@zubr/contracts/files/file-constants'
import { expect, test } from 'vitest'
import { eventually } from '../../servers/testing/servers.ts'
import { filesHttpForTest, filesToken, linesOf, panelOrigin } from './testing/http.ts'

test('formats: a folder is sent as lines, a file as bytes with its version, a value as JSON', async () => {
  const { data, ask } = await filesHttpForTest()
  await mkdir(join(data, 'world'))
  await writeFile(join(data, 'world/level.dat'), 'level')
  expect(await linesOf(await ask('list', { path: 'world' }))).toMatchObject([
    { row: { name: 'level.dat', kind: 'file', size: 5 } },
  ])
  expect(await (await ask('stat', { path: 'world' })).json()).toMatchObject({ kind: 'folder' })
  const read = await ask('read', { path: 'world/level.dat', offset: 1, length: 3 })
  expect(read.headers.get(fileSizeHeader)).toBe('5')
  expect(await read.text()).toBe('eve')
  const version = read.headers.get(fileVersionHeader)
  const written = await ask('write', { path: 'world/level.dat', version }, { body: 'other' })
  expect(written.status).toBe(200)
  expect(await readFile(join(data, 'world/level.dat'), 'utf8')).toBe('other')
  const late = await ask('write', { path: 'world/level.dat', version }, { body: 'too late' })
  expect([late.status, await late.json()]).toEqual([409, { failure: { code: 'changed' } }])
})

test('missing file: a browser with the quiet option gets no error, any other client 404', async () => {
  const { url, server, ask } = await filesHttpForTest()
  expect((await ask('read', { path: 'ops.json' })).status).toBe(404)
  const headers = {
    authorization: `Bearer ${filesToken(server)}`,
    [fileArgumentsHeader]: encodeURIComponent(JSON.stringify({ path: 'ops.json' })),
  }
  const quiet = await fetch(`${url}/read?${missingIsOkQuery}`, { method: 'POST', headers })
  expect([quiet.status, quiet.headers.get(fileFailureHeader)]).toEqual([200, 'not_found'])
  expect(await quiet.json()).toMatchObject({ failure: { code: 'not_found' } })
  expect(quiet.headers.get('access-control-expose-headers')).toContain(fileFailureHeader)
  // An invalid request is an error nevertheless.
  expect((await fetch(`${url}/nothing?${missingIsOkQuery}`, { method: 'POST', headers })).status).toBe(404)
})

test('empty file: it is written and read', async () => {
  const { data, ask } = await filesHttpForTest()
  await writeFile(join(data, 'a.txt'), 'full')
  expect((await ask('write', { path: 'a.txt' }, { body: '' })).status).toBe(200)
  expect((await ask('write', { path: 'b.txt' })).status).toBe(200)
  for (const path of ['a.txt', 'b.txt']) expect(await (await ask('read', { path })).text()).toBe('')
})

test('errors: a failure has its reason, both at the start and midway', async () => {
  const { ask } = await filesHttpForTest()
  const list = await ask('list', { path: 'nowhere' })
  expect([list.status, await list.json()]).toMatchObject([404, { failure: { code: 'not_found' } }])
  const read = await ask('read', { path: '' })
  expect([read.status, await read.json()]).toMatchObject([422, { failure: { code: 'is_a_folder' } }])
})

test('arguments: the contract checks them, and long ones are in the body', async () => {
  const { ask, url, server, data } = await filesHttpForTest()
  expect((await ask('stat', {} as never)).status).toBe(400)
  expect((await ask('read', { path: '', offset: -1 })).status).toBe(400)
  await writeFile(join(data, 'a.txt'), 'a')
  const authorization = `Bearer ${filesToken(server)}`
  const long = await fetch(`${url}/stat`, {
    method: 'POST',
    headers: { authorization, 'zubr-arguments': 'body' },
    body: JSON.stringify({ path: 'a.txt' }),
  })
  expect(await long.json()).toMatchObject({ name: 'a.txt' })
  for (const bad of ['%', 'null', '{'])
    expect(
      (await fetch(`${url}/stat`, { method: 'POST', headers: { authorization, 'zubr-arguments': bad } }))
        .status,
    ).toBe(400)
  const unread = await ask('stat', { path: 'a.txt' }, { body: 'x'.repeat(100_000) })
  expect(unread.status).toBe(400)
})

test('CORS: a page of the panel may send requests and read all it needs', async () => {
  const { url, ask } = await filesHttpForTest()
  const preflight = await fetch(`${url}/list`, { method: 'OPTIONS', headers: { origin: panelOrigin } })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(panelOrigin)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('zubr-arguments')
  const answer = await ask('list', { path: '' })
  expect(answer.headers.get('access-control-expose-headers')).toContain(fileVersionHeader)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('session: its end stops its reads and writes at once', async () => {
  const { data, port, server, revoke, opened } = await filesHttpForTest()
  await writeFile(join(data, 'large.bin'), Buffer.alloc(64 * 2 ** 20))
  const head = (operation: string, args: object, more = '') =>
    `POST /files/${operation} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${filesToken(server)}\r\n` +
    `zubr-arguments: ${encodeURIComponent(JSON.stringify(args))}\r\n${more}\r\n`
  // It stops reading, so that the answer waits midway.
  const reading = connect(port, '127.0.0.1').on('error', () => undefined)
  reading.write(head('read', { path: 'large.bin' }))
  await new Promise((resolve) => reading.once('readable', resolve))
  const sending = connect(port, '127.0.0.1').on('error', () => undefined)
  sending.write(`${head('write', { path: 'sent.txt' }, 'content-length: 1000000\r\n')}begin`)
  await eventually(() => expect(opened).toHaveLength(2))
  const ends = [reading, sending].map((one) => text(one).catch(() => undefined))
  const began = performance.now()
  revoke('session-1')
  await Promise.all(ends)
  await expect(performance.now() - began).toTakeAtMost(1_000)
  await expect(readFile(join(data, 'sent.txt'))).rejects.toThrow('ENOENT')
})

test('limits: a session has a maximum of requests, and blocks nobody else', async () => {
  const { port, server, opened, ask } = await filesHttpForTest()
  const head =
    `POST /files/write HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${filesToken(server)}\r\n` +
    `zubr-arguments: ${encodeURIComponent(JSON.stringify({ path: 'a' }))}\r\ncontent-length: 9\r\n\r\n`
  const held = Array.from({ length: 24 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(head)
    return socket
  })
  await eventually(() => expect(opened).toHaveLength(24))
  const refused = await ask('list', { path: '' })
  expect([refused.status, await refused.json()]).toEqual([429, { failure: { code: 'busy' } }])
  const other = filesToken(server, { session: 'session-2' })
  expect((await ask('list', { path: '' }, { token: other })).status).toBe(200)
  for (const socket of held) socket.destroy()
  await eventually(async () => expect((await ask('list', { path: '' })).status).toBe(200))
})
