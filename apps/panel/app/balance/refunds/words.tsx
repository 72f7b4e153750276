import { requiredContext } from '@zubr/browser/required-context'
import type { Locale } from '@zubr/i18n/locales'
import type { RefundsMessages } from '@zubr/i18n/refunds/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../../components/loaded.tsx'
import { LostPage } from '../../frame/route-failure.tsx'
import { useI18n } from '../../i18n.tsx'

const modules: Record<Locale, () => Promise<RefundsMessages>> = {
  ru: async () => (await import('@zubr/i18n/refunds/ru')).ru,
  en: async () => (await import('@zubr/i18n/refunds/en')).en,
  pl: async () => (await import('@zubr/i18n/refunds/pl')).pl,
  ua: async () => (await import('@zubr/i18n/refunds/ua')).ua,
  lv: async () => (await import('@zubr/i18n/refunds/lv')).lv,
  lt: async () => (await import('@zubr/i18n/refunds/lt')).lt,
  et: async () => (await import('@zubr/i18n/refunds/et')).et,
  fi: async () => (await import('@zubr/i18n/refunds/fi')).fi,
  de: async () => (await import('@zubr/i18n/refunds/de')).de,
}

const [RefundsWordsContext, useRefundsWords] = requiredContext<RefundsMessages>('the words of refunds')

export { useRefundsWords }

/** Fetches the card's words, which nobody else needs, and fetches them anew when the language changes. */
export function RefundsWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<RefundsMessages | 'lost'>()
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
  return <RefundsWordsContext value={words}>{children}</RefundsWordsContext>
}
