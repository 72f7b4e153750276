import { useEffect, useState } from 'react'
import { useI18n } from '../i18n.tsx'
import { History } from './history.tsx'
import { Announced, Past } from './incidents.tsx'
import { StatusBoard } from './status-board.tsx'
import type { StatusView } from './status-view.ts'
import styles from './uptime.module.css'

export type StatusPartProps = {
  /** Last published state in the page's language; null on a page rendered without one. */
  published: StatusView | null
  /** URL of newer states. */
  url: string
  probeTemplate: string
}

/**
 * The interactive part of the status page: nodes, announcements, history. React hydrates only this
 * part.
 */
export function StatusPart({ published, url, probeTemplate }: StatusPartProps) {
  const { messages } = useI18n()
  const { view, failed } = useStatusView(published, url)
  return (
    <>
      <StatusBoard probeTemplate={probeTemplate} published={view} />
      {view === null ? (
        <p className={`dim ${styles.without}`} role="status">
          {failed ? messages.status.historyFailed : null}
        </p>
      ) : (
        <>
          <Announced view={view} />
          <History view={view} />
          <Past view={view} />
        </>
      )}
    </>
  )
}

/** The history changes by the minute; an open page refreshes at this interval. */
const refreshMs = 120_000

/**
 * The published state: the initial one, then newer ones while the page is open. `failed` while
 * there is none at all.
 */
function useStatusView(initial: StatusView | null, url: string) {
  const [view, setView] = useState(initial)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      clearTimeout(timer)
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        setView((await answer.json()) as StatusView)
        setFailed(false)
      } catch {
        setFailed(true)
      }
      if (!document.hidden) timer = setTimeout(load, refreshMs)
    }
    const wake = () => {
      if (document.hidden) clearTimeout(timer)
      else void load()
    }
    if (initial === null) void load()
    else timer = setTimeout(load, refreshMs)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [initial, url])
  return { view, failed: failed && view === null }
}
