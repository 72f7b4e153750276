import { dateFormat } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'

// Formatters are cached, because a list formats hundreds of values while it scrolls.
const formatters = new Map<string, { format(value: number): string }>()
function formatOf(key: string, make: () => { format(value: number): string }) {
  const known = formatters.get(key) ?? make()
  formatters.set(key, known)
  return known
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `1,4 MB`, in steps of 1,024 like on the player's computer. */
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
