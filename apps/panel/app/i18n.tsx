import { requiredContext } from '@zubr/browser/required-context'
import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { loadMessages } from './language.ts'
import { writeEntry } from './storage.ts'

type Spoken = { locale: Locale; messages: PanelMessages }
type I18n = Spoken & { speak(locale: Locale): Promise<void> }

const [I18nContext, useI18n] = requiredContext<I18n>('the language')

export { useI18n }

/** The panel's language. A change loads the other messages and keeps all input. */
export function I18nProvider({ start, children }: { start: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(start)
  const speak = useCallback(async (locale: Locale) => {
    const messages = await loadMessages(locale)
    writeEntry(localeStorageKey, locale)
    setSpoken({ locale, messages })
  }, [])
  useEffect(() => {
    document.documentElement.lang = localeFacts[spoken.locale].tag
  }, [spoken.locale])
  const i18n = useMemo(() => ({ ...spoken, speak }), [spoken, speak])
  return <I18nContext value={i18n}>{children}</I18nContext>
}
