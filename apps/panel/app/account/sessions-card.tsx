import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { formatMoment } from '../formats.ts'
import { useNotify } from '../notices/notices.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Loaded } from '../parts/loaded.tsx'
import panel from '../parts/panel.module.css'
import { loginAddress } from '../session.tsx'
import { useSpeech } from '../speech.tsx'
import { fetchSessions, revokeAll, revokeOthers, revokeSession } from '../wire/account.ts'
import { usePolled } from '../wire/polled.ts'
import styles from './account.module.css'
import { browserName } from './browser-name.ts'

export function SessionsCard() {
  const { locale, words } = useSpeech()
  const { done, failed } = useNotify()
  const sessions = usePolled('sessions', fetchSessions, 60_000)
  const [asking, setAsking] = useState(false)
  const end = (work: Promise<unknown>) =>
    work.then(() => {
      done(words.account.revoked)
      sessions.refresh()
    }, failed)
  return (
    <section className={`${panel.plate} ${styles.sessions}`}>
      <h2>{words.account.sessions}</h2>
      <Loaded of={sessions}>
        {({ sessions: list, own }) => (
          <div className={styles.stack}>
            <ul className={styles.sessionList}>
              {list
                .toSorted(
                  (a, b) =>
                    Number(b.token === own) - Number(a.token === own) || (a.updatedAt < b.updatedAt ? 1 : -1),
                )
                .map(({ token, createdAt, ipAddress, userAgent }) => (
                  <li key={token} className={panel.spread}>
                    <span>
                      <strong>{browserName(userAgent) ?? words.account.unknownBrowser}</strong>{' '}
                      {token === own && (
                        <span className={`${panel.mark} ${panel.good}`}>{words.account.thisSession}</span>
                      )}
                      <span className={`${panel.dim} ${panel.small} ${styles.entryReason}`}>
                        {[
                          ipAddress,
                          fill(words.account.sessionSince, { date: formatMoment(locale, createdAt) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    {token !== own && (
                      <button
                        className={buttonClass({ tone: 'quiet', size: 'small' })}
                        type="button"
                        onClick={() => end(revokeSession(token))}
                      >
                        {words.account.revoke}
                      </button>
                    )}
                  </li>
                ))}
            </ul>
            <div className={panel.row}>
              {list.length > 1 && (
                <button
                  className={buttonClass({ tone: 'quiet', size: 'small' })}
                  type="button"
                  onClick={() => end(revokeOthers())}
                >
                  {words.account.logOutOthers}
                </button>
              )}
              <button
                className={buttonClass({ tone: 'quiet', size: 'small' })}
                type="button"
                onClick={() => setAsking(true)}
              >
                {words.account.logOutAll}
              </button>
            </div>
          </div>
        )}
      </Loaded>
      <Confirm
        open={asking}
        title={`${words.account.logOutAll}?`}
        text={words.account.logOutAllText}
        action={words.account.logOutAll}
        onClose={() => setAsking(false)}
        onConfirm={() => revokeAll().then(() => location.assign(loginAddress(locale, '/account')), failed)}
      />
    </section>
  )
}
