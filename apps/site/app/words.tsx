import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages'
import { createContext, type ReactNode, use } from 'react'

type Speech = { locale: Locale; words: Messages }

const SpeechContext = createContext<Speech | null>(null)

/** Gives the page its language. The entries know it from the address; one page speaks one language. */
export function SpeechProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The page's language and its words. */
export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (!speech) throw new Error('useSpeech outside of SpeechProvider')
  return speech
}
