import type { Locale } from '@zubr/i18n/locales'
import { de } from './wiki-words/de.ts'
import { en } from './wiki-words/en.ts'
import { et } from './wiki-words/et.ts'
import { fi } from './wiki-words/fi.ts'
import { lt } from './wiki-words/lt.ts'
import { lv } from './wiki-words/lv.ts'
import { pl } from './wiki-words/pl.ts'
import { ru } from './wiki-words/ru.ts'
import { ua } from './wiki-words/ua.ts'

/** What the wiki's search knows of a language beside the articles' own words. */
export type WikiWords = {
  /** Words that tell nothing in a question, between spaces. */
  stopWords: string
  /**
   * What people call an article's subject and may type for it: synonyms, slang, abbreviations, messages of the game.
   * Any form of a word will do; words between two commas that come together in a question count for more.
   */
  articles: Readonly<Record<string, string>>
}

export const wikiWords: Record<Locale, WikiWords> = { ru, ua, en, pl, lv, lt, et, fi, de }
