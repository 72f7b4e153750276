import type { Locale } from '../locales.ts'
import type { CompaniesMessages } from './companies-messages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { ua } from './ua.ts'

/** All languages at once, for checks. */
export const companiesMessages: Record<Locale, CompaniesMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
