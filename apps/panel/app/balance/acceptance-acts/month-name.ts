import { dateFormat } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'

/** `2026-10` becomes "октябрь 2026 г." */
export function monthName(locale: Locale, month: string): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00Z`))
}
