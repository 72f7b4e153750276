import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { AddressesMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const addressesMessages: { [L in Locale]: AddressesMessages<L> } = await inEveryLanguage(
  (locale) => import(`../addresses/${locale}.ts`),
)
