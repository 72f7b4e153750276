import panel from '../components/panel.module.css'
import type { BillLine } from './bill.ts'
import styles from './create.module.css'

/** Lines of a price, each a label and an amount. */
export function BillLines({ lines }: { lines: readonly BillLine[] }) {
  return (
    <dl className={styles.bill} aria-live="polite">
      {lines.map(({ id, label, amount }) => (
        <div key={id} data-line={id}>
          <dt className={panel.dim}>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
