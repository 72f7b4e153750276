import type { Tone } from './status-appearance.ts'
import styles from './status-dot.module.css'

/** A dot with text, because colour alone is not accessible. */
export function Status({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={styles.status}>
      <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
      {text}
    </span>
  )
}
