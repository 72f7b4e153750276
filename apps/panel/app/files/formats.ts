import { dateFormat } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'

// A list formats a hundred of them while it scrolls, and making a format takes longer than using it.
const kept = new Map<string, { format(value: number): string }>()
function formatOf(key: string, make: () => { format(value: number): string }) {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  return known
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `1,4 MB`: as a player's own computer says it, in steps of 1,024. */
export function formatBytes(locale: Locale, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const amount = bytes / 1024 ** step
  const unit = units[step] ?? 'byte'
  const maximumFractionDigits = step === 0 || amount >= 100 ? 0 : 1
  return formatOf(
    `${locale} ${unit} ${maximumFractionDigits}`,
    () =>
      new Intl.NumberFormat(localeFacts[locale].tag, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits,
      }),
  ).format(amount)
}

export const formatChanged = (locale: Locale, at: number): string =>
  formatOf(locale, () => dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' })).format(at)
