import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { Glossary } from './terms.ts'

/** The glossary of every language. Tests compare all texts with it. */
export const glossaries: Record<Locale, Glossary> = await inEveryLanguage(
  (locale) => import(`../glossary/${locale}.ts`),
)
