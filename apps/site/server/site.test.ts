import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { serverLimits } from '@zubr/http/limits'
import { testSlowClients } from '@zubr/http/testing/slow-clients'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildSite } from './site.ts'

/** The real site with tiny pages, one of which is huge. */
async function siteForTest(
  limits = serverLimits,
  config: Partial<Parameters<typeof buildSite>[0]['config']> = {},
  variants: Pick<Parameters<typeof buildSite>[0], 'variantBPercent' | 'random' | 'now'> = {},
) {
  const dir = await mkdtemp(path.join(tmpdir(), 'zubr-site-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const [pagesDir, clientDir] = [path.join(dir, 'pages'), path.join(dir, 'client')]
  await Promise.all([mkdir(pagesDir), mkdir(clientDir)])
  const page = { status: 200, file: 'index.html', csp: "default-src 'none'" }
  const pages = locales.flatMap((locale) =>
    (['a', 'b'] as const).map((variant) => ({
      ...page,
      locale,
      path: localizedPath(locale, '/'),
      variant,
      ...(variant === 'b' && { file: 'b.html' }),
    })),
  )
  await writeFile(
    path.join(pagesDir, 'pages.json'),
    JSON.stringify([
      ...pages,
      { ...page, path: '/big', file: 'big.html' },
      { ...page, locale: 'ru', path: '/terms', file: '404.html' },
      { ...page, locale: 'ru', path: '/terms', from: '2027-02-14T21:00:00.000Z', file: 'index.html' },
      { ...page, locale: 'ru', path: '/terms', from: '2027-02-28T21:00:00.000Z', file: 'b.html' },
      { ...page, status: 404, locale: 'ru', path: '/404', file: '404.html' },
    ]),
  )
  await writeFile(path.join(pagesDir, 'previews.json'), '{}')
  await writeFile(path.join(pagesDir, 'index.html'), 'page')
  await writeFile(path.join(pagesDir, '404.html'), 'no such page')
  await writeFile(path.join(pagesDir, 'b.html'), 'other page')
  await writeFile(path.join(pagesDir, 'big.html'), 'x'.repeat(8_000_000))
  const logged: string[] = []
  const app = buildSite({
    pagesDir,
    clientDir,
    config: { siteUrl: 'http://localhost:3000', logLevel: 'info', trustedProxies: ['loopback'], ...config },
    logTo: { write: (line) => logged.push(line) },
    limits,
    ...variants,
  })
  app.get('/endless', () => new Promise(() => undefined))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return { app, url, logged }
}

testSlowClients('the site', async (limits) => {
  const { app, url } = await siteForTest(limits)
  return {
    server: app.server,
    url,
    wellPath: '/',
    slowPath: '/endless',
    bigPath: '/big',
    postHead: 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\n',
  }
})

test('access log: each request has a JSON line without query, cookie or full address', async () => {
  const { url, logged } = await siteForTest()
  const headers = {
    cookie: 'session=planted-cookie',
    'user-agent': 'planted-agent',
    'x-forwarded-for': '203.0.113.99',
    'x-request-id': 'proxy-1.abcdef',
  }
  for (const path of ['/', '/de', '/none', '/login'])
    await fetch(`${url}${path}?q=planted-query`, {
      headers,
      redirect: 'manual',
      ...(path === '/login' && {
        method: 'POST',
        body: new URLSearchParams({ password: 'planted-password' }),
      }),
    })
  await vi.waitFor(() => expect(logged.filter((line) => line.includes('"status"'))).toHaveLength(4))
  expect(logged.join('')).not.toMatch(/planted|203\.0\.113\.99/)
  const lines = logged.map((line) => JSON.parse(line)).filter(({ status }) => status)
  for (const line of lines)
    expect(line).toMatchObject({ reqId: 'proxy-1.abcdef', network: '203.0.113.0/24', ms: expect.any(Number) })
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`).toSorted()).toEqual([
    'GET / 200',
    'GET /de 200',
    'GET /none 404',
    'POST /login 405',
  ])
})

test('host header: a request with two hosts is refused, for a cached page too', async () => {
  const { url } = await siteForTest()
  for (const path of ['/', '/none']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  }
})

test('request id: every response has one, cached page or not', async () => {
  const { url, logged } = await siteForTest()
  const ids: (string | null)[] = []
  for (const path of ['/', '/de', '/none', '/other'])
    ids.push((await fetch(url + path)).headers.get('x-request-id'))
  await vi.waitFor(() => expect(logged.filter((line) => line.includes('"status"'))).toHaveLength(4))
  const named = logged.map((line) => JSON.parse(line)).filter(({ status }) => status)
  expect(named.map(({ reqId }) => reqId)).toEqual(ids)
  expect(new Set(ids).size).toBe(4)
})

test('shutdown: the running request is answered, new connections are refused', async () => {
  const { app, url } = await siteForTest()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (data) => {
    said += data
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n')
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) =>
        app.server.getConnections((_, count) => (count === 1 ? resolve() : reject(new Error('not yet')))),
      ),
  )
  const closing = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  await expect(fetch(url)).rejects.toThrow()
  socket.write('\r\n')
  await ended
  await closing
  expect(said).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*page$/i)
})

test('body limit: a larger body is refused with the usual headers', async () => {
  const { url } = await siteForTest()
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ x: 'x'.repeat(17_000) }),
  })
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([413, 'nosniff'])
})

test('A/B variant: a share of new visitors sees variant b and keeps it', async () => {
  const drawn = [0.29, 0.3]
  const { url } = await siteForTest(
    serverLimits,
    {},
    { variantBPercent: 30, random: () => drawn.shift() ?? 1 },
  )
  const visit = async (cookie = '') => {
    const answer = await fetch(url, { headers: { cookie } })
    return {
      text: await answer.text(),
      cookie: answer.headers.get('set-cookie')?.split(';')[0],
      cache: answer.headers.get('cache-control'),
      vary: answer.headers.get('vary'),
    }
  }
  const personal = { cache: 'private, no-cache', vary: expect.stringContaining('Cookie') }
  expect(await visit()).toEqual({ text: 'other page', cookie: 'landing=b', ...personal })
  expect(await visit()).toEqual({ text: 'page', cookie: 'landing=a', ...personal })
  expect(await visit('x=1; landing=b')).toEqual({ text: 'other page', cookie: undefined, ...personal })
  expect(await visit('landing=a')).toEqual({ text: 'page', cookie: undefined, ...personal })
})

test('A/B variant: without a share there is no cookie, and proxies may cache the page', async () => {
  const { url } = await siteForTest(serverLimits, {}, { variantBPercent: 0 })
  const answer = await fetch(url, { headers: { cookie: 'landing=b' } })
  expect(await answer.text()).toBe('page')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
})

test('editions: a page is replaced at its moment while the site runs', async () => {
  let at = '2027-02-14T20:59:59.999Z'
  const { url } = await siteForTest(serverLimits, {}, { now: () => Date.parse(at) })
  const seen = async () => (await fetch(`${url}/terms`)).text()
  expect(await seen()).toBe('no such page')
  at = '2027-02-14T21:00:00.000Z'
  expect(await seen()).toBe('page')
  at = '2027-03-01T00:00:00.000Z'
  expect(await seen()).toBe('other page')
})

test.each([
  ['/BIG', '/big'],
  ['/Big?a=B', '/big?a=B'],
  ['/RU', '/'],
  ['/EN', '/en'],
])('capital letters: %s redirects to %s', async (address, location) => {
  const { url } = await siteForTest()
  const answer = await fetch(url + address, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
})

test('capital letters: an address without a page is not redirected', async () => {
  const { url } = await siteForTest()
  expect((await fetch(`${url}/Nowhere`, { redirect: 'manual' })).status).toBe(404)
})

test('change-password: it redirects to the account page of the panel', async () => {
  const { url } = await siteForTest(undefined, { panelUrl: 'http://localhost:3100' })
  const answer = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://localhost:3100/account'])
})

test.each(['/%E0%A4%A', '/%', '/%FF', '/a%2'])(
  'percent encoding: %s shows the 404 page, not JSON',
  async (address) => {
    const { url } = await siteForTest()
    const answer = await fetch(url + address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  },
)
