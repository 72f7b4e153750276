import { requiredContext } from '@zubr/browser/required-context'
import type { Me } from '@zubr/contracts/accounts'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect } from 'react'
import { type Polled, useEndpoint } from './api/polled.ts'
import { whenSessionEnds } from './api/request.ts'
import { Loading } from './components/loaded.tsx'
import { useI18n } from './i18n.tsx'
import styles from './session.module.css'

const [MeContext, useMe] = requiredContext<Polled<Me>>('who is logged in')

export { useMe }

/** The way to the site's login, and back here afterwards. */
export function loginAddress(locale: Locale, here: string): string {
  return `/login?${new URLSearchParams({ lang: locale, next: here })}`
}

/** Who is logged in, asked once in a while. Without a session the browser goes to the login; until that is known nothing is shown. */
export function MeProvider({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  // Set while rendering, since the first request leaves before any effect of a parent runs.
  whenSessionEnds(() => location.assign(loginAddress(locale, location.pathname + location.search)))
  const me = useEndpoint(60_000, 'GET /api/account')
  useEffect(() => () => whenSessionEnds(() => undefined), [])
  const isKnown = me.data !== undefined || (me.failure !== undefined && me.failure.code !== 'unauthorized')
  return (
    <MeContext value={me}>
      {!isKnown && (
        <div className={styles.waiting}>
          <Loading />
        </div>
      )}
      {/* The page asks for what it needs meanwhile, and who is led to the login has seen none of it. */}
      <div className={isKnown ? styles.known : ''} hidden={!isKnown}>
        {children}
      </div>
    </MeContext>
  )
}
