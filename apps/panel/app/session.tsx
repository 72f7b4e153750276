import type { Me } from '@zubr/contracts/accounts'
import type { Locale } from '@zubr/i18n/locales'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { useSpeech } from './speech.tsx'
import { fetchMe } from './wire/account.ts'
import { type Polled, usePolled } from './wire/polled.ts'
import { whenSessionEnds } from './wire/request.ts'

const MeContext = createContext<Polled<Me> | null>(null)

/** The way to the site's login, and back here afterwards. */
export function loginAddress(locale: Locale, here: string): string {
  return `/login?${new URLSearchParams({ lang: locale, next: here })}`
}

/** Who is logged in, asked once in a while. Without a session the browser goes to the login. */
export function MeProvider({ children }: { children: ReactNode }) {
  const { locale } = useSpeech()
  // Set while rendering, since the first request leaves before any effect of a parent runs.
  whenSessionEnds(() => location.assign(loginAddress(locale, location.pathname + location.search)))
  const me = usePolled('me', fetchMe, 60_000)
  useEffect(() => () => whenSessionEnds(() => undefined), [])
  return <MeContext value={me}>{children}</MeContext>
}

export function useMe(): Polled<Me> {
  const me = use(MeContext)
  if (!me) throw new Error('useMe outside of MeProvider')
  return me
}
