import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { localeFacts, locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageFor, panel } from './panel.ts'
import { demoPolicy, panelPolicy } from './policy.ts'

const config = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.nodes.zubr.example:8443',
  gameDomain: 'play.zubr.example',
}
const buildDir = mkdtempSync(path.join(tmpdir(), 'zubr-panel-'))
const app = fastify()

beforeAll(async () => {
  mkdirSync(path.join(buildDir, 'panel'))
  writeFileSync(
    path.join(buildDir, 'index.html'),
    '<meta name="zubr-site" content="{{siteUrl}}"><p>the panel</p>',
  )
  writeFileSync(
    path.join(buildDir, 'demo.html'),
    '<meta name="zubr-site" content="{{siteUrl}}"><p>the demo</p>',
  )
  writeFileSync(path.join(buildDir, 'panel/index-1a2b.js'), 'console.log(1)')
  app.register(panel, { config, buildDir })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(buildDir, { recursive: true, force: true })
})

const id = '11111111-1111-4111-8111-111111111111'

test.each([
  '/',
  '/create?plan=java-4',
  '/account',
  `/servers/${id}`,
  `/servers/${id}/console`,
  `/servers/${id}/settings`,
  `/servers/${id}/files`,
  `/servers/${id}/files/plugins/Essentials%20X?open=config.yml`,
])("HTTP: %s is the application with this deployment's addresses, revalidated each time", async (url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('content="https://zubr.example"')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
})

test.each(['/demo?lang=de', '/demo/create', '/demo/account', `/demo/servers/${id}/console`])(
  'CSP: %s is the demo, which may connect to nothing',
  async (url) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<p>the demo</p>')
    expect(answer.body).toContain('content="https://zubr.example"')
    expect(answer.headers['content-security-policy']).toContain("connect-src 'none';")
  },
)

test("CSP: the demo's policy names the panel's files only, so that not even an image requests the API", () => {
  const policy = demoPolicy(config)
  expect(policy).not.toMatch(/unsafe|data:|\*|'self'|wss?:|nodes/)
  const sources = policy.match(/https:\S+?(?=[ ;])/g)
  expect(new Set(sources)).toEqual(new Set(['https://panel.zubr.example/panel/']))
})

test("404: below the demo's address, unknown pages are the demo's", async () => {
  for (const url of ['/demo/nowhere', '/demo/servers/7', '/demo/']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<p>the demo</p>')
  }
})

test('noscript: the page says so in every language, each with its lang attribute', () => {
  const html = ['index', 'demo']
    .map((name) => pageFor(readFileSync(new URL(`../${name}.html`, import.meta.url), 'utf8'), config))
    .join()
  for (const locale of locales)
    expect(html).toContain(
      `<p lang="${localeFacts[locale].tag}">${allPanelMessages[locale].frame.needsScript}</p>`,
    )
  expect(html).not.toContain('{{')
})

test.each([
  '/nowhere',
  '/servers',
  '/servers/7',
  `/servers/${id}/nowhere`,
  '/panel/missing.js',
  '/panel/../index.html',
])('404: %s', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})

test('404: people at an unknown address get the application with status 404', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (const url of ['/nowhere', '/servers/7', `/servers/${id}/nowhere`]) {
    const answer = await app.inject({ url, headers: { accept } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<p>the panel</p>')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  }
  const ofTheApi = await app.inject({ url: '/api/nowhere', headers: { accept } })
  expect(ofTheApi.statusCode).toBe(404)
  expect(ofTheApi.body).not.toContain('<p>the panel</p>')
})

test('cache: files with a hash in their name are immutable for a year', async () => {
  const answer = await app.inject({ url: '/panel/index-1a2b.js' })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

test('cache: an unchanged page is answered with 304', async () => {
  const { headers } = await app.inject({ url: '/' })
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('CSP: no inline scripts, and no other hosts than the nodes', () => {
  const policy = panelPolicy(config)
  expect(policy).not.toMatch(/unsafe|data:|\*(?!\.)/)
  expect(policy).toContain(
    "connect-src 'self' https://*.nodes.zubr.example:8443 wss://*.nodes.zubr.example:8443;",
  )
})
