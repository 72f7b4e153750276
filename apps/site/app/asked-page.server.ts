import type { Locale } from '@zubr/i18n/locales'
import { splitPath } from '@zubr/i18n/urls'
import { type Page, pageAt } from './pages.ts'

/** What a request's address asks for; `path` is without the language. */
export function askedPage({ url }: Request): { locale: Locale; path: string; page: Page | undefined } {
  const { locale, path } = splitPath(new URL(url).pathname)
  return { locale, path, page: pageAt(path) }
}
