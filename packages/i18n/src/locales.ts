/** The nine locales, by their code in URLs and localStorage, in menu order. */
export const locales = ['ru', 'en', 'pl', 'ua', 'lv', 'lt', 'et', 'fi', 'de'] as const
export type Locale = (typeof locales)[number]

/** Shown to a visitor who has chosen nothing; its pages live at addresses without a prefix. */
export const defaultLocale = 'ru' satisfies Locale

type LocaleFacts = {
  /** BCP 47, for `<html lang>`, `hreflang` and Intl. */
  tag: string
  /** The language's name in itself. */
  name: string
  /** Open Graph's `language_TERRITORY`. */
  openGraph: string
  /** Between a page's title and the brand. */
  dash: '—' | '–'
}

export const localeFacts: Record<Locale, LocaleFacts> = {
  ru: { tag: 'ru', name: 'Русский', openGraph: 'ru_RU', dash: '—' },
  en: { tag: 'en', name: 'English', openGraph: 'en_GB', dash: '–' },
  pl: { tag: 'pl', name: 'Polski', openGraph: 'pl_PL', dash: '–' },
  ua: { tag: 'uk', name: 'Українська', openGraph: 'uk_UA', dash: '—' },
  lv: { tag: 'lv', name: 'Latviešu', openGraph: 'lv_LV', dash: '–' },
  lt: { tag: 'lt', name: 'Lietuvių', openGraph: 'lt_LT', dash: '–' },
  et: { tag: 'et', name: 'Eesti', openGraph: 'et_EE', dash: '–' },
  fi: { tag: 'fi', name: 'Suomi', openGraph: 'fi_FI', dash: '–' },
  de: { tag: 'de', name: 'Deutsch', openGraph: 'de_DE', dash: '–' },
}

/** The plural categories of each language; a test compares them with `Intl.PluralRules`. */
export type PluralCategories = {
  ru: 'one' | 'few' | 'many' | 'other'
  en: 'one' | 'other'
  pl: 'one' | 'few' | 'many' | 'other'
  ua: 'one' | 'few' | 'many' | 'other'
  lv: 'zero' | 'one' | 'other'
  lt: 'one' | 'few' | 'many' | 'other'
  et: 'one' | 'other'
  fi: 'one' | 'other'
  de: 'one' | 'other'
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** A text that an operator writes once for each language. */
export type Translated = Record<Locale, string>
