import type { Locale } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import type { DiagnosisMessages } from './messages.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { ua } from './ua.ts'

/**
 * All languages: for the build, tests, and the API's page of a shared log. A browser loads one
 * language.
 */
export const diagnosisMessages: Record<Locale, DiagnosisMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
