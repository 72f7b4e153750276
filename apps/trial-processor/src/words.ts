import type { Locale } from '@zubr/i18n/locales'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { et } from './words/et.ts'
import { fi } from './words/fi.ts'
import { lt } from './words/lt.ts'
import { lv } from './words/lv.ts'
import { pl } from './words/pl.ts'
import { ru } from './words/ru.ts'
import { ua } from './words/ua.ts'
import type { Words } from './words/words-type.ts'

export type { Words }

export const words: Record<Locale, Words> = { ru, en, pl, ua, lv, lt, et, fi, de }
