import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { CoreMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const coreMessages: { [L in Locale]: CoreMessages<L> } = await inEveryLanguage(
  (locale) => import(`../core/${locale}.ts`),
)
