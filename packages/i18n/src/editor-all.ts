import type { EditorMessages } from './editor/en.ts'
import { inEveryLanguage } from './every-language.ts'
import type { Locale } from './locales.ts'

/** Every language, for builds and tests. A browser loads one language. */
export const editorMessages: { [L in Locale]: EditorMessages<L> } = await inEveryLanguage(
  (locale) => import(`./editor/${locale}.ts`),
)
