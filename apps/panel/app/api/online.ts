import { useSyncExternalStore } from 'react'

/** Whether the browser itself says that it has no network. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** The same for a component, which is rendered again when that changes. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, isOffline)

function subscribe(changed: () => void): () => void {
  const ended = new AbortController()
  window.addEventListener('online', changed, { signal: ended.signal })
  window.addEventListener('offline', changed, { signal: ended.signal })
  return () => ended.abort()
}
