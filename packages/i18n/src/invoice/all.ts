import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { InvoiceMessages } from './en.ts'

/** Every language, for servers and tests. A page contains one language. */
export const invoiceMessages: { [L in Locale]: InvoiceMessages<L> } = await inEveryLanguage(
  (locale) => import(`../invoice/${locale}.ts`),
)
