import { buttonClass } from '@zubr/ui/button'
import styles from '../components/empty.module.css'
import { useI18n } from '../i18n.tsx'

/** A page whose code could not be fetched, most likely since a newer version was put in place: loading anew brings it. */
export function RouteFailure() {
  const { words } = useI18n()
  return (
    <main className={styles.empty} role="alert">
      <h1>{words.frame.failed}</h1>
      <p>{words.errors.method_not_allowed}</p>
      <button className={buttonClass()} type="button" onClick={() => location.reload()}>
        {words.frame.retry}
      </button>
    </main>
  )
}
