import { useId } from 'react'
import styles from './gauge.module.css'

const segments = 20

/** A bar of blocks. From 75 % on it warns by its colour and its sign, from 90 % on more so. */
export function Gauge({ label, percent, text }: { label: string; percent: number | null; text: string }) {
  const id = useId()
  const filled = percent === null ? 0 : Math.min(100, Math.max(0, percent))
  const tone = percent === null || percent < 75 ? 'well' : percent < 90 ? 'high' : 'full'
  const lit = Math.ceil((filled / 100) * segments)
  return (
    <div className={`${styles.gauge} ${styles[tone]}`}>
      <p className={styles.head}>
        <span id={id}>{label}</span>
        <strong>
          {tone !== 'well' && <span aria-hidden="true">! </span>}
          {text}
        </strong>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn in blocks */}
      <div
        className={styles.bar}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled)}
        aria-valuetext={text}
      >
        {Array.from({ length: segments }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change their order
          <span key={index} className={index < lit ? styles.lit : undefined} />
        ))}
      </div>
    </div>
  )
}
