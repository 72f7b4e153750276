import { plans } from '@zubr/content/plans'
import type { Movement } from '@zubr/contracts/payments/balance'
import { planOf } from '@zubr/domain/plans'
import { fill } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import { planName } from '../../server/plan-name.ts'

/** What a movement was for: of a payment its bill, of a purchase its plan, with a promo code behind it. */
export function reasonText(
  locale: Locale,
  messages: PanelMessages,
  { kind, reason }: Pick<Movement, 'kind' | 'reason'>,
): string {
  if (kind === 'payment' || kind === 'chargeback' || kind === 'chargeback_reversed')
    return fill(messages.balance.bills.number, { number: reason })
  const [plan = '', ...rest] = reason.split(' ')
  return planOf(plans, plan) ? [planName(locale, messages, plan), ...rest].join(' ') : reason
}
