import { fill } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import { useOffline } from '../api/online.ts'
import type { Polled } from '../api/polled.ts'
import { formatTime } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { Button } from './button.tsx'
import styles from './loaded.module.css'
import { Notice } from './notice.tsx'
import panel from './panel.module.css'

type LoadedProps<T> = {
  of: Polled<T>
  /** True for a part of a page that shows staleness itself. */
  part?: boolean
  children(data: T): ReactNode
}

export function Loading() {
  const { messages } = useI18n()
  return (
    <p className={styles.loading} role="status">
      <span className={styles.blocks} aria-hidden="true" />
      {messages.frame.loading}
    </p>
  )
}

/** Renders loaded data, or a spinner, or the failure; adds a line if the data are stale. */
export function Loaded<T>({ of, part, children }: LoadedProps<T>) {
  const { locale, messages } = useI18n()
  const { data, failure, at, refresh } = of
  const offline = useOffline()
  if (data === undefined && failure)
    return (
      <div className={`${panel.alert} ${panel.spread} ${styles.failure}`} role="alert">
        <p>
          <strong>{messages.frame.failed}.</strong> {messages.errors[failure.code]}
        </p>
        <Button tone="quiet" onClick={refresh}>
          {messages.frame.retry}
        </Button>
      </div>
    )
  if (data === undefined) return <Loading />
  return (
    <>
      {/* Without a network, one line below the header says so for the whole page. */}
      {failure && at !== undefined && !part && !offline && (
        <Notice className={styles.stale}>
          {fill(messages.frame.stale, { time: formatTime(locale, at) })}
        </Notice>
      )}
      {children(data)}
    </>
  )
}
