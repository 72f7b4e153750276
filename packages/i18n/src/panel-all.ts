import type { Locale } from './locales.ts'
import { de } from './panel/de.ts'
import { en } from './panel/en.ts'
import { et } from './panel/et.ts'
import { fi } from './panel/fi.ts'
import { lt } from './panel/lt.ts'
import { lv } from './panel/lv.ts'
import { pl } from './panel/pl.ts'
import { ru } from './panel/ru.ts'
import { ua } from './panel/ua.ts'
import type { PanelMessages } from './panel.ts'

/**
 * The panel's messages in every language: for its build and tests. A browser loads one language.
 */
export const allPanelMessages: { [L in Locale]: PanelMessages<L> } = { ru, en, pl, ua, lv, lt, et, fi, de }
