import { defaultLocale, isLocale, type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'

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

/**
 * The modules of one catalogue, as `import.meta.glob` finds them in its folder. Each exports its
 * messages under the code of its language.
 */
export type MessageModules<Messages> = Record<string, () => Promise<Record<string, Messages>>>

/** Loads one language of a catalogue. */
export async function loadLanguage<Messages>(
  modules: MessageModules<Messages>,
  locale: Locale,
): Promise<Messages> {
  const messages = (await modules[`./${locale}.ts`]?.())?.[locale]
  if (!messages) throw new Error(`no messages in ${locale}`)
  return messages
}

const panelModules = import.meta.glob<Record<string, PanelMessages>>('./??.ts', {
  base: '../../../packages/i18n/src/panel',
})

/** Loads the panel's messages in one language. */
export function loadMessages(locale: Locale): Promise<PanelMessages> {
  return loadLanguage(panelModules, locale)
}
