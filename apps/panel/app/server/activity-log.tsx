import { type ActivityKind, activityKinds } from '@zubr/contracts/server-activity'
import type { Server, StateReason } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import type { PanelMessages } from '@zubr/i18n/panel'
import { useEffect, useRef, useState } from 'react'
import { formatMoment } from '../formats.ts'
import { Loaded } from '../parts/loaded.tsx'
import panel from '../parts/panel.module.css'
import { useSpeech } from '../speech.tsx'
import { usePolled } from '../wire/polled.ts'
import { fetchActivity } from '../wire/servers.ts'
import styles from './server.module.css'

const shownAtFirst = 8

/** What happened to the server, newest first, with who and when. A change of its state asks anew. */
export function ActivityLog({ server }: { server: Server }) {
  const { locale, words } = useSpeech()
  const [all, setAll] = useState(false)
  const log = usePolled(`activity ${server.id}`, (signal) => fetchActivity(server.id, signal), 15_000)
  const { refresh } = log
  const standing = `${server.state} ${server.contract} ${server.wanted} ${server.name}`
  const seen = useRef(standing)
  useEffect(() => {
    if (seen.current !== standing) refresh()
    seen.current = standing
  }, [standing, refresh])
  return (
    <Loaded of={log} part>
      {({ entries }) =>
        entries.length === 0 ? (
          <p className={panel.dim}>{words.server.noActivity}</p>
        ) : (
          <>
            <ol className={styles.log}>
              {(all ? entries : entries.slice(0, shownAtFirst)).map(({ at, who, what }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries can share their moment
                <li key={`${at} ${index}`}>
                  <p>{activityText(words, what)}</p>
                  <p className={`${panel.dim} ${panel.small}`}>
                    <time dateTime={at}>{formatMoment(locale, at)}</time> ·{' '}
                    {who === 'operator' || who === 'service' ? words.server.who[who] : who}
                  </p>
                </li>
              ))}
            </ol>
            {entries.length > shownAtFirst && (
              <button className={panel.link} type="button" onClick={() => setAll(!all)}>
                {all ? words.frame.hide : words.frame.show}
              </button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

/** An entry in words. A kind that this panel does not know yet is shown as it is. */
export function activityText(words: PanelMessages, what: string): string {
  const [kind = '', reason] = what.split(':', 2)
  if (!activityKinds.some((known) => known === kind)) return what
  const text = words.server.kinds[kind as ActivityKind] // just found among them
  const because = reason === undefined ? undefined : words.reasons[reason as StateReason]
  return because ? fill(words.server.because, { what: text, reason: because }) : text
}
