import type { PaymentId } from '@zubr/content/brand'
import { siMastercard, siVisa } from 'simple-icons'
import styles from './payment-mark.module.css'

const marks: Record<PaymentId, { name: string; path?: string }> = {
  visa: { name: 'Visa', path: siVisa.path },
  mastercard: { name: 'Mastercard', path: siMastercard.path },
  mir: { name: 'МИР' },
  belkart: { name: 'БЕЛКАРТ' },
  erip: { name: 'ЕРИП' },
}

/** A payment system's mark on a plate; systems without a free drawing of their sign stand in letters. */
export function PaymentMark({ id }: { id: PaymentId }) {
  const { name, path } = marks[id]
  return (
    <span className={styles.plate}>
      {path ? (
        <svg role="img" aria-label={name} width="30" height="30" viewBox="0 0 24 24" fill="currentColor">
          <path d={path} />
        </svg>
      ) : (
        <span>{name}</span>
      )}
    </span>
  )
}
