import { browserName } from '@zubr/domain/browser-name'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import type { fetchSessions } from '../api/account.ts'
import type { Polled } from '../api/polled.ts'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { loginAddress } from '../session.tsx'
import styles from './account.module.css'

type Sessions = Awaited<ReturnType<typeof fetchSessions>>

export function SessionsCard({ sessions }: { sessions: Polled<Sessions> }) {
  const { locale, messages } = useI18n()
  const { done, failed } = useToasts()
  const [asking, setAsking] = useState(false)
  const end = (work: Promise<unknown>) =>
    work.then(() => {
      done(messages.account.revoked)
      sessions.refresh()
    }, failed)
  return (
    <section className={panel.plate}>
      <h2>{messages.account.sessions}</h2>
      <Loaded of={sessions}>
        {({ sessions: list, current }) => (
          <div className={styles.stack}>
            <ul className={styles.sessionList}>
              {list
                .toSorted(
                  (a, b) =>
                    Number(b.token === current) - Number(a.token === current) ||
                    (a.updatedAt < b.updatedAt ? 1 : -1),
                )
                .map(({ token, createdAt, ipAddress, userAgent }) => (
                  <li key={token} className={panel.spread}>
                    <span>
                      <strong>{browserName(userAgent) ?? messages.account.unknownBrowser}</strong>{' '}
                      {token === current && (
                        <span className={`${panel.mark} ${panel.good}`}>{messages.account.thisSession}</span>
                      )}
                      <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
                        {[
                          ipAddress,
                          fill(messages.account.sessionSince, { date: formatMoment(locale, createdAt) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    {token !== current && (
                      <Button
                        tone="quiet"
                        onClick={() => end(call('POST /api/auth/revoke-session', { body: { token } }))}
                      >
                        {messages.account.revoke}
                      </Button>
                    )}
                  </li>
                ))}
            </ul>
            <div className={panel.row}>
              {list.length > 1 && (
                <Button tone="quiet" onClick={() => end(call('POST /api/auth/revoke-other-sessions'))}>
                  {messages.account.logOutOthers}
                </Button>
              )}
              <Button tone="quiet" onClick={() => setAsking(true)}>
                {messages.account.logOutAll}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
      <Confirm
        open={asking}
        title={`${messages.account.logOutAll}?`}
        text={messages.account.logOutAllText}
        action={messages.account.logOutAll}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await call('POST /api/auth/revoke-sessions')
          location.assign(loginAddress(locale, paths.account))
        }}
      />
    </section>
  )
}
