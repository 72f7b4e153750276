import { inEveryLanguage } from './every-language.ts'
import type { Locale } from './locales.ts'
import type { PanelMessages } from './panel/en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const allPanelMessages: { [L in Locale]: PanelMessages<L> } = await inEveryLanguage(
  (locale) => import(`./panel/${locale}.ts`),
)
