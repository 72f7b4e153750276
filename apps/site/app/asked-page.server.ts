import type { Locale } from '@zubr/i18n/locales'
import { splitPath } from '@zubr/i18n/urls'
import { createContext, type RouterContextProvider } from 'react-router'
import { type Page, pageAt } from './pages.ts'

/** What a request's address asks for. */
export type AskedPage = {
  locale: Locale
  /** Without the language. */
  path: string
  page: Page | undefined
}

export const askedPageContext = createContext<AskedPage>()

/** Reads the address once for all loaders; the root's middleware does. */
export function readAddress(request: Request, context: Readonly<RouterContextProvider>): void {
  const { locale, path } = splitPath(new URL(request.url).pathname)
  context.set(askedPageContext, { locale, path, page: pageAt(path) })
}

export function askedPage(context: Readonly<RouterContextProvider>): AskedPage {
  return context.get(askedPageContext)
}
