import { useSyncExternalStore } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './frame.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** A line below the header while the browser has no connection. */
export function Offline() {
  const { words } = useI18n()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div role="status">{!online && <p className={styles.offline}>{words.frame.offline}</p>}</div>
}
