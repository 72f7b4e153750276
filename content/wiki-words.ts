import type { Locale } from '@zubr/i18n/locales'
import { de } from './wiki-words/de.ts'
import { en } from './wiki-words/en.ts'
import { et } from './wiki-words/et.ts'
import { fi } from './wiki-words/fi.ts'
import { lt } from './wiki-words/lt.ts'
import { lv } from './wiki-words/lv.ts'
import { pl } from './wiki-words/pl.ts'
import { ru } from './wiki-words/ru.ts'
import type { WikiWords } from './wiki-words/type.ts'
import { ua } from './wiki-words/ua.ts'

export const wikiWords: Record<Locale, WikiWords> = { ru, ua, en, pl, lv, lt, et, fi, de }
