import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { ErrorBody } from '@zubr/contracts/errors'
import { emptyDatabaseForTest } from '@zubr/postgres/testing/database'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { appForTest } from './testing/app.ts'

const safe = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
const headersOf = (answer: Response) => Object.fromEntries(answer.headers)

describe('answers', () => {
  test.each<[string, string, RequestInit, number]>([
    ['a list', '/nodes_stats', {}, 200],
    ['a preflight', '/nodes_stats', { method: 'OPTIONS' }, 204],
    ['health', '/healthz', {}, 200],
    ['readiness', '/readyz', {}, 200],
    ['the description', '/openapi.json', {}, 200],
    ['an unknown address', '/wp-login.php', {}, 404],
    ['a broken address', '/%zz', {}, 400],
    ['a wrong method', '/healthz', { method: 'POST' }, 405],
    ['a refused report', '/api/nodes/report', { method: 'POST' }, 401],
  ])(
    'headers: every answer has the security headers, and errors have one shape: %s',
    async (_, path, init, status) => {
      const { url } = await appForTest()
      const answer = await fetch(url + path, init)
      expect(answer.status).toBe(status)
      expect(headersOf(answer)).toMatchObject(safe)
      expect(answer.headers.has('strict-transport-security')).toBe(false)
      if (status < 400) return
      const { error } = ErrorBody.parse(await answer.json())
      expect(error.requestId).toMatch(/^[\da-f-]{36}$/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test('headers: HSTS is sent if the panel has HTTPS', async () => {
    const { url } = await appForTest({ config: { panelUrl: 'https://panel.zubr.example' } })
    for (const path of ['/healthz', '/nodes_stats', '/nodes_stats', '/nothing', '/%zz'])
      expect(headersOf(await fetch(url + path))).toMatchObject({
        ...safe,
        'strict-transport-security': 'max-age=31536000',
      })
  })
})

test('headers: a route that sends its own policy keeps it', async () => {
  const { url } = await appForTest({
    extend: (app) => {
      app.get('/create', (_request, reply) =>
        reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>page</p>'),
      )
    },
  })
  const answer = await fetch(`${url}/create`)
  expect(headersOf(answer)).toMatchObject({ ...safe, 'content-security-policy': "default-src 'self'" })
  const wrong = await fetch(`${url}/create`, { method: 'PUT' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('not found: a handler for unknown addresses does not change what known addresses answer', async () => {
  const { url } = await appForTest({
    extend: (app) => {
      app.post('/only-posts', () => 'well')
      app.get('/*', (_request, reply) => reply.callNotFound())
    },
  })
  const wrong = await fetch(`${url}/only-posts`)
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  const unknown = await fetch(`${url}/nowhere`, { method: 'POST' })
  expect(unknown.status).toBe(404)
})

test('error: the message of an exception goes to the log, not to the client', async () => {
  const { url, logged } = await appForTest({
    extend: (app) => {
      app.get('/broken', () => {
        throw new Error('the password is hunter2')
      })
    },
  })
  const answer = await fetch(`${url}/broken`)
  expect(answer.status).toBe(500)
  const { error } = ErrorBody.parse(await answer.json())
  expect(error).toMatchObject({ code: 'internal' })
  expect(JSON.stringify(error)).not.toContain('hunter2')
  expect(logged.find((line) => line.includes('hunter2'))).toContain(error.requestId)
})

describe('readiness', () => {
  test('readiness: the API is not ready before the migrations are applied', async () => {
    const database = await emptyDatabaseForTest()
    onTestFinished(() => database.drop())
    const { url } = await appForTest({ databaseUrl: database.url })
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

test('shutdown: a running request finishes, and no new connection is accepted', async () => {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  const { app, url } = await appForTest({
    extend: (server) => {
      server.get('/slow', async () => {
        enter()
        await gate
        return 'done'
      })
    },
  })
  const slow = fetch(`${url}/slow`)
  await entered
  const closing = app.close()
  release()
  expect(await (await slow).text()).toBe('done')
  await closing
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('readiness: a process that is shutting down is not ready', async () => {
  const { app, url } = await appForTest()
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const answer = text(socket)
  socket.write('GET /readyz HTTP/1.1\r\nhost: a\r\n')
  const [server]: Socket[] = await accepted
  // Before its first byte is read the connection is idle, and closing cuts it off.
  await vi.waitFor(() => expect(server?.bytesRead).toBeGreaterThan(0))
  const closing = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  socket.write('\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 503 /)
  await closing
})

test('shutdown: a request that never ends gets 2 s', async () => {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
  const { app, url } = await appForTest({
    extend: (server) => {
      server.get('/endless', () => {
        enter()
        return new Promise(() => undefined)
      })
    },
  })
  const endless = fetch(`${url}/endless`).catch(() => 'cut off')
  await entered
  const began = performance.now()
  await app.close()
  await expect(performance.now() - began).toTakeAtMost(2_800)
  expect(await endless).toBe('cut off')
})

test('log: a request whose client has left is no failure of the database', async () => {
  const left = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const { url, logged } = await appForTest({
    extend: (app) => {
      app.get('/waits', { schema: { hide: true } }, async () => {
        begun.resolve()
        await left.promise
        throw new Error('Cannot use a pool after calling end on the pool')
      })
    },
  })
  const leaving = new AbortController()
  const request = fetch(`${url}/waits`, { signal: leaving.signal }).catch(() => 'left')
  await begun.promise
  leaving.abort()
  expect(await request).toBe('left')
  // The server notices a closed connection only when it next polls its sockets.
  await fetch(`${url}/healthz`)
  left.resolve()
  const failureLines = () => logged.filter((line) => line.includes('the database is not available'))
  await vi.waitFor(() => expect(failureLines()).toHaveLength(1))
  expect(JSON.parse(failureLines()[0] ?? '')).toMatchObject({ level: 20 })
})
