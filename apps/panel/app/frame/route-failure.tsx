import { buttonClass } from '@zubr/ui/button'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import styles from '../components/empty.module.css'
import { useI18n } from '../i18n.tsx'
import { keepForTab, keptForTab } from '../storage.ts'
import { askServersPanel, LostCode, type ServersPanel } from './lost-code.ts'

const everyMs = 5_000
const reloadedKey = 'reloadedForCode'
/** Who has just loaded anew and still lacks the code would do so for ever. */
const againAfterMs = 15_000

/**
 * In place of a page that failed. One whose code could not be fetched comes by itself once the server is back with the same version;
 * where it has another one, the visitor is asked to load that.
 */
export function RouteFailure() {
  const { words } = useI18n()
  const isLost = useRouteError() instanceof LostCode
  const found = useServersPanel(isLost)
  const text = !isLost
    ? words.errors.internal
    : found === 'newer'
      ? words.errors.method_not_allowed
      : found === 'same'
        ? words.errors.unavailable
        : words.frame.codeLost
  return (
    <div className={styles.empty} role="alert">
      <h1>{words.frame.failed}</h1>
      <p>{text}</p>
      <button className={buttonClass()} type="button" onClick={() => location.reload()}>
        {words.frame.retry}
      </button>
    </div>
  )
}

function useServersPanel(isLost: boolean): ServersPanel {
  const [found, setFound] = useState<ServersPanel>('away')
  useEffect(() => {
    if (!isLost) return
    const script = document
      .querySelector<HTMLScriptElement>('script[type="module"][src]')
      ?.getAttribute('src')
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const now = await askServersPanel(script ?? '')
      if (ended.signal.aborted) return
      const reloadedAt = keptForTab(reloadedKey)
      const isFresh = typeof reloadedAt === 'number' && Date.now() - reloadedAt < againAfterMs
      if (now === 'same' && !isFresh) {
        keepForTab(reloadedKey, Date.now())
        location.reload()
        return
      }
      setFound(now)
      if (now === 'away') timer = setTimeout(look, everyMs)
    }
    void look()
    window.addEventListener('online', look, { signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [isLost])
  return found
}
