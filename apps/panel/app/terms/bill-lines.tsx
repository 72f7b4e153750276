import panel from '../components/panel.module.css'
import styles from './terms.module.css'

type BillLinesProps = { lines: readonly { id: string; label: string; amount: string }[] }

/** The lines of a price, each with a label and an amount. */
export function BillLines({ lines }: BillLinesProps) {
  return (
    <dl className={styles.priceLines} aria-live="polite">
      {lines.map(({ id, label, amount }) => (
        <div key={id} data-line={id}>
          <dt className={panel.dim}>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
