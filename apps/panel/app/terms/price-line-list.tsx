import panel from '../components/panel.module.css'
import styles from './terms.module.css'

type PriceLineListProps = { lines: readonly { id: string; label: string; amount: string }[] }

/** The lines of a price, each with a label and an amount. */
export function PriceLineList({ lines }: PriceLineListProps) {
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
