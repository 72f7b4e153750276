import type { Locale } from '../locales.ts'
import { de } from './de.ts'
import type { EdgeMessages } from './edge-messages.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { ua } from './ua.ts'

/** All languages at once: an edge speaks each server.s. */
export const edgeMessages: Record<Locale, EdgeMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
