import { buttonClass } from '@zubr/ui/button'
import { useEffect, useState } from 'react'
import { fakeBackend } from '../../api/fake-backend.ts'
import { useI18n } from '../../i18n.tsx'
import { readTabEntry, writeTabEntry } from '../../storage.ts'
import styles from '../empty.module.css'
import { checkServerBuild, type ServerBuild } from './server-build.ts'

const everyMs = 5_000
const reloadedKey = 'reloadedForCode'
/** Prevents a reload loop if the code is still missing after a reload. */
const againAfterMs = 15_000

/** Shown instead of a page that threw an error. */
export function RouteFailure() {
  const { messages } = useI18n()
  return <Failure text={messages.errors.internal} />
}

/** Shown instead of a page whose code failed to load. */
export function LostPage() {
  const { messages } = useI18n()
  // The demo must not request anything.
  return fakeBackend() ? <Failure text={messages.errors.method_not_allowed} /> : <AwaitedPage />
}

/** For `lazy`: the module to use if the component's own cannot be loaded. */
export const lostPageModule = () => ({ default: LostPage })

/**
 * Reloads when the server is back with the same version; with another version it asks the visitor
 * to reload.
 */
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

function useServersPanel(): ServerBuild {
  const [found, setFound] = useState<ServerBuild>('away')
  useEffect(() => {
    const script = document
      .querySelector<HTMLScriptElement>('script[type="module"][src]')
      ?.getAttribute('src')
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      const now = await checkServerBuild(script ?? '')
      if (ended.signal.aborted) return
      const reloadedAt = readTabEntry(reloadedKey)
      const isFresh = typeof reloadedAt === 'number' && Date.now() - reloadedAt < againAfterMs
      if (now === 'same' && !isFresh) {
        writeTabEntry(reloadedKey, Date.now())
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
