import { requiredContext } from '@zubr/browser/required-context'
import type { CoreMessages } from '@zubr/i18n/core/words'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'

const modules: Record<Locale, () => Promise<CoreMessages>> = {
  ru: async () => (await import('@zubr/i18n/core/ru')).ru,
  en: async () => (await import('@zubr/i18n/core/en')).en,
  pl: async () => (await import('@zubr/i18n/core/pl')).pl,
  ua: async () => (await import('@zubr/i18n/core/ua')).ua,
  lv: async () => (await import('@zubr/i18n/core/lv')).lv,
  lt: async () => (await import('@zubr/i18n/core/lt')).lt,
  et: async () => (await import('@zubr/i18n/core/et')).et,
  fi: async () => (await import('@zubr/i18n/core/fi')).fi,
  de: async () => (await import('@zubr/i18n/core/de')).de,
}

const [CoreWordsContext, useCoreWords] = requiredContext<CoreMessages>('the words of cores')

export { useCoreWords }

/** Fetches the words of what changes a core, which few visitors need, and fetches them anew when the language changes. */
export function CoreWords({ children }: { children: ReactNode }) {
  const { locale, words: all } = useI18n()
  const [words, setWords] = useState<CoreMessages | 'lost'>()
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
  if (words === undefined) return <Loading />
  if (words === 'lost')
    return (
      <p className={panel.alert} role="alert">
        <strong>{all.frame.failed}.</strong> {all.errors.network}
      </p>
    )
  return <CoreWordsContext value={words}>{children}</CoreWordsContext>
}
