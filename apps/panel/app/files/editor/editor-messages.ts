import type { EditorMessages } from '@zubr/i18n/editor'
import type { Locale } from '@zubr/i18n/locales'
import { useEffect, useState } from 'react'

export type { EditorMessages }

const modules: Record<Locale, () => Promise<EditorMessages>> = {
  ru: async () => (await import('@zubr/i18n/editor/ru')).ru,
  en: async () => (await import('@zubr/i18n/editor/en')).en,
  pl: async () => (await import('@zubr/i18n/editor/pl')).pl,
  ua: async () => (await import('@zubr/i18n/editor/ua')).ua,
  lv: async () => (await import('@zubr/i18n/editor/lv')).lv,
  lt: async () => (await import('@zubr/i18n/editor/lt')).lt,
  et: async () => (await import('@zubr/i18n/editor/et')).et,
  fi: async () => (await import('@zubr/i18n/editor/fi')).fi,
  de: async () => (await import('@zubr/i18n/editor/de')).de,
}

/** The editor's messages in a language. `lost`: loading failed. */
export function useEditorMessages(locale: Locale): { messages: EditorMessages | undefined; lost: boolean } {
  const [known, setKnown] = useState<{ locale: Locale; messages?: EditorMessages }>()
  useEffect(() => {
    let ended = false
    modules[locale]().then(
      (messages) => ended || setKnown({ locale, messages }),
      () => ended || setKnown({ locale }),
    )
    return () => {
      ended = true
    }
  }, [locale])
  const current = known?.locale === locale ? known : undefined
  return { messages: current?.messages, lost: current !== undefined && current.messages === undefined }
}
