import panel from '../components/panel.module.css'
import styles from './gauge.module.css'

const segments = 20

/** A value with a bar. From 75 % on it warns by colour and icon, from 90 % on more strongly. */
export function Gauge({ label, percent, text }: { label: string; percent: number | null; text: string }) {
  const filled = percent === null ? 0 : Math.min(100, Math.max(0, percent))
  const tone = percent === null || percent < 75 ? 'well' : percent < 90 ? 'high' : 'full'
  const lit = Math.ceil((filled / 100) * segments)
  return (
    <div className={`${styles.gauge} ${styles[tone]}`}>
      <p className={styles.head}>
        <span>{label}</span>
        <strong className={panel.figure}>
          {tone !== 'well' && <span aria-hidden="true">! </span>}
          {text}
        </strong>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: segments }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change their order
          <span key={index} className={index < lit ? styles.lit : undefined} />
        ))}
      </div>
    </div>
  )
}
