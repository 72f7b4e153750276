import { allMessages } from '@zubr/i18n/all'
import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'

/** Offer texts for the other languages by browser language tag, each in its own language. */
export type LanguageOffers = Record<
  string,
  { locale: Locale; href: string; text: string; accept: string; dismiss: string }
>

export function languageOffers(shown: Locale, path: string): LanguageOffers {
  const others = locales.filter((locale) => locale !== shown)
  return Object.fromEntries(
    others.map((locale) => [
      localeFacts[locale].tag,
      { locale, href: localizedPath(locale, path), ...allMessages[locale].offer },
    ]),
  )
}
