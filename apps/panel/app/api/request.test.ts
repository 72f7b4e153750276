import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestOf } from '@zubr/contracts/request'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerTo, failureOf } from './request.ts'

test('what fills an address cannot leave its place in it', () => {
  expect(requestOf('GET /api/servers/:id', { params: { id: 'a/b' } }).path).toBe('/api/servers/a%2Fb')
})

test('both shapes of errors are read, and what is none of them', () => {
  const ours = JSON.stringify({
    error: { code: 'node_full', message: '', requestId: '1', fields: { a: 'b' } },
  })
  expect(failureOf(409, ours)).toMatchObject({ code: 'node_full', fields: { a: 'b' } })
  expect(failureOf(400, '{"code":"INVALID_PASSWORD","message":"x"}')).toMatchObject({
    code: 'invalid_request',
    fields: { auth: 'INVALID_PASSWORD' },
  })
  expect(failureOf(401, '{"code":"INVALID_CODE","message":"x"}')).toMatchObject({
    code: 'invalid_request',
    fields: { auth: 'INVALID_CODE' },
  })
  expect(failureOf(502, '<html>')).toMatchObject({ code: 'unavailable' })
  expect(failureOf(429, '')).toMatchObject({ code: 'rate_limited' })
})

/** The address of a server that says 200, sends half of its answer, and leaves the rest to what is done with its connection. */
async function halfAnAnswer(): Promise<{ path: string; cutOff(): void }> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-length': 100 })
    answer.write('{"refused":')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return {
    path: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cutOff: () => server.closeAllConnections(),
  }
}

/** Calls `then` once the first half of an answer is there. */
function whenItsHeadIsRead(then: () => void): void {
  const read = () => setImmediate(then)
  subscribe('undici:request:headers', read)
  onTestFinished(() => {
    unsubscribe('undici:request:headers', read)
  })
}

test('an answer that is cut off in its middle is a lost connection, not an empty answer', async () => {
  const { path, cutOff } = await halfAnAnswer()
  whenItsHeadIsRead(cutOff)
  await expect(answerTo({ path, init: { method: 'GET', headers: {} } })).rejects.toMatchObject({
    code: 'network',
  })
})

test('a question that is taken back in the middle of its answer gets none', async () => {
  const ended = new AbortController()
  const { path } = await halfAnAnswer()
  whenItsHeadIsRead(() => ended.abort())
  const asked = answerTo({ path, init: { method: 'GET', headers: {}, signal: ended.signal } })
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('offline: a request that fails while the browser has no network says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { path, cutOff } = await halfAnAnswer()
  whenItsHeadIsRead(cutOff)
  await expect(answerTo({ path, init: { method: 'GET', headers: {} } })).rejects.toMatchObject({
    code: 'offline',
  })
})
