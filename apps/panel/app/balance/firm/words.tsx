import { requiredContext } from '@zubr/browser/required-context'
import type { FirmsMessages } from '@zubr/i18n/firms/words'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../../components/loaded.tsx'
import { LostPage } from '../../frame/route-failure.tsx'
import { useI18n } from '../../i18n.tsx'

const modules: Record<Locale, () => Promise<FirmsMessages>> = {
  ru: async () => (await import('@zubr/i18n/firms/ru')).ru,
  en: async () => (await import('@zubr/i18n/firms/en')).en,
  pl: async () => (await import('@zubr/i18n/firms/pl')).pl,
  ua: async () => (await import('@zubr/i18n/firms/ua')).ua,
  lv: async () => (await import('@zubr/i18n/firms/lv')).lv,
  lt: async () => (await import('@zubr/i18n/firms/lt')).lt,
  et: async () => (await import('@zubr/i18n/firms/et')).et,
  fi: async () => (await import('@zubr/i18n/firms/fi')).fi,
  de: async () => (await import('@zubr/i18n/firms/de')).de,
}

const [FirmsWordsContext, useFirmsWords] = requiredContext<FirmsMessages>('the words of firms')

export { useFirmsWords }

/** Fetches the words of firms, which few need, and fetches them anew when the language changes. */
export function FirmsWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<FirmsMessages | 'lost'>()
  useEffect(() => {
    let isOld = false
    modules[locale]().then(
      (loaded) => isOld || setWords(loaded),
      () => isOld || setWords((before) => before ?? 'lost'),
    )
    return () => {
      isOld = true
    }
  }, [locale])
  if (words === 'lost') return <LostPage />
  if (!words) return <Loading />
  return <FirmsWordsContext value={words}>{children}</FirmsWordsContext>
}
