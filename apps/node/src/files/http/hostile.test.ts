import { readdir, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../servers/testing/servers.ts'
import { filesHttpForTest, filesToken } from './testing/http.ts'

type World = Awaited<ReturnType<typeof filesHttpForTest>>

function open({ port }: World, payload: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(payload)
  return socket
}
const head = (operation: string, headers: string) =>
  `POST /files/${operation} HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n`
const authorised = ({ server }: World, args: object = {}) =>
  `authorization: Bearer ${filesToken(server)}\r\nzubr-arguments: ${encodeURIComponent(JSON.stringify(args))}`

test.each([
  ['without a token', 'content-length: 1000000000'],
  ['with a token that is none', 'authorization: Bearer none\r\ncontent-length: 1000000000'],
])('body: a body that comes %s is not waited for', async (_, headers) => {
  const it = await filesHttpForTest()
  for (const operation of ['write', 'list', 'uploads', 'uploads/batch', 'nothing'])
    expect(await text(open(it, `${head(operation, headers)}x`)), operation).toMatch(/^HTTP\/1\.1 40[14] /)
  expect(it.opened).toEqual([])
})

test.each([
  ['a head that is too long', `x: ${'x'.repeat(20_000)}`, 431],
  ['arguments that are no JSON', 'zubr-arguments: %7B', 401],
  ['two lengths', 'content-length: 5\r\ncontent-length: 6', 400],
  ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked', 400],
])('request: %s is refused', async (_, headers, status) => {
  const it = await filesHttpForTest()
  const socket = open(it, head('list', headers))
  await eventually(() => expect(socket.bytesRead).toBeGreaterThan(0))
  expect(String(socket.read())).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('length: an invalid one, or a missing one where it is required, is refused', async () => {
  const it = await filesHttpForTest()
  const headers = `authorization: Bearer ${filesToken(it.server)}\r\nzubr-arguments: body\r\ntransfer-encoding: chunked`
  const socket = open(it, head('stat', headers))
  await eventually(() => expect(socket.bytesRead).toBeGreaterThan(0))
  expect(String(socket.read())).toMatch(/^HTTP\/1\.1 411 /)
})

test('flood: a thousand connections that send nothing more block nobody', async () => {
  const it = await filesHttpForTest()
  for (let count = 0; count < 1_000; count++)
    open(it, count % 2 ? 'POST /files/list HTTP/1.1\r\nhost: a\r\n' : head('write', 'content-length: 100'))
  const answer = await it.ask('list', { path: '' })
  expect(answer.status).toBe(200)
})

test('uploads: interrupted writes leave nothing, in any number', async () => {
  const it = await filesHttpForTest()
  await writeFile(join(it.data, 'kept.txt'), 'as it was')
  for (let count = 0; count < 50; count++) {
    const socket = open(
      it,
      `${head('write', `${authorised(it, { path: 'kept.txt' })}\r\ncontent-length: 1000`)}half`,
    )
    await eventually(() => expect(it.opened).toHaveLength(count + 1))
    socket.destroy()
  }
  await eventually(async () => expect(await readdir(join(it.data, '.zubr/unfinished'))).toEqual([]))
  await eventually(async () => expect((await it.ask('list', { path: '' })).status).toBe(200))
  expect(await (await it.ask('read', { path: 'kept.txt' })).text()).toBe('as it was')
})
