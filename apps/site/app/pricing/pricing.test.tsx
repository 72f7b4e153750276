import { editions } from '@zubr/content/features'
import { plans } from '@zubr/content/plans'
import { editionOf, editions as tabs } from '@zubr/domain/plans'
import { allMessages } from '@zubr/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { SiteProvider } from '../site.tsx'
import { PlanCard } from './plan-card.tsx'
import { OfferList } from './pricing.tsx'

const site = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  path: '/',
  year: 2026,
}
const rendered = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale: 'ru', words: allMessages.ru }}>
      <SiteProvider site={site}>{part}</SiteProvider>
    </I18nProvider>,
  )

test.each(tabs)('search engines read of %s plans whether one can be had today', (tab) => {
  const [, json = ''] =
    /ld\+json">(.*)<\/script>/.exec(rendered(<OfferList group={tab} description="" />)) ?? []
  const { offers } = JSON.parse(json) as { offers: { availability: string }[] }
  const due = editions[tab].available === true ? 'InStock' : 'PreOrder'
  expect(new Set(offers.map(({ availability }) => availability))).toEqual(
    new Set([`https://schema.org/${due}`]),
  )
})

test('the card of a plan that cannot be had yet says so and keeps its link', () => {
  const soon = allMessages.ru.landing.soon
  for (const plan of plans) {
    const html = rendered(<PlanCard plan={plan} />)
    expect(html.includes(`>${soon}</p>`), plan.id).toBe(editions[editionOf(plan)].available === 'soon')
    expect(html).toContain(`/create?plan=${plan.id}&amp;lang=ru`)
  }
})
