import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { CompaniesMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const companiesMessages: Record<Locale, CompaniesMessages> = await inEveryLanguage(
  (locale) => import(`../companies/${locale}.ts`),
)
