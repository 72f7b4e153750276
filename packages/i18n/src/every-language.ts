import { type Locale, locales } from './locales.ts'

/**
 * Imports one catalogue in every language. The module of a language exports its messages under the
 * language's code.
 */
export async function inEveryLanguage<Catalogue extends Record<Locale, unknown>>(
  load: (locale: Locale) => Promise<Partial<Catalogue>>,
): Promise<Catalogue> {
  const entries = locales.map(async (locale) => [locale, (await load(locale))[locale]])
  return Object.fromEntries(await Promise.all(entries))
}
