import type { Bill } from '@zubr/contracts/payments/bills'
import { fill, formatMoney } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import type { Polled } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { sitePage } from '../../deployment.ts'
import { formatShortDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import styles from './bills.module.css'

export type Bills = { bills: Bill[] }

const fewBills = 5

/** The account's bills, newest first, with a pay button for open ones. */
export function BillList({ bills }: { bills: Polled<Bills> }) {
  const { messages } = useI18n()
  const [isWhole, setWhole] = useState(false)
  const list = useFocusFallback<HTMLElement>()
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="bills" ref={list} tabIndex={-1}>
      <h2 id="bills">{messages.balance.bills.heading}</h2>
      <Loaded of={bills} part>
        {({ bills: all }) =>
          all.length === 0 ? (
            <p className={panel.dim}>{messages.balance.bills.empty}</p>
          ) : (
            <>
              <ul className={styles.list}>
                {all.slice(0, isWhole ? undefined : fewBills).map((bill) => (
                  <BillRow key={bill.id} bill={bill} />
                ))}
              </ul>
              {!isWhole && all.length > fewBills && (
                <Button tone="quiet" onClick={() => setWhole(true)}>
                  {messages.balance.bills.all}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function BillRow({ bill }: { bill: Bill }) {
  const { id, number, purpose, total, state, createdAt, checkoutUrl, otherSum } = bill
  const { locale, messages } = useI18n()
  const { bills } = messages.balance
  return (
    <li className={`${panel.spread} ${styles.bill}`}>
      <div className={styles.what}>
        <a href={`${sitePage(locale, '/pay/bill')}?bill=${id}`}>{fill(bills.number, { number })}</a>
        <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
          {bills.purposes[purpose]} · <time dateTime={createdAt}>{formatShortDate(locale, createdAt)}</time>
        </span>
      </div>
      <div className={styles.sum}>
        {formatMoney(locale, total)}
        <span className={`${panel.small} ${panel.ownLine} ${styles.state}`} data-state={state}>
          {otherSum && !checkoutUrl ? bills.otherSum : bills.states[state]}
        </span>
      </div>
      {checkoutUrl && (
        <a
          className={`${buttonClass({ size: 'small' })} ${styles.pay}`}
          href={checkoutUrl}
          aria-label={`${bills.pay}, ${fill(bills.open, { number })}`}
        >
          {bills.pay}
        </a>
      )}
    </li>
  )
}
