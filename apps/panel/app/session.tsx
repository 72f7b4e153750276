import { requiredContext } from '@zubr/browser/required-context'
import type { Me } from '@zubr/contracts/accounts'
import type { Locale } from '@zubr/i18n/locales'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Polled, useEndpoint } from './api/polled.ts'
import { showAccount, whenAccountDiffers, whenSessionEnds } from './api/request.ts'
import { Button } from './components/button.tsx'
import { Loading } from './components/loaded.tsx'
import panel from './components/panel.module.css'
import { useI18n } from './i18n.tsx'
import { paths } from './paths.ts'
import styles from './session.module.css'
import { workOf } from './storage.ts'

const [MeContext, useMe] = requiredContext<Polled<Me>>('who is logged in')

export { useMe }

/** The way to the site's login, and back here afterwards. `ended` has it say that the session is over. */
export function loginAddress(locale: Locale, here: string, ended = false): string {
  return `/login?${new URLSearchParams({ lang: locale, next: here, ...(ended && { ended: '1' }), ...(!navigator.cookieEnabled && { cookies: 'blocked' }) })}`
}

/** Where somebody without a session goes on: who comes from the site to create a server has no account yet, as a rule. */
function signInAddress(locale: Locale, { pathname, search }: Location, wasKnown: boolean): string {
  const here = pathname + search
  return pathname === paths.create && !wasKnown
    ? `/register?${new URLSearchParams({ lang: locale, next: here })}`
    : loginAddress(locale, here, wasKnown)
}

/**
 * Who is logged in, asked once in a while. Without a session the browser goes to the login, in this page's place: the browser's way
 * back must not end here again. Until it is known who it is nothing is shown.
 */
export function MeProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useI18n()
  const [isOther, setIsOther] = useState(false)
  const wasKnown = useRef(false)
  const known = useRef<string>(undefined)
  // Set while rendering, since the first request leaves before any effect of a parent runs.
  whenSessionEnds(() => location.replace(signInAddress(locale, location, wasKnown.current)))
  whenAccountDiffers(() => setIsOther(true))
  const me = useEndpoint(60_000, 'GET /api/account')
  if (me.data) wasKnown.current = true
  // While rendering too: what stands below looks at once for what it has kept.
  if (me.data && known.current !== me.data.login) {
    known.current = me.data.login
    showAccount(me.data.login)
    workOf(me.data.login)
  }
  useEffect(
    () => () => {
      whenSessionEnds(() => undefined)
      whenAccountDiffers(() => undefined)
      showAccount(undefined)
    },
    [],
  )
  // Nothing of the account that this page showed may be taken for the other one's.
  if (isOther)
    return (
      <div className={`${panel.plate} ${styles.waiting}`} role="alert">
        <p>{messages.errors.other_account}</p>
        <Button onClick={() => location.replace(paths.servers)}>{messages.frame.openOtherAccount}</Button>
      </div>
    )
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
