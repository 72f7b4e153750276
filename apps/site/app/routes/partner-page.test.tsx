import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { landingVariants } from '@zubr/content/brand'
import { partnerOffers } from '@zubr/content/partners'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { readAddress } from '../asked-page.server.ts'
import { I18nProvider } from '../i18n.tsx'
import { Faq } from '../landing/faq.tsx'
import { requiredContent } from '../markdown/content.server.ts'
import { SiteProvider } from '../site.tsx'
import PartnerPage, { loader } from './partner-page.tsx'

// Another offer than the one in content/, as an operator would put there.
vi.mock('@zubr/content/partners', () => ({
  partnerOffers: { crazby: { code: 'OTHER35', percent: 35, sample: false } },
}))

const site = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  path: '/crazby',
  year: 2026,
}

test.each(locales)("%s: a partner's page promises what content/partners.ts says", async (locale) => {
  const context = new RouterContextProvider()
  const request = new Request(site.siteUrl + localizedPath(locale, '/crazby'))
  readAddress(request, context)
  const page = await loader({ request, context, url: new URL(request.url), pattern: '/crazby', params: {} })
  expect(page.title).toMatch(/35/)
  expect(page.description).toMatch(/\b35\b/)
  expect(page.description).toContain('OTHER35')
  const Page = createRoutesStub([{ id: 'crazby', path: '/', Component: PartnerPage, loader: () => null }])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <SiteProvider site={site}>
        <Page hydrationData={{ loaderData: { crazby: page } }} />
      </SiteProvider>
    </I18nProvider>,
  )
  expect(html).toContain('<code>OTHER35</code>')
  expect(html).not.toMatch(/CRAZBY|\{\w+\}/)
  expect(partnerOffers.crazby.percent).toBe(35)
})

test.each(locales)("%s: the questions promise the landing page's percent", (locale) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <Faq body={requiredContent('faq', locale).body} promoPercent={35} />
    </I18nProvider>,
  )
  expect(html.slice(html.indexOf('id="promo"'))).toMatch(/<p>[^<]*\b35\b/)
  expect(html).toMatch(/<h3>[^<]*35[^<]*<\/h3>/)
  expect(html).not.toMatch(/\{\w+\}/)
})

test.each(locales)(
  '%s: who asks how to pay is sent to support, since the panel takes no payments yet',
  (locale) => {
    const [, answer = ''] = /\{#refund\}\n(.+)/.exec(requiredContent('faq', locale).body) ?? []
    expect(answer).toContain('(/help/contact)')
  },
)

test('no text writes out a promo code that is advertised', () => {
  const root = fileURLToPath(new URL('../../../../content/', import.meta.url))
  const codes = ['CRAZBY20', ...Object.values(landingVariants).map(({ promoCode }) => promoCode)]
  for (const file of globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })) {
    const text = readFileSync(root + file, 'utf8')
    expect(
      codes.filter((code) => text.includes(code)),
      file,
    ).toEqual([])
  }
})
