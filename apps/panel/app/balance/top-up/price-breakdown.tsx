import type { Currency } from '@zubr/domain/plans'
import { around, formatMoney } from '@zubr/i18n/format'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { sitePage } from '../../deployment.ts'
import { useI18n } from '../../i18n.tsx'
import type { PriceBreakdown } from './sums.ts'
import styles from './top-up.module.css'

/** The credited sum, the payment fee, and the total. */
export function PriceBreakdownList({ of, currency }: { of: PriceBreakdown | undefined; currency: Currency }) {
  const { locale, messages } = useI18n()
  const { onBalance, feeLine, noFee, total } = messages.balance.topUp
  const money = (minor: number | undefined) =>
    minor === undefined ? '—' : formatMoney(locale, { currency, minor })
  return (
    <dl className={styles.lines} aria-live="polite">
      <div>
        <dt className={panel.dim}>{onBalance}</dt>
        <dd>{money(of?.sum)}</dd>
      </div>
      <div>
        <dt className={panel.dim}>{feeLine}</dt>
        <dd>{of?.fee === 0 ? noFee : money(of?.fee)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{total}</dt>
        <dd>{money(of?.total)}</dd>
      </div>
    </dl>
  )
}

/** The terms of the offer, and a note in the trial mode. */
export function PaymentNotes({ trial }: { trial: boolean }) {
  const { locale, messages } = useI18n()
  const { offer, offerLink, trial: trialText } = messages.balance.topUp
  const [before, after] = around(offer, 'offer')
  return (
    <>
      {trial && <Notice>{trialText}</Notice>}
      <p className={`${panel.dim} ${panel.small}`}>
        {before}
        <a href={sitePage(locale, '/legacy/oferta')}>{offerLink}</a>
        {after}
      </p>
    </>
  )
}
