import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { BillMessages } from './en.ts'

/** Every language, for servers and tests. A page contains one language. */
export const billMessages: { [L in Locale]: BillMessages<L> } = await inEveryLanguage(
  (locale) => import(`../bill/${locale}.ts`),
)
