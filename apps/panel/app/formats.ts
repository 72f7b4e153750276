import { dateFormat, fill, formatNumber } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'

export { formatUnits } from '@zubr/i18n/format'

/** Memory or disk: gigabytes from 1 GB on, else megabytes. */
export function formatMegabytes(locale: Locale, messages: PanelMessages, mb: number): string {
  if (mb < 1024) return fill(messages.frame.megabytes, { amount: formatNumber(locale, Math.round(mb)) })
  const amount = formatNumber(locale, Math.round((mb / 1024) * 10) / 10)
  return fill(messages.frame.gigabytes, { amount })
}

/** With an abbreviated unit that has no grammatical case: `9 s`. */
export function formatSeconds(locale: Locale, seconds: number): string {
  const { tag } = localeFacts[locale]
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds)
}

/**
 * In these languages a month's name needs the grammatical case of its sentence, which Intl does not
 * know.
 */
const inFigures: readonly Locale[] = ['lv', 'et']

export function formatDate(locale: Locale, at: string | number): string {
  const style = inFigures.includes(locale)
    ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
    : ({ dateStyle: 'long' } as const)
  return dateFormat(locale, style).format(new Date(at))
}

/** For a table column. */
export function formatShortDate(locale: Locale, at: string): string {
  return dateFormat(locale, { dateStyle: 'short' }).format(new Date(at))
}

export function formatMoment(locale: Locale, at: string | number): string {
  return dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
}

export function formatTime(locale: Locale, at: number): string {
  return dateFormat(locale, { timeStyle: 'medium' }).format(at)
}
