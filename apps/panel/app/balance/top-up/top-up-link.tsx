import type { Money } from '@zubr/contracts/payments/balance'
import { Link } from 'react-router'
import { useI18n } from '../../i18n.tsx'
import { topUpAddress } from './sums.ts'

/** A link to the top-up form with the missing sum. */
export function TopUp({ missing }: { missing?: Money }) {
  const { messages } = useI18n()
  return <Link to={topUpAddress(missing)}>{messages.balance.topUp.heading}</Link>
}
