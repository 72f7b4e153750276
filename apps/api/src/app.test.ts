import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ErrorBody } from '@zubr/contracts/errors'
import { databaseForTest, emptyDatabaseForTest } from '@zubr/postgres/database-for-tests'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goodPassword, panelUrl, Visitor } from './accounts/accounts-for-tests.ts'
import { appForTest } from './app-for-tests.ts'
import { proxyFor } from './database/tcp-proxy-for-tests.ts'
import { addNode, sendReport } from './nodes/nodes-for-tests.ts'

const safe = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
const headersOf = (answer: Response) => Object.fromEntries(answer.headers)

/** Sends bytes as they are; resolves to everything that came back until the server closed the connection. */
async function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

describe('every answer', () => {
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
  ])('bears the security headers, and errors have one shape: %s', async (_, path, init, status) => {
    const { url } = await appForTest()
    const answer = await fetch(url + path, init)
    expect(answer.status).toBe(status)
    expect(headersOf(answer)).toMatchObject(safe)
    expect(answer.headers.has('strict-transport-security')).toBe(false)
    if (status < 400) return
    const { error } = ErrorBody.parse(await answer.json())
    expect(error.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each<[string, string, string, number]>([
    ['a post', 'POST /api/auth/sign-out', 'content-type: application/json', 400],
    ['a preflight', 'OPTIONS /nodes_stats', 'content-type: application/json', 400],
    ['a deletion', 'DELETE /api/servers/x', 'content-type: application/json', 401],
    ['a form', 'POST /login', 'content-type: application/x-www-form-urlencoded', 422],
    ['an unknown address', 'PUT /nothing', 'content-type: text/plain', 404],
  ])('comes at once to a request that names a type and has no body: %s', async (_, line, type, status) => {
    const { url } = await appForTest()
    const origin = line.includes('/login') ? 'http://localhost:3000' : 'http://localhost:3100'
    const began = performance.now()
    const answer = await sendBytes(
      url,
      `${line} HTTP/1.1\r\nhost: a\r\norigin: ${origin}\r\n${type}\r\nconnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    await expect(performance.now() - began).toTakeAtMost(5_000)
  })

  test.each([
    ['two hosts', 'host: a\r\nHost: b\r\n'],
    ['a coding that nobody knows', 'host: a\r\ntransfer-encoding: xchunked\r\n'],
  ])('refuses what can be read in two ways: %s', async (_, headers) => {
    const { url } = await appForTest()
    for (const path of ['/nodes_stats', '/healthz']) {
      const [head = '', body = ''] = (await sendBytes(url, `GET ${path} HTTP/1.1\r\n${headers}\r\n`)).split(
        '\r\n\r\n',
      )
      expect(head).toContain('HTTP/1.1 400 Bad Request')
      for (const [name, value] of Object.entries(safe)) expect(head).toContain(`${name}: ${value}`)
      expect(ErrorBody.parse(JSON.parse(body.replace(/HTTP.*$/s, ''))).error.code).toBe('invalid_request')
    }
  })

  test('refuses JSON that is nested without end', async () => {
    const { url } = await appForTest()
    const deep = 5_000
    for (const body of ['['.repeat(deep) + ']'.repeat(deep), '{"a":'.repeat(2_500) + 1 + '}'.repeat(2_500)]) {
      const answer = await fetch(`${url}/api/partner-applications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(400)
      expect(ErrorBody.parse(await answer.json()).error.fields).toEqual({
        body: 'expected at most 32 levels',
      })
    }
  })

  test('demands HTTPS where the panel has it', async () => {
    const { url } = await appForTest({ config: { panelUrl: 'https://panel.zubr.example' } })
    for (const path of ['/healthz', '/nodes_stats', '/nodes_stats', '/nothing', '/%zz'])
      expect(headersOf(await fetch(url + path))).toMatchObject({
        ...safe,
        'strict-transport-security': 'max-age=31536000',
      })
  })

  test.each([
    ['garbage', 'GARBAGE\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('holds even for what is not HTTP: %s', async (_, bytes, status) => {
    const { url } = await appForTest()
    const [head = '', body = ''] = (await sendBytes(url, bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status}`)
    for (const [name, value] of Object.entries(safe)) expect(head).toContain(`${name}: ${value}`)
    ErrorBody.parse(JSON.parse(body))
  })
})

test('a route that sends its own policy keeps it', async () => {
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

test('a page for unknown addresses changes nothing in what a known one with a wrong method, or another method, is answered', async () => {
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

test('what a handler throws is told to the log, not to the wire', async () => {
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
  test('waits for the migrations', async () => {
    const database = await emptyDatabaseForTest()
    onTestFinished(() => database.drop())
    const { url } = await appForTest({ databaseUrl: database.url })
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('without PostgreSQL', () => {
  async function behindProxy() {
    const database = await databaseForTest()
    onTestFinished(() => database.drop())
    const proxy = await proxyFor(database.url)
    const test = await appForTest({ databaseUrl: proxy.url })
    const token = await addNode(test.db, 'minsk-1')
    const statuses = async () => {
      test.pass(5_000)
      const [stats, ready, alive, reported] = await Promise.all([
        fetch(`${test.url}/nodes_stats`),
        fetch(`${test.url}/readyz`),
        fetch(`${test.url}/healthz`),
        sendReport(test.url, token),
      ])
      return [stats.status, ready.status, alive.status, reported.status]
    }
    return { ...test, proxy, statuses }
  }

  test('the API says so at once, and is well as soon as it is back', async () => {
    const { proxy, statuses, url } = await behindProxy()
    expect(await statuses()).toEqual([200, 200, 200, 204])
    await proxy.set('cut')
    expect(await statuses()).toEqual([503, 503, 200, 503])
    const answer = await fetch(`${url}/nodes_stats`)
    expect(ErrorBody.parse(await answer.json()).error.code).toBe('unavailable')
    expect(headersOf(answer)).toMatchObject({
      ...safe,
      'access-control-allow-origin': '*',
      'retry-after': '5',
      'cache-control': 'no-store',
    })
    await proxy.set('open')
    expect(await statuses()).toEqual([200, 200, 200, 204])
  })

  test('who is logged in is told to come back, whatever they asked for', async () => {
    const { proxy, url, db } = await behindProxy()
    const player = new Visitor(url)
    await player.register('bison')
    const asked: [string, string, object?][] = [
      ['GET', '/api/account'],
      ['GET', '/api/servers'],
      ['GET', '/api/balance'],
      ['GET', '/api/auth/get-session'],
      ['GET', '/api/auth/list-sessions'],
      ['POST', '/api/auth/sign-out', {}],
      ['POST', '/api/auth/revoke-other-sessions', {}],
      ['POST', '/api/auth/two-factor/enable', { password: goodPassword }],
      ['POST', '/api/account/confirmation', {}],
    ]
    const statuses = () =>
      Promise.all(
        asked.map(async ([method, path, body]) => {
          const answer = await fetch(url + path, {
            method,
            headers: {
              origin: panelUrl,
              cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body: JSON.stringify(body) }),
          })
          await answer.text()
          return `${path} ${answer.status} ${answer.headers.get('retry-after')}`
        }),
      )
    await proxy.set('cut')
    expect(await statuses()).toEqual(asked.map(([, path]) => `${path} 503 5`))
    // Nobody was logged out in truth.
    await proxy.set('open')
    expect((await player.get('/api/account')).status).toBe(200)
    expect((await db.$client.query('select from account_sessions')).rowCount).toBe(1)
    await proxy.set('cut')
    expect((await player.form('/login', { name: 'bison', password: goodPassword })).status).toBe(503)
    expect((await player.get('/login')).status).toBe(503)
  })

  test('a list that is fresh is shown without it', async () => {
    const { proxy, url } = await behindProxy()
    await fetch(`${url}/nodes_stats`)
    await proxy.set('cut')
    expect((await fetch(`${url}/nodes_stats`)).status).toBe(200)
  })

  test('one that hangs holds no request for more than 6 s', async () => {
    const { proxy, statuses } = await behindProxy()
    expect(await statuses()).toEqual([200, 200, 200, 204])
    await proxy.set('stuck')
    const began = performance.now()
    expect(await statuses()).toEqual([503, 503, 200, 503])
    await expect(performance.now() - began).toTakeAtMost(6_000)
    // What was stuck in the connections never arrives: they are given up, and new ones are made.
    await proxy.set('cut')
    await proxy.set('open')
    expect(await statuses()).toEqual([200, 200, 200, 204])
  })
})

test('closing lets a running request finish, and takes no new connection', async () => {
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

test('a process that is about to end is not ready', async () => {
  const { app, url } = await appForTest()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const answer = text(socket)
  socket.write('GET /readyz HTTP/1.1\r\nhost: a\r\n')
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) =>
        app.server.getConnections((_, count) => (count === 1 ? resolve() : reject(new Error('not yet')))),
      ),
  )
  const closing = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  socket.write('\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 503 /)
  await closing
})

test('closing gives a request that never ends 2 s', async () => {
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

test('a request whose client has left is no trouble of the database', async () => {
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
  const asked = fetch(`${url}/waits`, { signal: leaving.signal }).catch(() => 'left')
  await begun.promise
  leaving.abort()
  expect(await asked).toBe('left')
  // The other side hears of it when it next looks at its sockets.
  await fetch(`${url}/healthz`)
  left.resolve()
  const said = () => logged.filter((line) => line.includes('the database is not available'))
  await vi.waitFor(() => expect(said()).toHaveLength(1))
  expect(JSON.parse(said()[0] ?? '')).toMatchObject({ level: 20 })
})
