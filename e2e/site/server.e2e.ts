import { readdir, readFile } from 'node:fs/promises'
import { landingVariants } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { expect, test } from '../support/fixtures.ts'
import { preferredAddresses } from '../support/ports.ts'

for (const [from, to] of [
  ['/uptime/', '/uptime'],
  ['/DE/uptime', '/de/uptime'],
  ['/ru/uptime', '/uptime'],
  ['/ru', '/'],
  ['/uk/uptime?x=1', '/ua/uptime?x=1'],
  ['//evil.example/', '/evil.example'],
])
  test(`redirects: ${from} leads to ${to}`, async ({ request, world }) => {
    const answer = await request.get(world.siteUrl + from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(to)
  })

for (const locale of locales)
  test(`404: ${locale}: an unknown address is in the language of the URL, with a link home`, async ({
    request,
    world,
  }) => {
    const answer = await request.get(world.siteUrl + localizedPath(locale, '/no/such/page'))
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toContain('#404')
    expect(html).toContain(allMessages[locale].notFound.heading)
    expect(html).toContain(`href="${localizedPath(locale, '/')}"`)
  })

test('security headers: every response has them, and no policy allows inline or eval', async ({
  request,
  world,
}) => {
  for (const url of [
    world.siteUrl,
    `${world.siteUrl}/uptime`,
    `${world.siteUrl}/none`,
    `${world.siteUrl}/favicon.svg`,
    `${world.panelUrl}/nodes_stats`,
    `${world.panelUrl}/none`,
    `${world.panelUrl}/create`,
    `${world.panelUrl}/healthz`,
  ]) {
    const headers = (await request.get(url)).headers()
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy'], url).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy'], url).not.toMatch(/unsafe-(?:inline|eval)/)
    expect(headers['content-security-policy'], url).toMatch(/frame-ancestors 'none'/)
  }
})

test('compression: pages are compressed, and unchanged ones not sent', async ({ request, world }) => {
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await request.get(world.siteUrl, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers()['content-encoding']).toBe(encoding)
    const again = await request.get(world.siteUrl, {
      headers: { 'accept-encoding': encoding, 'if-none-match': answer.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)
  }
})

test('caching: files with a hash in their name are cached for a year', async ({ request, world }) => {
  const html = await (await request.get(world.siteUrl)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect((await request.get(world.siteUrl + script)).headers()['cache-control']).toContain('immutable')
})

test('methods: only GET and HEAD are accepted', async ({ request, world }) => {
  expect((await request.post(world.siteUrl)).status()).toBe(405)
  expect((await request.head(world.siteUrl)).status()).toBe(200)
})

test('session: without one the panel’s pages redirect to the site’s form in the same language', async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  // The response that there is no session.
  expectConsoleErrors()
  await page.goto(`${world.panelUrl}/account?lang=pl`)
  await expect(page).toHaveURL(`${world.siteUrl}/pl/login`)
  await expect(page.locator('h1')).toHaveText(allMessages.pl.login.heading)
  await page.goto(`${world.panelUrl}/create?plan=java-4&lang=pl`)
  await expect(page).toHaveURL(`${world.siteUrl}/pl/register`)
  await expect(page.locator('h1')).toHaveText(allMessages.pl.register.heading)
})

test.describe('variants of the landing page', () => {
  /** The site with a share of visitors for variant b, with a fixed random number. */
  async function siteWith(variantBPercent: number, random: number) {
    const { ensurePages } = await import('../../apps/site/server/pages.ts')
    const { buildSite } = await import('../../apps/site/server/site.ts')
    const { SITE_URL: siteUrl, PANEL_URL: panelUrl, NODE_PROBE_URL: nodeProbeUrl } = preferredAddresses
    const pagesDir = await ensurePages({ siteUrl, panelUrl, nodeProbeUrl })
    const app = buildSite({
      pagesDir,
      config: { siteUrl, logLevel: 'silent' },
      variantBPercent,
      random: () => random,
    })
    return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
  }

  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
  /** The last part of a headline, which is in a single element. */
  const lastWordsOf = (headline: string) => headline.split('**').findLast((part) => part.trim() !== '') ?? ''

  test('variant b: a share of new visitors sees it, a cookie keeps it, and caches do not mix', async ({
    request,
  }) => {
    const { app, address } = await siteWith(30, 0.29)
    try {
      const first = await request.get(`${address}/bedrock`)
      const html = await first.text()
      for (const own of [landingVariants.b.promoCode, landingVariants.b.art]) expect(html).toContain(own)
      expect(textOf(html)).toContain(lastWordsOf(allMessages.ru.landing.pages.bedrock.b))
      expect(textOf(html)).not.toContain(lastWordsOf(allMessages.ru.landing.pages.bedrock.a))
      expect(first.headers()['set-cookie']).toMatch(/^landing=b; /)
      expect(first.headers().vary).toContain('Cookie')
      const kept = await request.get(`${address}/de`, { headers: { cookie: 'landing=a' } })
      expect(await kept.text()).toContain(landingVariants.a.promoCode)
      expect(kept.headers()['set-cookie']).toBeUndefined()
    } finally {
      await app.close()
    }
  })

  test('variant a: with a share of 0 everyone sees it, whatever the cookie says', async ({ request }) => {
    const { app, address } = await siteWith(0, 0)
    try {
      const answer = await request.get(address, { headers: { cookie: 'landing=b' } })
      expect(await answer.text()).toContain(landingVariants.a.promoCode)
      expect(answer.headers()['set-cookie']).toBeUndefined()
    } finally {
      await app.close()
    }
  })
})

test('bundle: browsers get no schema, as zod costs a hundred kilobytes', async () => {
  for (const folder of ['../../apps/site/build/client/assets/', '../../apps/panel/build/panel/']) {
    const assets = new URL(folder, import.meta.url)
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const name of scripts) {
      const code = await readFile(new URL(name, assets), 'utf8')
      expect(code.includes('ZodError'), `${name} holds zod: import only types from contracts there`).toBe(
        false,
      )
    }
  }
})
