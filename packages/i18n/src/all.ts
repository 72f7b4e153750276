import { inEveryLanguage } from './every-language.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages/en.ts'

/** Every language, for servers, builds and tests. A browser loads one language. */
export const allMessages: { [L in Locale]: Messages<L> } = await inEveryLanguage(
  (locale) => import(`./messages/${locale}.ts`),
)
