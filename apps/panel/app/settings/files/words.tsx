import { requiredContext } from '@zubr/browser/required-context'
import type { Locale } from '@zubr/i18n/locales'
import type { SettingsFilesMessages } from '@zubr/i18n/settings-files/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../../components/loaded.tsx'
import { LostPage } from '../../frame/route-failure.tsx'
import { useI18n } from '../../i18n.tsx'

const modules: Record<Locale, () => Promise<SettingsFilesMessages>> = {
  ru: async () => (await import('@zubr/i18n/settings-files/ru')).ru,
  en: async () => (await import('@zubr/i18n/settings-files/en')).en,
  pl: async () => (await import('@zubr/i18n/settings-files/pl')).pl,
  ua: async () => (await import('@zubr/i18n/settings-files/ua')).ua,
  lv: async () => (await import('@zubr/i18n/settings-files/lv')).lv,
  lt: async () => (await import('@zubr/i18n/settings-files/lt')).lt,
  et: async () => (await import('@zubr/i18n/settings-files/et')).et,
  fi: async () => (await import('@zubr/i18n/settings-files/fi')).fi,
  de: async () => (await import('@zubr/i18n/settings-files/de')).de,
}

const [FormWordsContext, useFormWords] = requiredContext<SettingsFilesMessages>('the words of settings files')

export { useFormWords }

/** Fetches the words of settings files, which only this tab needs, and fetches them anew when the language changes. */
export function FormWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<SettingsFilesMessages | 'lost'>()
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
  return <FormWordsContext value={words}>{children}</FormWordsContext>
}
