import { partnerOffers } from '@zubr/content/partners'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { SiteProvider } from '../site.tsx'
import PartnerPage, { loader } from './partner-page.tsx'

// An offer that differs from content/, as an operator may set it.
const real = { ...partnerOffers.crazby }
beforeEach(() => void Object.assign(partnerOffers.crazby, { code: 'OTHER35', percent: 35, sample: false }))
afterEach(() => void Object.assign(partnerOffers.crazby, real))

const site = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  path: '/crazby',
  year: 2026,
}

test.each(locales)('partner page %s: it shows the offer of content/partners.ts', async (locale) => {
  const context = new RouterContextProvider()
  const request = new Request(site.siteUrl + localizedPath(locale, '/crazby'))
  const page = await loader({ request, context, url: new URL(request.url), pattern: '/crazby', params: {} })
  expect(page.title).toMatch(/35/)
  expect(page.description).toMatch(/\b35\b/)
  expect(page.description).toContain('OTHER35')
  const Page = createRoutesStub([{ id: 'crazby', path: '/', Component: PartnerPage, loader: () => null }])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <SiteProvider site={site}>
        <Page hydrationData={{ loaderData: { crazby: page } }} />
      </SiteProvider>
    </I18nProvider>,
  )
  expect(html).toContain('<code>OTHER35</code>')
  expect(html).not.toMatch(/\{\w+\}/)
  expect(html).not.toContain(real.code)
})
