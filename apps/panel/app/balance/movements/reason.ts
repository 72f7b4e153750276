import { plans } from '@zubr/content/plans'
import type { Movement } from '@zubr/contracts/payments/balance'
import { planOf } from '@zubr/domain/plans'
import { fill } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import { planName } from '../../server/plan-name.ts'

/** The reason of a movement: a payment's invoice, or a purchase's plan with its promo code. */
export function reasonText(
  locale: Locale,
  messages: PanelMessages,
  { kind, reason }: Pick<Movement, 'kind' | 'reason'>,
): string {
  if (kind === 'payment' || kind === 'chargeback' || kind === 'chargeback_reversed')
    return fill(messages.balance.invoices.number, { number: reason })
  const [plan = '', ...rest] = reason.split(' ')
  return planOf(plans, plan) ? [planName(locale, messages, plan), ...rest].join(' ') : reason
}
