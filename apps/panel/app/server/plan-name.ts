import { planName as nameOf, plans } from '@zubr/content/plans'
import { type Plan, planOf } from '@zubr/domain/plans'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'

/** "Java · Stone"; a retired plan is shown by its id. */
export function planName(locale: Locale, messages: PanelMessages, id: string): string {
  const plan = planOf(plans, id)
  return plan ? nameOf(locale, messages.create.groups, plan) : id
}

/** The block picture of a plan. */
export function planArt(id: string): `block-${Plan['tier']}` {
  return `block-${planOf(plans, id)?.tier ?? 'earth'}`
}
