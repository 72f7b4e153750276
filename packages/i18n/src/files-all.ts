import { inEveryLanguage } from './every-language.ts'
import type { FilesMessages } from './files/en.ts'
import type { Locale } from './locales.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const filesMessages: { [L in Locale]: FilesMessages<L> } = await inEveryLanguage(
  (locale) => import(`./files/${locale}.ts`),
)
