import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages'
import { createContext, type ReactNode, use } from 'react'

type I18n = { locale: Locale; words: Messages }

const I18nContext = createContext<I18n | null>(null)

/** Gives the page its language. The entries know it from the address; one page speaks one language. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** The page's language and its words. */
export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useI18n outside of I18nProvider')
  return i18n
}
