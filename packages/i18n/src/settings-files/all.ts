import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { SettingsFilesMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const settingsFilesMessages: Record<Locale, SettingsFilesMessages> = await inEveryLanguage(
  (locale) => import(`../settings-files/${locale}.ts`),
)
