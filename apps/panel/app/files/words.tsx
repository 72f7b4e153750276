import { requiredContext } from '@zubr/browser/required-context'
import type { FilesMessages } from '@zubr/i18n/files'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../components/loaded.tsx'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'

const modules: Record<Locale, () => Promise<FilesMessages>> = {
  ru: async () => (await import('@zubr/i18n/files/ru')).ru,
  en: async () => (await import('@zubr/i18n/files/en')).en,
  pl: async () => (await import('@zubr/i18n/files/pl')).pl,
  ua: async () => (await import('@zubr/i18n/files/ua')).ua,
  lv: async () => (await import('@zubr/i18n/files/lv')).lv,
  lt: async () => (await import('@zubr/i18n/files/lt')).lt,
  et: async () => (await import('@zubr/i18n/files/et')).et,
  fi: async () => (await import('@zubr/i18n/files/fi')).fi,
  de: async () => (await import('@zubr/i18n/files/de')).de,
}

const [FilesWordsContext, useFilesWords] = requiredContext<FilesMessages>('the words of the files')

export { useFilesWords }

/** Fetches the file manager's words, which nobody else needs, and fetches them anew when the language changes. */
export function FilesWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<FilesMessages | 'lost'>()
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
  return <FilesWordsContext value={words}>{children}</FilesWordsContext>
}
