import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { EdgeMessages } from './en.ts'

/** Every language: an edge answers in the language of each server. */
export const edgeMessages: Record<Locale, EdgeMessages> = await inEveryLanguage(
  (locale) => import(`../edge/${locale}.ts`),
)
