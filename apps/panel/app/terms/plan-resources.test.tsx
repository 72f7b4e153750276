import { plans } from '@zubr/content/plans'
import { isFree, planOf } from '@zubr/domain/plans'
import { fill, formatNumber } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { nextPlan, PlanResources } from './plan-resources.tsx'

const free = plans.find((plan) => plan.group === 'java' && isFree(plan))
const paid = plans.filter((plan) => plan.group === 'java' && !isFree(plan))

const resourcesIn = (locale: Locale, former: string, next: string) =>
  renderToStaticMarkup(
    <I18nProvider start={{ locale, messages: allPanelMessages[locale] }}>
      <PlanResources former={planOf(plans, former)} next={planOf(plans, next)} />
    </I18nProvider>,
  )

test('plan change: the first offer for a free plan has no less memory', () => {
  expect(nextPlan(paid, free)?.ramGb).toBeGreaterThanOrEqual(free?.ramGb ?? 0)
  expect(nextPlan(paid, planOf(plans, 'java-4'))?.id).not.toBe('java-2')
})

test('plan change: memory and disk of both plans are shown, with a warning of less', () => {
  const { lessMemory, lessBoth } = allPanelMessages.de.terms.plan
  const gigabytes = (amount = 0) =>
    fill(allPanelMessages.de.frame.gigabytes, { amount: formatNumber('de', amount) })
  const [small, large] = [planOf(plans, 'java-2'), planOf(plans, 'java-8')]
  const lowered = resourcesIn('de', 'java-8', 'java-2')
  for (const key of ['ramGb', 'diskGb'] as const)
    expect(lowered).toContain(`${gigabytes(large?.[key])} → ${gigabytes(small?.[key])}`)
  expect(lowered).toContain(lessBoth)
  expect(resourcesIn('de', 'java-2', 'java-8')).not.toContain(lessBoth)
  expect(resourcesIn('de', free?.id ?? '', 'java-1')).toMatch(new RegExp(`${lessMemory}|${lessBoth}`))
})
