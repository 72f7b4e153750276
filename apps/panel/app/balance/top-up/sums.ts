import type { Money } from '@zubr/contracts/payments/balance'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import { decimalOf, minorUnits } from '@zubr/domain/money'
import { sumRefusal, totalOf } from '@zubr/domain/payments/methods'
import { fill, formatMoney } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import { paths } from '../../paths.ts'

/** A sum as people type it, in kopecks; undefined if it is none. */
export const typedSum = (text: string): number | undefined => minorUnits(text.replace(/\s/g, ''))

/** The same back into the field: whole sums without their kopecks, with the language's own sign between. */
export function sumText(locale: Locale, minor: number): string {
  const text = minor % 100 === 0 ? String(minor / 100) : decimalOf(minor)
  return locale === 'en' ? text : text.replace('.', ',')
}

/** Where somebody tops up, with what is lacking filled in. */
export function topUpAddress(lacking?: Money): string {
  return lacking && lacking.minor > 0 ? `${paths.balance}?sum=${lacking.minor}` : paths.balance
}

/** What a link asks for, in kopecks. */
export function askedSum(search: URLSearchParams): number | undefined {
  const text = search.get('sum') ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

export type PriceBreakdown = { sum: number; fee: number; total: number }

/** What is paid for a sum by a method, in kopecks; a word why it can't be. */
export function priceBreakdownOf(
  method: PaymentMethod,
  sum: number | undefined,
): PriceBreakdown | 'shape' | 'too_small' | 'too_great' {
  if (sum === undefined) return 'shape'
  return sumRefusal(method, sum) ?? { sum, ...totalOf(method, sum) }
}

/** Why a sum can't be paid, in words. */
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
