import { requiredContext } from '@zubr/browser/required-context'
import type { AddressesMessages } from '@zubr/i18n/addresses/words'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from '../components/loaded.tsx'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'

const modules: Record<Locale, () => Promise<AddressesMessages>> = {
  ru: async () => (await import('@zubr/i18n/addresses/ru')).ru,
  en: async () => (await import('@zubr/i18n/addresses/en')).en,
  pl: async () => (await import('@zubr/i18n/addresses/pl')).pl,
  ua: async () => (await import('@zubr/i18n/addresses/ua')).ua,
  lv: async () => (await import('@zubr/i18n/addresses/lv')).lv,
  lt: async () => (await import('@zubr/i18n/addresses/lt')).lt,
  et: async () => (await import('@zubr/i18n/addresses/et')).et,
  fi: async () => (await import('@zubr/i18n/addresses/fi')).fi,
  de: async () => (await import('@zubr/i18n/addresses/de')).de,
}

const [AddressesWordsContext, useAddressesWords] =
  requiredContext<AddressesMessages>('the words of addresses')

export { useAddressesWords }

/** Fetches the tab's words, which nobody else needs, and fetches them anew when the language changes. */
export function AddressesWords({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const [words, setWords] = useState<AddressesMessages | 'lost'>()
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
  return <AddressesWordsContext value={words}>{children}</AddressesWordsContext>
}
