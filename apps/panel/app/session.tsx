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
import { setDraftsOwner } from './storage.ts'

const [MeContext, useMe] = requiredContext<Polled<Me>>('who is logged in')

export { useMe }

/** The login page's address with the way back. `ended` makes it say that the session expired. */
export function loginAddress(locale: Locale, returnTo: string, ended = false): string {
  return `/login?${new URLSearchParams({ lang: locale, next: returnTo, ...(ended && { ended: '1' }), ...(!navigator.cookieEnabled && { cookies: 'blocked' }) })}`
}

/**
 * The sign-in page for a visitor without a session: to create a server, it is usually the
 * registration.
 */
function signInAddress(locale: Locale, { pathname, search }: Location, wasKnown: boolean): string {
  const returnTo = pathname + search
  return pathname === paths.create && !wasKnown
    ? `/register?${new URLSearchParams({ lang: locale, next: returnTo })}`
    : loginAddress(locale, returnTo, wasKnown)
}

/**
 * Polls the logged-in account. Without a session the browser goes to the login, replacing this page
 * in the history.
 * Nothing is visible until the account is known.
 */
export function MeProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useI18n()
  const [isOther, setIsOther] = useState(false)
  const wasKnown = useRef(false)
  const known = useRef<string>(undefined)
  // Set during the render, because the first request starts before a parent's effect.
  whenSessionEnds(() => location.replace(signInAddress(locale, location, wasKnown.current)))
  whenAccountDiffers(() => setIsOther(true))
  const me = useEndpoint(60_000, 'GET /api/account')
  if (me.data) wasKnown.current = true
  // During the render too: children read their stored drafts at once.
  if (me.data && known.current !== me.data.login) {
    known.current = me.data.login
    showAccount(me.data.login)
    setDraftsOwner(me.data.login)
  }
  useEffect(
    () => () => {
      whenSessionEnds(() => undefined)
      whenAccountDiffers(() => undefined)
      showAccount(undefined)
    },
    [],
  )
  // Data of this page's account must not be mistaken for the other's.
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
      {/* The page loads its data meanwhile, but nothing is visible before a redirect to the login. */}
      <div className={isKnown ? styles.known : ''} hidden={!isKnown}>
        {children}
      </div>
    </MeContext>
  )
}
