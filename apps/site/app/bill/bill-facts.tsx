import type { Bill } from '@zubr/contracts/payments/bills'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatMoney, formatUnits } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import styles from './bill.module.css'
import { momentOf } from './bill-head.tsx'
import type { BillProps } from './bill-props.ts'

/** The printable part of a bill: purpose, amount, payee, due date and payment method. */
export function BillFacts({ bill, locale, messages, plans, methods, seller }: BillProps & { bill: Bill }) {
  const { rows } = messages
  const moment = (at: string) => <time dateTime={at}>{momentOf(locale, at)}</time>
  const method = lookUp(methods, bill.method)
  const isOpen = bill.state === 'preparing' || bill.state === 'waiting'
  const facts: (false | null | undefined | '' | readonly [name: string, value: ReactNode])[] = [
    [rows.number, bill.number],
    [rows.purpose, messages.purposes[bill.purpose]],
    bill.order && [rows.plan, lookUp(plans, bill.order.plan) ?? bill.order.plan],
    bill.order?.months !== undefined && [rows.term, formatUnits(locale, bill.order.months, 'month')],
    bill.order?.paidUntil && [rows.paidUntil, moment(bill.order.paidUntil)],
    [rows.sum, formatMoney(locale, bill.sum)],
    [rows.fee, formatMoney(locale, bill.fee)],
    [rows.total, formatMoney(locale, bill.total)],
    // A method that is no longer offered has no name here.
    method && [rows.method, method.name],
    [rows.state, bill.otherSum && !isOpen ? messages.otherSum.state : messages.states[bill.state]],
    [rows.created, moment(bill.createdAt)],
    isOpen && [rows.until, moment(bill.expiresAt)],
    bill.paidAt !== null && [rows.paid, moment(bill.paidAt)],
    bill.refunded.minor > 0 && [rows.refunded, formatMoney(locale, bill.refunded)],
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
      {bill.state === 'waiting' && <How bill={bill} locale={locale} messages={messages} methods={methods} />}
    </>
  )
}

function How({
  bill: { number, total, method, checkoutUrl },
  locale,
  messages,
  methods,
}: Pick<BillProps, 'locale' | 'messages' | 'methods'> & { bill: Bill }) {
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
