import { defaultLocale, type Locale, localeFacts, locales } from '../locales.ts'

/**
 * The first supported language of an `Accept-Language` header. Browsers sort languages by weight.
 */
export function languageOf(header: string | undefined): Locale {
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const tag = part.trim().split(/[-;]/, 1)[0]?.toLowerCase()
    const known = locales.find((code) => localeFacts[code].tag === tag)
    if (known) return known
  }
  return defaultLocale
}
