import type { Invoice } from '@zubr/contracts/payments/invoices'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatMoney, formatUnits } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import styles from './invoice.module.css'
import { momentOf } from './invoice-head.tsx'
import type { InvoiceProps } from './invoice-props.ts'

/** The printable part of an invoice: purpose, amount, payee, due date and payment method. */
export function InvoiceFacts({
  invoice,
  locale,
  messages,
  plans,
  methods,
  seller,
}: InvoiceProps & { invoice: Invoice }) {
  const { rows } = messages
  const moment = (at: string) => <time dateTime={at}>{momentOf(locale, at)}</time>
  const method = lookUp(methods, invoice.method)
  const isOpen = invoice.state === 'preparing' || invoice.state === 'waiting'
  const facts: (false | null | undefined | '' | readonly [name: string, value: ReactNode])[] = [
    [rows.number, invoice.number],
    [rows.purpose, messages.purposes[invoice.purpose]],
    invoice.order && [rows.plan, lookUp(plans, invoice.order.plan) ?? invoice.order.plan],
    invoice.order?.months !== undefined && [rows.term, formatUnits(locale, invoice.order.months, 'month')],
    invoice.order?.paidUntil && [rows.paidUntil, moment(invoice.order.paidUntil)],
    [rows.sum, formatMoney(locale, invoice.sum)],
    [rows.fee, formatMoney(locale, invoice.fee)],
    [rows.total, formatMoney(locale, invoice.total)],
    // A method that is no longer offered has no name here.
    method && [rows.method, method.name],
    [rows.state, invoice.otherSum && !isOpen ? messages.otherSum.state : messages.states[invoice.state]],
    [rows.created, moment(invoice.createdAt)],
    isOpen && [rows.until, moment(invoice.expiresAt)],
    invoice.paidAt !== null && [rows.paid, moment(invoice.paidAt)],
    invoice.refunded.minor > 0 && [rows.refunded, formatMoney(locale, invoice.refunded)],
    [rows.seller, seller],
  ]
  return (
    <>
      <dl className={`plate ${styles.rows}`}>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]} className="spread" data-total={fact[0] === rows.total}>
                <dt className="dim">{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {invoice.state === 'waiting' && (
        <How invoice={invoice} locale={locale} messages={messages} methods={methods} />
      )}
    </>
  )
}

function How({
  invoice: { number, total, method, checkoutUrl },
  locale,
  messages,
  methods,
}: Pick<InvoiceProps, 'locale' | 'messages' | 'methods'> & { invoice: Invoice }) {
  const steps = lookUp(methods, method)?.way === 'erip' ? messages.howErip : messages.how
  return (
    <section className={styles.how}>
      <h2>{messages.howTitle}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{fill(step, { number, total: formatMoney(locale, total) })}</li>
        ))}
      </ol>
      {/* The buttons are not printed. */}
      <p className={styles.printed}>{checkoutUrl}</p>
    </section>
  )
}
