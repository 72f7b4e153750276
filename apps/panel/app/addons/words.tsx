import { requiredContext } from '@zubr/browser/required-context'
import type { AddonsMessages } from '@zubr/i18n/addons/words'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'

const modules: Record<Locale, () => Promise<AddonsMessages>> = {
  ru: async () => (await import('@zubr/i18n/addons/ru')).ru,
  en: async () => (await import('@zubr/i18n/addons/en')).en,
  pl: async () => (await import('@zubr/i18n/addons/pl')).pl,
  ua: async () => (await import('@zubr/i18n/addons/ua')).ua,
  lv: async () => (await import('@zubr/i18n/addons/lv')).lv,
  lt: async () => (await import('@zubr/i18n/addons/lt')).lt,
  et: async () => (await import('@zubr/i18n/addons/et')).et,
  fi: async () => (await import('@zubr/i18n/addons/fi')).fi,
  de: async () => (await import('@zubr/i18n/addons/de')).de,
}

const [AddonsWordsContext, useAddonsWords] = requiredContext<AddonsMessages>('the words of addons')

export { useAddonsWords }

type Props = {
  /** Instead of it while its words are fetched, and where they can't be. */
  loading?: ReactNode
  lost?: ReactNode
  children: ReactNode
}

/** Fetches the words of plugins and mods, which nobody else needs, and fetches them anew when the language changes. */
export function AddonsWords({ loading = null, lost = null, children }: Props) {
  const { locale } = useI18n()
  const [words, setWords] = useState<AddonsMessages | 'lost'>()
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
  if (words === 'lost') return lost
  if (!words) return loading
  return <AddonsWordsContext value={words}>{children}</AddonsWordsContext>
}
