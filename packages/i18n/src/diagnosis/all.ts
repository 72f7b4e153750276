import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { DiagnosisMessages } from './en.ts'

/** Every language, for builds, tests and the API's page of a shared log. */
export const diagnosisMessages: Record<Locale, DiagnosisMessages> = await inEveryLanguage(
  (locale) => import(`../diagnosis/${locale}.ts`),
)
