import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestOf } from '@zubr/contracts/request'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerTo, failureOf } from './request.ts'

test('path parameters: a value cannot leave its place in the path', () => {
  expect(requestOf('GET /api/servers/:id', { params: { id: 'a/b' } }).path).toBe('/api/servers/a%2Fb')
})

test('errors: both shapes are parsed, and anything else falls back to the status', () => {
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

/** Serves 200 and half of a response; `cutOff` destroys the connection. */
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

/** Calls `then` after the response's headers and first half have arrived. */
function whenItsHeadIsRead(then: () => void): void {
  const read = () => setImmediate(then)
  subscribe('undici:request:headers', read)
  onTestFinished(() => {
    unsubscribe('undici:request:headers', read)
  })
}

test('connection: a response cut in its middle is a lost connection, not an empty one', async () => {
  const { path, cutOff } = await halfAnAnswer()
  whenItsHeadIsRead(cutOff)
  await expect(answerTo({ path, init: { method: 'GET', headers: {} } })).rejects.toMatchObject({
    code: 'network',
  })
})

test('abort: a request aborted in the middle of its response rejects', async () => {
  const ended = new AbortController()
  const { path } = await halfAnAnswer()
  whenItsHeadIsRead(() => ended.abort())
  const response = answerTo({ path, init: { method: 'GET', headers: {}, signal: ended.signal } })
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
})

test('offline: a request that fails without a network has the code offline', async () => {
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
