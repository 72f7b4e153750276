import { buttonClass } from '@zubr/ui/button'
import { useEffect, useState } from 'react'
import { standIn } from '../../api/stand-in.ts'
import { useI18n } from '../../i18n.tsx'
import { keepForTab, keptForTab } from '../../storage.ts'
import styles from '../empty.module.css'
import { askServersPanel, type ServersPanel } from './lost-code.ts'

const everyMs = 5_000
const reloadedKey = 'reloadedForCode'
/** Who has just loaded anew and still lacks the code would do so for ever. */
const againAfterMs = 15_000

/** In place of a page that broke. */
export function RouteFailure() {
  const { messages } = useI18n()
  return <Failure text={messages.errors.internal} />
}

/** In place of a page whose code could not be fetched. */
export function LostPage() {
  const { messages } = useI18n()
  // The demo may not ask whether the server is back.
  return standIn() ? <Failure text={messages.errors.method_not_allowed} /> : <AwaitedPage />
}

/** It comes by itself once the server is back with the same version; where that has another one, the visitor is asked to load it. */
function AwaitedPage() {
  const { messages } = useI18n()
  const text = {
    away: messages.frame.codeLost,
    newer: messages.errors.method_not_allowed,
    same: messages.errors.unavailable,
  }
  return <Failure text={text[useServersPanel()]} />
}

function Failure({ text }: { text: string }) {
  const { messages } = useI18n()
  return (
    <div className={styles.empty} role="alert">
      <h1>{messages.frame.failed}</h1>
      <p>{text}</p>
      <button className={buttonClass()} type="button" onClick={() => location.reload()}>
        {messages.frame.retry}
      </button>
    </div>
  )
}

function useServersPanel(): ServersPanel {
  const [found, setFound] = useState<ServersPanel>('away')
  useEffect(() => {
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
  }, [])
  return found
}
