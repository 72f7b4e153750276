import { de } from './demo/de.ts'
import { en } from './demo/en.ts'
import { et } from './demo/et.ts'
import { fi } from './demo/fi.ts'
import { lt } from './demo/lt.ts'
import { lv } from './demo/lv.ts'
import { pl } from './demo/pl.ts'
import { ru } from './demo/ru.ts'
import { ua } from './demo/ua.ts'
import type { DemoMessages } from './demo.ts'
import type { Locale } from './locales.ts'

/** All languages at once: the demo changes its language without a connection. */
export const demoMessages: Record<Locale, DemoMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
