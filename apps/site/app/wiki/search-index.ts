import type { Locale } from '@zubr/i18n/locales'

/** What the search of one language knows of an article. */
export type IndexedArticle = { path: string; title: string; headings: string; text: string }

/** Address of a language's articles as the search reads them; fetched when the field is focused. */
export function searchIndexPath(locale: Locale): string {
  return `/wiki-index/${locale}.json`
}
