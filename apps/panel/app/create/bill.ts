import type { Quote } from '@zubr/contracts/balance'
import { fill, formatMoney, formatPercent } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'

export type BillLine = {
  id: 'price' | 'promo' | 'total' | 'balance' | 'missing' | 'left'
  label: string
  amount: string
}

/** The price, line by line: what it costs, what a promo code takes off, the total, the balance, and what is missing or left. */
export function billOf(locale: Locale, words: PanelMessages, quote: Quote): BillLine[] {
  const money = (minor: number) => formatMoney(locale, { currency: quote.total.currency, minor })
  const { price, promo, total, balance, missing } = quote
  const lines: BillLine[] = [{ id: 'price', label: words.create.price, amount: money(price.minor) }]
  if (promo)
    lines.push({
      id: 'promo',
      label: fill(words.create.promoLine, {
        code: promo.code,
        percent: formatPercent(locale, promo.percent),
      }),
      amount: money(-promo.off.minor),
    })
  lines.push({
    id: 'total',
    label: words.create.total,
    amount: total.minor === 0 ? words.create.free : money(total.minor),
  })
  if (total.minor === 0) return lines
  if (balance)
    lines.push({ id: 'balance', label: words.create.balance, amount: formatMoney(locale, balance) })
  if (missing.minor > 0)
    lines.push({ id: 'missing', label: words.create.missing, amount: money(missing.minor) })
  else if (balance?.currency === total.currency)
    lines.push({ id: 'left', label: words.create.left, amount: money(balance.minor - total.minor) })
  return lines
}
