import type { Money } from '@zubr/contracts/payments/balance'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import { decimalOf, minorUnits } from '@zubr/domain/money'
import { sumRefusal, totalOf } from '@zubr/domain/payments/methods'
import { fill, formatMoney } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { paths } from '../../paths.ts'

/** Parses a typed sum to kopecks; undefined if invalid. */
export const typedSum = (text: string): number | undefined => minorUnits(text.replace(/\s/g, ''))

/** Formats a sum for the field: no kopecks in whole sums, and the language's decimal separator. */
export function sumText(locale: Locale, minor: number): string {
  const text = minor % 100 === 0 ? String(minor / 100) : decimalOf(minor)
  return locale === 'en' ? text : text.replace('.', ',')
}

/** The address of the top-up form with the missing sum filled in. */
export function topUpAddress(lacking?: Money): string {
  return lacking && lacking.minor > 0 ? `${paths.balance}?sum=${lacking.minor}` : paths.balance
}

/** Parses the sum of such an address, in kopecks. */
export function sumFromSearch(search: URLSearchParams): number | undefined {
  const text = search.get('sum') ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

export type PriceBreakdown = { sum: number; fee: number; total: number }

/** The total for a sum by a method, in kopecks, or the code of a fault. */
export function priceBreakdownOf(
  method: PaymentMethod,
  sum: number | undefined,
): PriceBreakdown | 'shape' | 'too_small' | 'too_great' {
  if (sum === undefined) return 'shape'
  return sumRefusal(method, sum) ?? { sum, ...totalOf(method, sum) }
}

/** The text of a fault. */
export function faultText(
  locale: Locale,
  { topUp: messages }: PanelMessages['balance'],
  { currency, least, greatest }: PaymentMethod,
  why: 'shape' | 'too_small' | 'too_great',
): string {
  if (why === 'shape') return messages.sumShape
  return why === 'too_small'
    ? fill(messages.tooSmall, { least: formatMoney(locale, { currency, minor: least }) })
    : fill(messages.tooGreat, { greatest: formatMoney(locale, { currency, minor: greatest }) })
}
