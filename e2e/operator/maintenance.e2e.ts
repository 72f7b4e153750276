import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { pages } from '../../apps/site/app/pages.ts'
import { expect, test } from '../support/processes.ts'

test('maintenance: MAINTENANCE=1 closes every page in its own language, and nothing else', {
  tag: '@nightly',
}, async ({ start, request }) => {
  const { ready, settings } = await start({ MAINTENANCE: '1' })
  await ready()
  const site = `http://127.0.0.1:${settings.SITE_PORT}`
  const panel = `http://127.0.0.1:${settings.PANEL_PORT}`

  await test.step('pages, unknown addresses, feeds', async () => {
    for (const locale of locales)
      for (const path of ['/no/such/page', '/uptime/feed.atom', ...pages.map((page) => page.path)]) {
        const answer = await request.get(site + localizedPath(locale, path), { maxRedirects: 0 })
        const said = `${locale} ${path}`
        expect([answer.status(), said]).toEqual([503, said])
        expect(answer.headers(), said).toMatchObject({
          'retry-after': '3600',
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'x-content-type-options': 'nosniff',
        })
        expect(await answer.text(), said).toContain(allMessages[locale].soon.heading)
      }
  })

  await test.step('a form is sent', async () => {
    const sent = await request.post(`${site}/de/partner`, { form: { name: 'x' } })
    expect(sent.status()).toBe(503)
    expect(await sent.text()).toContain(allMessages.de.soon.heading)
  })

  await test.step('the page’s own files, robots and the sitemap are served', async () => {
    const html = await (await request.get(site)).text()
    const files = [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(
      ([, file]) => file,
    )
    expect(files.length).toBeGreaterThan(4)
    for (const file of [...files, '/robots.txt', '/sitemap.xml', '/site.webmanifest'])
      expect((await request.get(site + file)).status(), file).toBe(200)
  })

  await test.step('the panel’s pages show the same', async () => {
    for (const path of ['/create?lang=pl', '/account?lang=pl']) {
      const answer = await request.get(panel + path)
      expect([answer.status(), answer.headers()['retry-after']], path).toEqual([503, '3600'])
      expect(await answer.text(), path).toContain(allMessages.pl.soon.heading)
    }
  })

  await test.step('the API works', async () => {
    for (const path of ['/nodes_stats', '/healthz'])
      expect((await request.get(panel + path)).status(), path).toBe(200)
  })
})
