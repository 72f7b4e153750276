import type { Invoice } from '@zubr/contracts/payments/invoices'
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
import styles from './invoices.module.css'

export type Invoices = { invoices: Invoice[] }

const fewInvoices = 5

/** The account's invoices, newest first, with a pay button for open ones. */
export function InvoiceList({ invoices }: { invoices: Polled<Invoices> }) {
  const { messages } = useI18n()
  const [isWhole, setWhole] = useState(false)
  const list = useFocusFallback<HTMLElement>()
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="invoices" ref={list} tabIndex={-1}>
      <h2 id="invoices">{messages.balance.invoices.heading}</h2>
      <Loaded of={invoices} part>
        {({ invoices: all }) =>
          all.length === 0 ? (
            <p className={panel.dim}>{messages.balance.invoices.empty}</p>
          ) : (
            <>
              <ul className={styles.list}>
                {all.slice(0, isWhole ? undefined : fewInvoices).map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} />
                ))}
              </ul>
              {!isWhole && all.length > fewInvoices && (
                <Button tone="quiet" onClick={() => setWhole(true)}>
                  {messages.balance.invoices.all}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, number, purpose, total, state, createdAt, checkoutUrl, otherSum } = invoice
  const { locale, messages } = useI18n()
  const { invoices } = messages.balance
  return (
    <li className={`${panel.spread} ${styles.invoice}`}>
      <div className={styles.what}>
        <a href={`${sitePage(locale, '/pay/bill')}?bill=${id}`}>{fill(invoices.number, { number })}</a>
        <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
          {invoices.purposes[purpose]} ·{' '}
          <time dateTime={createdAt}>{formatShortDate(locale, createdAt)}</time>
        </span>
      </div>
      <div className={styles.sum}>
        {formatMoney(locale, total)}
        <span className={`${panel.small} ${panel.ownLine} ${styles.state}`} data-state={state}>
          {otherSum && !checkoutUrl ? invoices.otherSum : invoices.states[state]}
        </span>
      </div>
      {checkoutUrl && (
        <a
          className={`${buttonClass({ size: 'small' })} ${styles.pay}`}
          href={checkoutUrl}
          aria-label={`${invoices.pay}, ${fill(invoices.open, { number })}`}
        >
          {invoices.pay}
        </a>
      )}
    </li>
  )
}
