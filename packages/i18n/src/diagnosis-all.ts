import { de } from './diagnosis/de.ts'
import { en } from './diagnosis/en.ts'
import { et } from './diagnosis/et.ts'
import { fi } from './diagnosis/fi.ts'
import { lt } from './diagnosis/lt.ts'
import { lv } from './diagnosis/lv.ts'
import { pl } from './diagnosis/pl.ts'
import { ru } from './diagnosis/ru.ts'
import { ua } from './diagnosis/ua.ts'
import type { DiagnosisMessages } from './diagnosis.ts'
import type { Locale } from './locales.ts'

/** In every language at once: for the build, tests, and the API's page of a shared log. A browser loads its own language alone. */
export const diagnosisMessages: Record<Locale, DiagnosisMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
