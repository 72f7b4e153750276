import { requiredContext } from '@zubr/browser/required-context'
import { type ReactNode, useEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'
import { loadLanguage, type MessageModules } from '../language.ts'
import { LostPage } from './failure/route-failure.tsx'
import { Loading } from './loaded.tsx'

/** What is shown while messages load, and after a failure. */
type Instead = { loading?: ReactNode; lost?: ReactNode }

/**
 * Makes a provider that loads rarely needed messages in the reader's language, and the hook that
 * reads them.
 */
export function lazyMessages<Loaded>(
  name: string,
  modules: MessageModules<Loaded>,
  instead: Instead = { loading: <Loading />, lost: <LostPage /> },
) {
  const [Context, useMessages] = requiredContext<Loaded>(name)
  function Provider({ children, ...placeholders }: Instead & { children: ReactNode }) {
    const { locale } = useI18n()
    const [messages, setMessages] = useState<{ loaded: Loaded } | 'lost'>()
    useEffect(() => {
      let isOld = false
      loadLanguage(modules, locale).then(
        (loaded) => isOld || setMessages({ loaded }),
        () => isOld || setMessages((before) => before ?? 'lost'),
      )
      return () => {
        isOld = true
      }
    }, [locale])
    const { loading, lost } = { ...instead, ...placeholders }
    if (messages === 'lost') return lost
    if (!messages) return loading
    return <Context value={messages.loaded}>{children}</Context>
  }
  return [Provider, useMessages] as const
}
