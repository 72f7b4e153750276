import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readAnswer } from '@zubr/contracts/answer'
import { serverLimits } from '@zubr/http/limits'
import { testSlowClients } from '@zubr/http/testing/slow-clients'
import { iconPaths } from '@zubr/ui/voxel/icons'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildPanelOrigin } from './panel-origin.ts'

const addresses = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  gameDomain: 'zubr.example',
}

/** The server with a tiny panel, a huge file, and account pages that echo their request. */
async function panelOriginForTest(limits = serverLimits) {
  const dir = await mkdtemp(path.join(tmpdir(), 'zubr-panel-origin-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const [clientDir, panelDir] = [path.join(dir, 'client'), path.join(dir, 'panel')]
  await mkdir(path.join(clientDir, 'assets'), { recursive: true })
  await mkdir(path.join(panelDir, 'panel'), { recursive: true })
  for (const icon of iconPaths) await writeFile(path.join(clientDir, icon), 'icon')
  await writeFile(path.join(clientDir, 'assets/big.js'), 'x'.repeat(8_000_000))
  await writeFile(path.join(panelDir, 'index.html'), 'panel')
  await writeFile(path.join(panelDir, 'demo.html'), 'demo')
  const logged: string[] = []
  const app = buildPanelOrigin({
    config: { ...addresses, maintenance: false, logLevel: 'info', trustedProxies: ['loopback'] },
    site: {
      pagesDir: dir,
      addresses,
      pages: {
        render: async (pathname, { account }) => ({
          html: `<a href="/help">${pathname}</a><script>1</script>${JSON.stringify(account)}`,
          csp: '',
        }),
      },
    },
    clientDir,
    panelDir,
    limits,
    logTo: { write: (line) => logged.push(line) },
  })
  app.get('/endless', () => new Promise(() => undefined))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return { app, url, logged }
}

testSlowClients("the panel origin's pages", async (limits) => {
  const { app, url } = await panelOriginForTest(limits)
  return {
    server: app.server,
    url,
    wellPath: '/account',
    slowPath: '/endless',
    bigPath: '/assets/big.js',
    postHead: `POST /account-pages HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`,
  }
})

test('access log: each request has a line without query or full address, and a request id', async () => {
  const { url, logged } = await panelOriginForTest()
  const headers = { 'x-forwarded-for': '203.0.113.99', cookie: 'session=planted-cookie' }
  const ids: (string | null)[] = []
  for (const path of ['/', '/create', '/favicon.svg', '/none'])
    ids.push((await fetch(`${url}${path}?q=planted-query`, { headers })).headers.get('x-request-id'))
  await vi.waitFor(() => expect(logged.filter((line) => line.includes('"status"'))).toHaveLength(4))
  expect(logged.join('')).not.toMatch(/planted|203\.0\.113\.99/)
  const lines = logged.map((line) => JSON.parse(line)).filter(({ status }) => status)
  expect(lines.map(({ reqId, path, status, network }) => [reqId, path, status, network])).toEqual([
    [ids[0], '/', 200, '203.0.113.0/24'],
    [ids[1], '/create', 200, '203.0.113.0/24'],
    [ids[2], '/favicon.svg', 200, '203.0.113.0/24'],
    [ids[3], '/none', 404, '203.0.113.0/24'],
  ])
})

test('icons: the panel’s origin answers every icon address', async () => {
  const { url } = await panelOriginForTest()
  const types = {
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
  }
  for (const icon of iconPaths) {
    const answer = await fetch(url + icon)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, types[icon]])
  }
})

test('account pages: the API gets a page as the panel’s origin serves it, with its own policy', async () => {
  const { url } = await panelOriginForTest()
  const ask = (body: unknown) =>
    fetch(`${url}/account-pages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = { outcome: 'wrong', values: { name: 'bison' } }
  const { html, csp } = await readAnswer(
    'POST /account-pages',
    await ask({ page: 'code', locale: 'de', answer }),
  )
  expect(html).toContain('/de/login/code')
  expect(html).toContain('href="https://zubr.example/help"')
  expect(html).toContain(JSON.stringify(answer))
  expect(csp).toMatch(/script-src 'self' 'sha256-/)
  for (const wrong of [
    { page: 'code', locale: 'xx', answer },
    { page: 'nowhere', locale: 'de', answer },
    { page: 'code', locale: 'de', answer: { outcome: 'else' } },
    null,
  ])
    expect((await ask(wrong)).status).toBe(400)
})
