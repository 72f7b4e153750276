import { type Locale, localeFacts } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { loadWords, storeLocale } from './language.ts'

type Speech = { locale: Locale; words: PanelMessages; speak(locale: Locale): Promise<void> }

const SpeechContext = createContext<Speech | null>(null)

/** The panel's language; changing it loads the other words and shows them at once, with everything typed still there. */
export function SpeechProvider({
  start,
  children,
}: {
  start: { locale: Locale; words: PanelMessages }
  children: ReactNode
}) {
  const [spoken, setSpoken] = useState(start)
  const speak = useCallback(async (locale: Locale) => {
    const words = await loadWords(locale)
    storeLocale(locale)
    setSpoken({ locale, words })
  }, [])
  useEffect(() => {
    document.documentElement.lang = localeFacts[spoken.locale].tag
  }, [spoken.locale])
  const speech = useMemo(() => ({ ...spoken, speak }), [spoken, speak])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (!speech) throw new Error('useSpeech outside of SpeechProvider')
  return speech
}
