import { defaultLocale, isLocale, type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'

/**
 * The locale: from the link (the site's links have it), or the stored choice, or the first
 * supported one of the browser.
 */
export function chooseLocale(search: string, stored: string | null, preferred: readonly string[]): Locale {
  const requested = new URLSearchParams(search).get('lang')
  if (isLocale(requested)) return requested
  if (isLocale(stored)) return stored
  for (const tag of preferred) {
    const language = tag.split('-', 1)[0]?.toLowerCase()
    const known = locales.find((code) => localeFacts[code].tag === language)
    if (known) return known
  }
  return defaultLocale
}

const modules: Record<Locale, () => Promise<PanelMessages>> = {
  ru: async () => (await import('@zubr/i18n/panel/ru')).ru,
  en: async () => (await import('@zubr/i18n/panel/en')).en,
  pl: async () => (await import('@zubr/i18n/panel/pl')).pl,
  ua: async () => (await import('@zubr/i18n/panel/ua')).ua,
  lv: async () => (await import('@zubr/i18n/panel/lv')).lv,
  lt: async () => (await import('@zubr/i18n/panel/lt')).lt,
  et: async () => (await import('@zubr/i18n/panel/et')).et,
  fi: async () => (await import('@zubr/i18n/panel/fi')).fi,
  de: async () => (await import('@zubr/i18n/panel/de')).de,
}

/** Loads the messages of one language. */
export function loadMessages(locale: Locale): Promise<PanelMessages> {
  return modules[locale]()
}
