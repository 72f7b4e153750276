import type { Locale } from '../locales.ts'
import type { CoreMessages } from './core-messages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { ua } from './ua.ts'

/** For what looks at all languages at once; the panel loads one of them. */
export const coreMessages: Record<Locale, CoreMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
