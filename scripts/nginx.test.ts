import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sharedFor } from '@zubr/http/shared-cache'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { freePort } from '@zubr/process/free-port'
import { ensureNginx, startNginx } from '@zubr/process/nginx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { variantCookie } from '../apps/site/app/landing/variant.ts'

// deploy/nginx.conf in a real nginx, in front of a server that counts requests.

const nginx = await ensureNginx()

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

async function inFrontOf(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    request.resume().once('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const port = await freePort()
  // The server listens on TCP.
  const behind = (server.address() as AddressInfo).port
  const running = await startNginx({ nginx: nginx ?? '', port, behind })
  onTestFinished(running.stop)
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers: { host: 'zubr.test', ...headers } }
      request(options, async (response) => {
        let body = ''
        for await (const piece of response) body += piece
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
        .on('error', reject)
        .end()
    })
  return { asked, get }
}

test.each([
  ['cannot be run', '/nowhere/nginx', [], 'ENOENT'],
  ['is ended by a signal', '$0', ['sh', '-c', 'echo "out of luck" >&2; kill -KILL $$'], 'out of luck'],
])('nginx: an instance that %s fails at once', async (_, nginx, below, why) => {
  const port = await freePort()
  await expect(startNginx({ nginx, port, behind: port, below })).rejects.toThrow(why)
})

describe.skipIf(nginx === undefined)('nginx cache', () => {
  test('shared responses: it serves them from the cache, and removes the header', async () => {
    const { asked, get } = await inFrontOf((_, response) =>
      response
        .writeHead(200, { ...sharedFor(60), 'cache-control': 'public, no-cache', etag: '"1"' })
        .end('page'),
    )
    for (const method of ['GET', 'GET', 'HEAD']) {
      const { status, headers, body } = await get('/java', {}, method)
      expect([status, body]).toEqual([200, method === 'GET' ? 'page' : ''])
      expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: '"1"' })
      expect(headers).not.toHaveProperty('x-accel-expires')
    }
    expect((await get('/java', { 'if-none-match': '"1"' })).status).toBe(304)
    expect(asked).toHaveLength(1)
  })

  test('expiry: a response is cached no longer than allowed', async () => {
    const { asked, get } = await inFrontOf((_, response) =>
      response.writeHead(200, sharedFor(1)).end(String(asked.length)),
    )
    const began = Date.now()
    while ((await get('/nodes_stats')).body === '1') expect(Date.now() - began).toBeLessThan(60_000)
    // nginx counts in whole seconds.
    expect(Date.now() - began).toBeGreaterThan(900)
  })

  test('private responses: nothing else is cached, whatever the headers for browsers and the client', async () => {
    const { asked, get } = await inFrontOf((_, response) =>
      response
        .writeHead(200, { 'cache-control': 'public, max-age=60', expires: 'Fri, 01 Jan 2100 00:00:00 GMT' })
        .end(String(asked.length)),
    )
    for (const times of [1, 2, 3]) expect((await get('/api/account')).body).toBe(String(times))
  })

  test("cache lock: nobody waits for another client's uncacheable response", async () => {
    const held: ServerResponse[] = []
    const { get } = await inFrontOf(({ url }, response) => {
      if (url !== '/api/account') response.end()
      else if (held.push(response) === 10) for (const each of held) each.end(String(held.length))
    })
    const answers = Promise.all(Array.from({ length: 10 }, () => get('/api/account')))
    // A waiting request would come through much later.
    for (let others = 0; held.length < 10; others++) {
      expect(others, `${held.length} of 10 at once`).toBeLessThan(200)
      await get(`/api/${others}`)
    }
    expect((await answers).map(({ body }) => body)).toEqual(Array(10).fill('10'))
  })

  test('forms: no response to a form is cached', async () => {
    const { asked, get } = await inFrontOf((_, response) =>
      response.writeHead(200, sharedFor(60)).end(String(asked.length)),
    )
    for (const times of ['1', '2']) expect((await get('/login', {}, 'POST')).body).toBe(times)
  })

  test('pass-through: 503, redirects and cookies are unchanged', async () => {
    const { get } = await inFrontOf(({ url }, response) =>
      url === '/away'
        ? response.writeHead(503, { 'retry-after': '30' }).end('away')
        : response.writeHead(308, { location: '/de', 'set-cookie': ['a=1', 'b=2'] }).end(),
    )
    expect(await get('/away')).toMatchObject({ status: 503, body: 'away', headers: { 'retry-after': '30' } })
    expect(await get('/de/')).toMatchObject({
      status: 308,
      headers: { location: '/de', 'set-cookie': ['a=1', 'b=2'] },
    })
  })

  test('encodings: each is cached separately, by what browsers request', async () => {
    const { asked, get } = await inFrontOf(({ headers }, response) =>
      response
        .writeHead(200, { ...sharedFor(60), vary: 'Accept-Encoding' })
        .end(headers['accept-encoding'] ?? 'none'),
    )
    const bodies: string[] = []
    for (const encodings of ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'x-br'])
      bodies.push((await get('/java', { 'accept-encoding': encodings })).body)
    expect(bodies).toEqual(['br', 'br', 'gzip', 'br;q=0, gzip', 'x-br'])
    expect((await get('/java')).body).toBe('none')
    expect(asked).toHaveLength(5)
  })

  test('variants: the cookie selects the variant of the landing page', async () => {
    const { asked, get } = await inFrontOf(({ headers }, response) =>
      response.writeHead(200, { ...sharedFor(60), vary: 'Cookie' }).end(headers.cookie),
    )
    for (const letter of ['a', 'b', 'a', 'b']) {
      const cookie = `${variantCookie}=${letter}`
      expect((await get('/', { cookie: `other=${asked.length}; ${cookie}` })).body).toContain(cookie)
    }
    expect(asked).toHaveLength(2)
  })

  test('variants: new visitors get a random one on landing pages only', async () => {
    const { asked, get } = await inFrontOf((_, response) => response.writeHead(200, sharedFor(60)).end())
    for (const locale of locales) {
      const before = asked.length
      for (let times = 0; times < 40; times++) await get(localizedPath(locale, '/'))
      expect(asked.length - before).toBeGreaterThan(4)
      expect(asked.length - before).toBeLessThan(17)
    }
    const before = asked.length
    for (let times = 0; times < 3; times++) await get(localizedPath('de', '/java'))
    expect(asked.length - before).toBe(1)
  })

  test("headers: the client's address is forwarded, and each response has its own id", async () => {
    const { asked, get } = await inFrontOf(({ headers }, response) =>
      response.writeHead(200, { ...sharedFor(60), 'x-request-id': String(headers['x-request-id']) }).end(),
    )
    const forged = {
      'x-real-ip': '203.0.113.9',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'forged-one',
    }
    const ids = [await get('/', forged), await get('/', forged)].map(({ headers }) => headers['x-request-id'])
    expect(asked[0]?.headers['x-real-ip']).toBe('127.0.0.1')
    expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-for')
    expect(asked[0]?.headers['x-request-id']).toBe(ids[0])
    expect(new Set([...ids, 'forged-one']).size).toBe(3)
  })
})
