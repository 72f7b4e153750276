import { useSyncExternalStore } from 'react'

/** Whether the browser reports that it is offline. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** `isOffline` as a hook that renders again when it changes. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, isOffline)

function subscribe(changed: () => void): () => void {
  const ended = new AbortController()
  window.addEventListener('online', changed, { signal: ended.signal })
  window.addEventListener('offline', changed, { signal: ended.signal })
  return () => ended.abort()
}
