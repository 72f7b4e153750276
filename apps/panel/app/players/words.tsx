import { requiredContext } from '@zubr/browser/required-context'
import type { Locale } from '@zubr/i18n/locales'
import type { PlayerListsMessages } from '@zubr/i18n/player-lists/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../components/loaded.tsx'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'

const modules: Record<Locale, () => Promise<PlayerListsMessages>> = {
  ru: async () => (await import('@zubr/i18n/player-lists/ru')).ru,
  en: async () => (await import('@zubr/i18n/player-lists/en')).en,
  pl: async () => (await import('@zubr/i18n/player-lists/pl')).pl,
  ua: async () => (await import('@zubr/i18n/player-lists/ua')).ua,
  lv: async () => (await import('@zubr/i18n/player-lists/lv')).lv,
  lt: async () => (await import('@zubr/i18n/player-lists/lt')).lt,
  et: async () => (await import('@zubr/i18n/player-lists/et')).et,
  fi: async () => (await import('@zubr/i18n/player-lists/fi')).fi,
  de: async () => (await import('@zubr/i18n/player-lists/de')).de,
}

const [ListWordsContext, useListWords] = requiredContext<PlayerListsMessages>('the words of lists of players')

export { useListWords }

/** Fetches the words of this tab, and fetches them anew when the language changes. */
export function ListWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<PlayerListsMessages | 'lost'>()
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
  return <ListWordsContext value={words}>{children}</ListWordsContext>
}
