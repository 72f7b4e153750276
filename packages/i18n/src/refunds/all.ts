import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { RefundsMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const refundsMessages: Record<Locale, RefundsMessages> = await inEveryLanguage(
  (locale) => import(`../refunds/${locale}.ts`),
)
