import { de } from './editor/de.ts'
import { en } from './editor/en.ts'
import { et } from './editor/et.ts'
import { fi } from './editor/fi.ts'
import { lt } from './editor/lt.ts'
import { lv } from './editor/lv.ts'
import { pl } from './editor/pl.ts'
import { ru } from './editor/ru.ts'
import { ua } from './editor/ua.ts'
import type { EditorMessages } from './editor.ts'
import type { Locale } from './locales.ts'

/** For what looks at all languages at once; the panel loads one of them. */
export const editorMessages: Record<Locale, EditorMessages> = { ru, en, pl, ua, lv, lt, et, fi, de }
