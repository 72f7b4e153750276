import type { Quote } from '@zubr/contracts/payments/balance'
import { fill, formatMoney, formatPercent } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import { formatUnits } from '../formats.ts'

export type PriceLine = {
  id: 'price' | 'discount' | 'promo' | 'total' | 'balance' | 'debt' | 'missing' | 'left'
  label: string
  amount: string
}

/** These lines have a static label. */
type CreateLine = Exclude<PriceLine['id'], 'discount' | 'debt'>

/**
 * The price line by line: plan, term discount, promo code, total, balance, and what is missing or
 * left.
 */
export function toPriceLines(locale: Locale, messages: PanelMessages, quote: Quote): PriceLine[] {
  const money = (minor: number) => formatMoney(locale, { currency: quote.total.currency, minor })
  const { months, price, termDiscount, promo, total, balance, missing, debt } = quote
  const lines: PriceLine[] = []
  const add = (
    id: PriceLine['id'],
    amount: string,
    label: string = id === 'debt' ? messages.account.entryKinds.debt_paid : messages.create[id as CreateLine],
  ) => {
    lines.push({ id, label, amount })
  }
  const term = formatUnits(locale, months, 'month')
  add('price', money(price.minor), months === 1 ? undefined : fill(messages.terms.priceFor, { term }))
  if (termDiscount) {
    const percent = formatPercent(locale, termDiscount.percent)
    add('discount', money(-termDiscount.off.minor), fill(messages.terms.discountLine, { percent }))
  }
  if (promo) {
    const percent = formatPercent(locale, promo.percent)
    add('promo', money(-promo.off.minor), fill(messages.create.promoLine, { code: promo.code, percent }))
  }
  add('total', total.minor === 0 ? messages.create.free : money(total.minor))
  if (total.minor === 0) return lines
  if (balance) add('balance', formatMoney(locale, balance))
  if (debt) add('debt', formatMoney(locale, debt))
  if (missing.minor > 0) add('missing', money(missing.minor))
  else if (balance?.currency === total.currency) add('left', money(balance.minor - total.minor))
  return lines
}
