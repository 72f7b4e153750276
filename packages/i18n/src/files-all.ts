import { de } from './files/de.ts'
import { en } from './files/en.ts'
import { et } from './files/et.ts'
import { fi } from './files/fi.ts'
import { lt } from './files/lt.ts'
import { lv } from './files/lv.ts'
import { pl } from './files/pl.ts'
import { ru } from './files/ru.ts'
import { ua } from './files/ua.ts'
import type { FilesMessages } from './files.ts'
import type { Locale } from './locales.ts'

/** All languages at once, for checks. */
export const filesMessages: Record<Locale, FilesMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
