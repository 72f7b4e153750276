import { useEffect, useRef, useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import styles from '../server/server.module.css'
import { activityText, whoIs } from './activity-text.ts'

const shownAtFirst = 5

/**
 * The server's activity log, newest first, with actor and time. It reloads when the state changes.
 */
export function ActivityLog() {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const [all, setAll] = useState(false)
  const log = useEndpoint(15_000, 'GET /api/servers/:id/activity', { params: { id: server.id } })
  const { refresh } = log
  const standing = `${server.state} ${server.contract} ${server.desiredState} ${server.name}`
  const seen = useRef(standing)
  useEffect(() => {
    if (seen.current !== standing) refresh()
    seen.current = standing
  }, [standing, refresh])
  return (
    <Loaded of={log} part>
      {({ entries }) =>
        entries.length === 0 ? (
          <p className={panel.dim}>{messages.server.noActivity}</p>
        ) : (
          <>
            <ol className={styles.log}>
              {(all ? entries : entries.slice(0, shownAtFirst)).map(
                ({ at, actor, schedule, event, operation }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: times may repeat
                  <li key={`${at} ${index}`}>
                    <p>{activityText(messages, { event, operation }, locale)}</p>
                    <p className={`${panel.dim} ${panel.small}`}>
                      <time dateTime={at}>{formatMoment(locale, at)}</time> · {whoIs(messages, actor)}
                      {schedule !== undefined && `: ${schedule}`}
                    </p>
                  </li>
                ),
              )}
            </ol>
            {entries.length > shownAtFirst && (
              <button className={panel.link} type="button" onClick={() => setAll(!all)}>
                {all ? messages.frame.hide : messages.frame.show}
              </button>
            )}
          </>
        )
      }
    </Loaded>
  )
}
