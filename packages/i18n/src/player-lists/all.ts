import { inEveryLanguage } from '../every-language.ts'
import type { Locale } from '../locales.ts'
import type { PlayerListsMessages } from './en.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const playerListsMessages: Record<Locale, PlayerListsMessages> = await inEveryLanguage(
  (locale) => import(`../player-lists/${locale}.ts`),
)
