import { expect, test, vi } from 'vitest'
import { addNode, report, sendReport } from '../nodes/testing/nodes.ts'
import { appForTest } from '../testing/app.ts'

const webhookUrl = 'https://chat.example/api/webhooks/81/planted-webhook-secret'

test('secrets: no log line, even at the most verbose level, contains a planted secret', async () => {
  const planted = {
    query: 'planted-query',
    cookie: 'planted-cookie',
    authorization: 'planted-authorization',
    body: 'planted-body',
    mail: 'planted@zubr.example',
    header: 'planted-header',
  }
  const { url, logged, app, db } = await appForTest({
    config: {
      partnerWebhookUrl: webhookUrl,
      alertWebhookUrl: `${webhookUrl}-2`,
      smtpUrl: 'smtp://zubr:planted-password@mail.example:25',
      yookassa: { shopId: '7', secretKey: 'planted-shop-key' },
    },
    extend: (server) => {
      server.get('/fails', () => {
        const cause = new Error(`connecting to ${webhookUrl}`)
        throw Object.assign(new Error(`fetch of ${webhookUrl} failed`, { cause }), {
          detail: planted.body,
          headers: { cookie: planted.cookie },
        })
      })
      server.get('/tells', (request) => {
        request.log.info({ req: request, headers: 'none' }, 'smtp://zubr:planted-password@mail.example:25')
        return 'told'
      })
      server.get('/violates', () =>
        db.$client.query(`insert into nodes (name, token_hash) values ('${planted.body}', 'x')`),
      )
    },
  })
  const token = await addNode(db, 'minsk-1')
  await db.$client.query(`insert into nodes (name, token_hash) values ('${planted.body}', 'x')`)
  const headers = {
    cookie: `session=${planted.cookie}`,
    'x-planted': planted.header,
    'user-agent': planted.header,
  }
  const bearer = { ...headers, authorization: `Bearer ${planted.authorization}` }
  const json = { ...bearer, 'content-type': 'application/json' }
  for (const path of [
    '/fails',
    '/tells',
    '/violates',
    '/nodes_stats',
    '/healthz',
    '/readyz',
    '/none',
    '/%zz',
    '/openapi.json',
  ])
    await fetch(`${url}${path}?q=${planted.query}&mail=${planted.mail}`, { headers: bearer })
  for (const body of [`{"${planted.body}`, JSON.stringify({ load: planted.body, mail: planted.mail }), ''])
    await fetch(`${url}/api/nodes/report?q=${planted.query}`, { method: 'POST', headers: json, body })
  expect((await sendReport(url, token)).status).toBe(204)
  await sendReport(url, token, { ...report, load: planted.body })
  app.log.error({ err: new Error('a job failed', { cause: new Error(webhookUrl) }) })
  app.log.error(
    { err: new Error(`Basic ${Buffer.from('7:planted-shop-key').toString('base64')}`) },
    'planted-shop-key',
  )
  // The form in which pg-boss reports errors.
  app.log.error({ err: { message: 'a queue failed', detail: planted.body } })

  await vi.waitFor(() =>
    expect(logged.filter((line) => line.includes('"path":"/api/nodes/report"'))).toHaveLength(5),
  )
  const all = logged.join('')
  expect(all).not.toMatch(/planted/)
  expect(all).not.toContain(token)
  expect(all).not.toContain(Buffer.from('7:planted-shop-key').toString('base64'))
  expect(all).toContain('[hidden]')
  expect(all).toContain('a queue failed')
  for (const line of logged) expect(() => JSON.parse(line)).not.toThrow()
})

test('request log: each request has one line: id, method, route, path, status, time and network', async () => {
  const { url, logged } = await appForTest({ config: { logLevel: 'info' } })
  const answer = await fetch(`${url}/none?of=your-business`)
  await vi.waitFor(() => expect(logged.filter((line) => line.includes('/none'))).toHaveLength(1))
  const [line] = logged.filter((one) => one.includes('/none'))
  const { time: _, pid: __, hostname: ___, ...fields } = JSON.parse(line ?? '')
  expect(fields).toEqual({
    level: 30,
    reqId: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/none',
    status: 404,
    ms: expect.any(Number),
    network: '127.0.0.0/24',
    msg: 'request',
  })
})

test('level: the default logs no successful requests', async () => {
  const { url, logged } = await appForTest({ config: { logLevel: 'warn' } })
  await fetch(`${url}/openapi.json`)
  await fetch(`${url}/none`)
  expect(logged).toEqual([])
})

const paths = ['/nodes_stats', '/healthz', '/readyz', '/openapi.json', '/none', '/%zz']

test.each(paths)('request id: %s answers with it, from memory too', async (path) => {
  const { url } = await appForTest()
  const seen = new Set<string | null>()
  for (let i = 0; i < 3; i++) seen.add((await fetch(url + path)).headers.get('x-request-id'))
  expect(seen.size).toBe(3)
  for (const id of seen) expect(id).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['a well-formed id of a trusted proxy is kept', 'loopback', 'proxy-1.abcdef', true],
  ['a malformed one is not', 'loopback', 'a b"c', false],
  ['an endless one is not', 'loopback', 'a'.repeat(65), false],
  ["a visitor's own is not", '192.0.2.1', 'proxy-1.abcdef', false],
])('request id: %s', async (_, proxy, id, isKept) => {
  const { url } = await appForTest({ config: { trustedProxies: [proxy] } })
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id') === id, path).toBe(isKept)
  }
})

test('proxy: the address that a trusted proxy reports counts', async () => {
  const seen: string[] = []
  const extend = (app: { get(path: string, handler: (request: { ip: string }) => string): unknown }) => {
    app.get('/ip', (request) => {
      seen.push(request.ip)
      return ''
    })
  }
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  for (const trustedProxies of [['loopback'], ['192.0.2.1']]) {
    const { url } = await appForTest({ config: { trustedProxies }, extend })
    await fetch(`${url}/ip`, { headers })
  }
  expect(seen).toEqual(['198.51.100.7', '127.0.0.1'])
})
