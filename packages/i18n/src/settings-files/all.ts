import type { Locale } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import type { SettingsFilesMessages } from './settings-files-messages.ts'
import { ua } from './ua.ts'

/** All languages at once, for checks. */
export const settingsFilesMessages: Record<Locale, SettingsFilesMessages> = {
  ...{ ru, en, pl, ua, lv, lt, et, fi, de },
}
