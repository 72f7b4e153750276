import type { EditorMessages } from '@zubr/i18n/editor/en'
import type { Locale } from '@zubr/i18n/locales'
import { useEffect, useState } from 'react'
import { loadLanguage } from '../../language.ts'

export type { EditorMessages }

const modules = import.meta.glob<Record<string, EditorMessages>>('./??.ts', {
  base: '../../../../../packages/i18n/src/editor',
})

/** The editor's messages in a language. `lost`: loading failed. */
export function useEditorMessages(locale: Locale): { messages: EditorMessages | undefined; lost: boolean } {
  const [known, setKnown] = useState<{ locale: Locale; messages?: EditorMessages }>()
  useEffect(() => {
    let ended = false
    loadLanguage(modules, locale).then(
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
