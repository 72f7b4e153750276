import { formatPercent } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'
import panel from './panel.module.css'
import styles from './progress.module.css'

type ProgressProps = {
  /** The current step, with its final punctuation. */
  text: string
  /** The bar's accessible label, if not the text. */
  label?: string
  /** Null: unknown. */
  percent: number | null
  /** Reserves the bar's space, so that nothing below moves when the percentage appears. */
  always?: boolean
}

/** Progress of an operation. The bar does not move between two reports. */
export function Progress({ text, label = text, percent, always = false }: ProgressProps) {
  const { locale } = useI18n()
  return (
    <>
      <p className={panel.spread}>
        <span role="status">{text}</span>
        {percent !== null && <strong className={panel.figure}>{formatPercent(locale, percent)}</strong>}
      </p>
      {(percent !== null || always) && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(percent !== null && { 'aria-valuenow': percent })}
        >
          <span style={{ width: `${percent ?? 0}%` }} />
        </div>
      )}
    </>
  )
}
