import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { AddonsMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const addonsMessages: { [L in Locale]: AddonsMessages<L> } = await inEveryLanguage(
  (locale) => import(`../addons/${locale}.ts`),
)
