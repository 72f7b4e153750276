import { requiredContext } from '@zubr/browser/required-context'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { LostPage } from '../frame/route-failure.tsx'
import { useI18n } from '../i18n.tsx'
import { Loading } from './loaded.tsx'

/** What stands there while words are fetched, and where they can't be. */
type Instead = { loading?: ReactNode; lost?: ReactNode }

/** Words that few need: a provider that fetches them, and anew when the language changes; and the hook by which they are read below it. */
export function lazyWords<Words>(
  name: string,
  modules: Record<Locale, () => Promise<Words>>,
  instead: Instead = { loading: <Loading />, lost: <LostPage /> },
) {
  const [Context, useWords] = requiredContext<Words>(name)
  function Provider({ children, ...own }: Instead & { children: ReactNode }) {
    const { locale } = useI18n()
    const [words, setWords] = useState<{ loaded: Words } | 'lost'>()
    useEffect(() => {
      let isOld = false
      modules[locale]().then(
        (loaded) => isOld || setWords({ loaded }),
        () => isOld || setWords((before) => before ?? 'lost'),
      )
      return () => {
        isOld = true
      }
    }, [locale])
    const { loading, lost } = { ...instead, ...own }
    if (words === 'lost') return lost
    if (!words) return loading
    return <Context value={words.loaded}>{children}</Context>
  }
  return [Provider, useWords] as const
}
