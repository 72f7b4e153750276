import { requiredContext } from '@zubr/browser/required-context'
import type { DiagnosisMessages } from '@zubr/i18n/diagnosis/messages'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'

const modules: Record<Locale, () => Promise<DiagnosisMessages>> = {
  ru: async () => (await import('@zubr/i18n/diagnosis/ru')).ru,
  en: async () => (await import('@zubr/i18n/diagnosis/en')).en,
  pl: async () => (await import('@zubr/i18n/diagnosis/pl')).pl,
  ua: async () => (await import('@zubr/i18n/diagnosis/ua')).ua,
  lv: async () => (await import('@zubr/i18n/diagnosis/lv')).lv,
  lt: async () => (await import('@zubr/i18n/diagnosis/lt')).lt,
  et: async () => (await import('@zubr/i18n/diagnosis/et')).et,
  fi: async () => (await import('@zubr/i18n/diagnosis/fi')).fi,
  de: async () => (await import('@zubr/i18n/diagnosis/de')).de,
}

const [WordsContext, useDiagnosisWords] = requiredContext<DiagnosisMessages>('the words of the diagnosis')

export { useDiagnosisWords }

/** Fetches these words when they are needed. Until then, and where they can't be had, there is nothing: what stands around is the page. */
export function DiagnosisWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<DiagnosisMessages>()
  useEffect(() => {
    let isOld = false
    modules[locale]().then(
      (loaded) => isOld || setWords(loaded),
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [locale])
  return words && <WordsContext value={words}>{children}</WordsContext>
}
