import type { Locale } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import type { Glossary } from './terms.ts'
import { ua } from './ua.ts'

/** The glossary of every language, to which tests hold all texts. */
export const glossaries: Record<Locale, Glossary> = { ru, en, pl, ua, lv, lt, et, fi, de }
