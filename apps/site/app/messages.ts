import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages'

const modules: Record<Locale, () => Promise<Messages>> = {
  ru: async () => (await import('@zubr/i18n/messages/ru')).ru,
  en: async () => (await import('@zubr/i18n/messages/en')).en,
  pl: async () => (await import('@zubr/i18n/messages/pl')).pl,
  ua: async () => (await import('@zubr/i18n/messages/ua')).ua,
  lv: async () => (await import('@zubr/i18n/messages/lv')).lv,
  lt: async () => (await import('@zubr/i18n/messages/lt')).lt,
  et: async () => (await import('@zubr/i18n/messages/et')).et,
  fi: async () => (await import('@zubr/i18n/messages/fi')).fi,
  de: async () => (await import('@zubr/i18n/messages/de')).de,
}

/** One language's words, fetched alone. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return modules[locale]()
}
