import type { Locale } from '@zubr/i18n/locales'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { et } from './messages/et.ts'
import { fi } from './messages/fi.ts'
import { lt } from './messages/lt.ts'
import { lv } from './messages/lv.ts'
import type { Messages } from './messages/messages-type.ts'
import { pl } from './messages/pl.ts'
import { ru } from './messages/ru.ts'
import { ua } from './messages/ua.ts'

export type { Messages }

export const messages: Record<Locale, Messages> = { ru, en, pl, ua, lv, lt, et, fi, de }
