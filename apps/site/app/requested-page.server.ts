import type { Locale } from '@zubr/i18n/locales'
import { splitPath } from '@zubr/i18n/urls'
import { type Page, pageAt } from './pages.ts'

/** Locale and page of the requested URL; `path` is without the language prefix. */
export function requestedPage({ url }: Request): { locale: Locale; path: string; page: Page | undefined } {
  const { locale, path } = splitPath(new URL(url).pathname)
  return { locale, path, page: pageAt(path) }
}
