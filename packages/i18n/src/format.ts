import type { Money } from '@zubr/contracts/payments/balance'
import { decimalOf } from '@zubr/domain/money'
import type { Currency } from '@zubr/domain/plans'
import { type Locale, localeFacts } from './locales.ts'
import type { Plural } from './translation.ts'

type Values = Record<string, string | number>

/** Fills every `{name}` of a message. Throws if a name has no value. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for {${name}} in "${message}"`)
    return String(value)
  })
}

/** Splits a message at `{name}` for an element there: the text before and after. */
export function around(message: string, name: string): [before: string, after: string] {
  const [before = '', after = ''] = message.split(`{${name}}`)
  return [before, after]
}

/** The sentence for a number of things, with `{count}` written as the language does. */
export function plural(locale: Locale, forms: Plural, count: number, values: Values = {}): string {
  const { tag } = localeFacts[locale]
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(tag).format(count), ...values })
}

/** A page's title in the browser's tab; the placeholder `{brand}` is the default. */
export function pageTitle(locale: Locale, title: string, brand = '{brand}'): string {
  return `${title} ${localeFacts[locale].dash} ${brand}`
}

/** The language's date format. English is British: the day before the month, 24 hours. */
export function dateFormat(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : localeFacts[locale].tag, style)
}

/** A month like `2026-10`, as it stands alone: "October 2026". */
export function formatMonth(locale: Locale, month: string): string {
  const style = { timeZone: 'UTC', year: 'numeric', month: 'long' } as const
  return dateFormat(locale, style).format(new Date(`${month}-15T00:00Z`))
}

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(localeFacts[locale].tag).format(value)
}

/** `percent` of 100, with the sign where the language puts it: "98,5 %", "98.5%". */
export function formatPercent(locale: Locale, percent: number): string {
  const { tag } = localeFacts[locale]
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)
}

/** A number with its unit, in the nominative and on one line: `3 months`. */
export function formatUnits(
  locale: Locale,
  count: number,
  unit: 'month' | 'day' | 'hour',
  unitDisplay: 'long' | 'short' = 'long',
): string {
  const { tag } = localeFacts[locale]
  const text = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }).format(count)
  return text.replaceAll(' ', '\u00a0')
}

/** The language's way to write money. Whole amounts have no decimals. */
function moneyFormat(locale: Locale, currency: Currency, isWhole: boolean): Intl.NumberFormat {
  return new Intl.NumberFormat(localeFacts[locale].tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'BYN' ? 'code' : 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  })
}

/**
 * A price's amount and currency in the language's format, separately, so that a card can use
 * different sizes: "4,90" and "BYN", "47" and "₽".
 */
export function priceParts(
  locale: Locale,
  price: number,
  currency: Currency,
): { amount: string; currency: string } {
  const parts = moneyFormat(locale, currency, Number.isInteger(price)).formatToParts(price)
  return {
    amount: parts
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join(''),
    currency: parts.find(({ type }) => type === 'currency')?.value ?? currency,
  }
}

/**
 * Formats money from its digits, without floats. Negative amounts have a minus sign, where some
 * languages' data have a hyphen.
 */
export function formatMoney(locale: Locale, { currency, minor }: Money): string {
  // decimalOf writes plain decimals only.
  const text = moneyFormat(locale, currency, minor % 100 === 0).format(decimalOf(minor) as `${number}`)
  return text.replace('-', '\u2212')
}

/** From the largest on, with their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Seconds in the language's two largest units: "3 дн. 4 ч". */
export function formatDuration(locale: Locale, seconds: number): string {
  const { tag } = localeFacts[locale]
  const start = seconds < 1 ? units.length - 1 : units.findIndex(([, size]) => seconds >= size)
  let rest = Math.max(0, Math.floor(seconds))
  const written: string[] = []
  for (const [unit, size] of units.slice(start, start + 2)) {
    const amount = Math.floor(rest / size)
    rest -= amount * size
    if (amount > 0 || written.length === 0)
      written.push(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(amount))
  }
  return written.join(' ')
}

/** "3 minutes ago", in the largest unit that fits. */
export function formatAge(locale: Locale, seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ['second', 1]
  const format = new Intl.RelativeTimeFormat(localeFacts[locale].tag, { numeric: 'always' })
  return format.format(-Math.floor(seconds / size), unit)
}
