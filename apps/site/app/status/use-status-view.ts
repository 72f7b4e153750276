import { useEffect, useState } from 'react'
import type { StatusView } from './status-view.ts'

/** The history changes by the minute; a page that stays open looks again this often. */
const refreshMs = 120_000

/**
 * The published state: the one that the page came with, and newer ones while it stays open. `failed` while there is none
 * at all, not even with the page.
 */
export function useStatusView(
  initial: StatusView | null,
  url: string,
): { view: StatusView | null; failed: boolean } {
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
      else load()
    }
    if (initial === null) load()
    else timer = setTimeout(load, refreshMs)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [initial, url])
  return { view, failed: failed && view === null }
}
