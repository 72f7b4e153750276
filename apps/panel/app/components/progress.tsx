import { formatPercent } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'
import panel from './panel.module.css'
import styles from './progress.module.css'

type ProgressProps = {
  /** What is being done; ends with its own sign. */
  text: string
  /** The same for the bar, if not the text. */
  label?: string
  /** Null where it is not known. */
  percent: number | null
  /** Stands in the bar's place all the same, so that nothing below it moves once it is known. */
  always?: boolean
}

/** Something that takes its time, with its share where that is known. The bar stands still between two reports. */
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
