import type { Tone } from './look.ts'
import styles from './status-dot.module.css'

/** A dot with its words: colour never speaks alone. */
export function Status({ tone, text }: { tone: Tone; text: string }) {
  return (
    <span className={styles.status}>
      <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
      {text}
    </span>
  )
}
