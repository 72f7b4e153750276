import { editions } from '@zubr/content/features'
import { discountPercent, plans, termDiscounts } from '@zubr/content/plans'
import { editionOf, isFree, editions as tabs } from '@zubr/domain/plans'
import { firstPaid, largerFreePlan, monthlyPrice } from '@zubr/domain/price'
import { offeredTerms, termPrice } from '@zubr/domain/terms/term-price'
import { allMessages } from '@zubr/i18n/all'
import { formatMoney, formatPercent } from '@zubr/i18n/format'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { SiteProvider } from '../site.tsx'
import { PlanCard } from './plan-card.tsx'
import { OfferList, Pricing } from './pricing.tsx'

const site = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  path: '/',
  year: 2026,
}
const rendered = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale: 'ru', messages: allMessages.ru }}>
      <SiteProvider site={site}>{part}</SiteProvider>
    </I18nProvider>,
  )

test.each(tabs)('structured data: %s plans have the right availability', (tab) => {
  const [, json = ''] =
    /ld\+json">(.*)<\/script>/.exec(rendered(<OfferList group={tab} description="" />)) ?? []
  const { offers } = JSON.parse(json) as { offers: { availability: string }[] }
  const due = editions[tab].available === true ? 'InStock' : 'PreOrder'
  expect(new Set(offers.map(({ availability }) => availability))).toEqual(
    new Set([`https://schema.org/${due}`]),
  )
})

test('plan card: an unavailable plan says so and links to the interest form', () => {
  const soon = allMessages.ru.landing.soon
  for (const plan of plans) {
    const html = rendered(<PlanCard plan={plan} />)
    const isComing = editions[editionOf(plan)].available === 'soon'
    expect(html.includes(`>${soon}</p>`), plan.id).toBe(isComing)
    expect(html.includes(`/create?plan=${plan.id}&amp;lang=ru`), plan.id).toBe(!isComing)
    expect(html.includes(`href="/notify/${editionOf(plan)}"`), plan.id).toBe(isComing)
  }
})

test('plan card: the free plan lists its limits, the cheapest paid plan its benefits', () => {
  const { freePromise, paidPromise } = allMessages.ru.plans
  for (const plan of plans) {
    const html = rendered(<PlanCard plan={plan} />)
    expect(html.includes(freePromise), plan.id).toBe(isFree(plan))
    expect(html.includes(paidPromise), plan.id).toBe(firstPaid(plans, plan.group) === plan)
  }
})

test('term discount: each paid card shows the total of the longest term, a free one nothing', () => {
  const term = offeredTerms(termDiscounts, 'BYN').at(-1)
  for (const plan of plans) {
    const html = rendered(<PlanCard plan={plan} />)
    const monthly = monthlyPrice(plan, 'BYN', discountPercent)?.minor ?? 0
    const total = term ? termPrice(monthly, term).total : 0
    const shown = `${formatMoney('ru', { currency: 'BYN', minor: total })} (−${formatPercent('ru', term?.percent ?? 0)})`
    expect(html.includes(shown), plan.id).toBe(!isFree(plan) && term !== undefined)
  }
})

test("price list: it lists the term discounts and explains the free plan's larger memory", () => {
  const html = rendered(<Pricing selected="java" />)
  for (const { percent } of offeredTerms(termDiscounts, 'BYN'))
    expect(html).toContain(formatPercent('ru', percent))
  const [question = ''] = allMessages.ru.plans.freeMemory.split('{free}')
  const groups = tabs.filter((group) => largerFreePlan(plans, group))
  expect(html.split(question).length - 1).toBe(groups.length)
})
