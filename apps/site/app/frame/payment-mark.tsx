import type { PaymentId } from '@zubr/content/brand'
import { siMastercard, siVisa } from 'simple-icons'
import { Sign } from '../sign.tsx'
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
      {path ? <Sign path={path} size={30} label={name} /> : <span>{name}</span>}
    </span>
  )
}
