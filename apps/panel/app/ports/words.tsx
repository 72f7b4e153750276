import { requiredContext } from '@zubr/browser/required-context'
import type { Locale } from '@zubr/i18n/locales'
import type { PortsMessages } from '@zubr/i18n/ports/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../components/loaded.tsx'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'

const modules: Record<Locale, () => Promise<PortsMessages>> = {
  ru: async () => (await import('@zubr/i18n/ports/ru')).ru,
  en: async () => (await import('@zubr/i18n/ports/en')).en,
  pl: async () => (await import('@zubr/i18n/ports/pl')).pl,
  ua: async () => (await import('@zubr/i18n/ports/ua')).ua,
  lv: async () => (await import('@zubr/i18n/ports/lv')).lv,
  lt: async () => (await import('@zubr/i18n/ports/lt')).lt,
  et: async () => (await import('@zubr/i18n/ports/et')).et,
  fi: async () => (await import('@zubr/i18n/ports/fi')).fi,
  de: async () => (await import('@zubr/i18n/ports/de')).de,
}

const [PortsWordsContext, usePortsWords] = requiredContext<PortsMessages>('the words of extra ports')

export { usePortsWords }

/** Fetches the card's words, which nobody else needs, and fetches them anew when the language changes. */
export function PortsWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<PortsMessages | 'lost'>()
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
  return <PortsWordsContext value={words}>{children}</PortsWordsContext>
}
