import { requiredContext } from '@zubr/browser/required-context'
import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages/en'
import type { ReactNode } from 'react'

type I18n = { locale: Locale; messages: Messages }

/** The page's language and its messages. */
const [I18nContext, useI18n] = requiredContext<I18n>('the language')

export { useI18n }

/** Provides the page's language. The entries read it from the URL; one page uses one language. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}
