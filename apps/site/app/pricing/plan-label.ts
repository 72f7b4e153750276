import { tiers } from '@zubr/content/plans'
import type { Plan } from '@zubr/domain/plans'
import { fill, formatNumber } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages/en'

/** “Stone, 4 GB”: a plan's tier and memory. */
export const planLabel = (
  locale: Locale,
  { plans }: Pick<Messages, 'plans'>,
  { tier, ramGb }: Pick<Plan, 'tier' | 'ramGb'>,
): string => `${tiers[tier][locale]}, ${fill(plans.gigabytes, { amount: formatNumber(locale, ramGb) })}`
