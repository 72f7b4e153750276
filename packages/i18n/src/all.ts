import type { Locale } from './locales.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { et } from './messages/et.ts'
import { fi } from './messages/fi.ts'
import { lt } from './messages/lt.ts'
import { lv } from './messages/lv.ts'
import { pl } from './messages/pl.ts'
import { ru } from './messages/ru.ts'
import { ua } from './messages/ua.ts'
import type { Messages } from './messages.ts'

/** Every language at once: for servers and tests. A browser loads its own language alone. */
export const allMessages: { [L in Locale]: Messages<L> } = { ru, en, pl, ua, lv, lt, et, fi, de }
