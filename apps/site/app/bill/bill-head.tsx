import type { Bill } from '@zubr/contracts/payments/bills'
import type { Currency } from '@zubr/domain/plans'
import { dateFormat, fill, formatMoney, plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import styles from './bill.module.css'
import type { BillProps } from './bill-props.ts'
import { panelLink } from './links.ts'

export const momentOf = (locale: Locale, moment: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(moment))

/** The headline of a bill's state and its explanation. */
export function headOf(
  { locale, messages, paid, declined, page }: BillProps,
  bill: Bill,
): { title: string; texts: string[] } {
  const { state, reason, purpose, order, timesPaid, sum, total, refunded, expiresAt, otherSum } = bill
  const otherSumText =
    otherSum &&
    fill(otherSum.isResolved ? messages.otherSum.resolved : messages.otherSum.waits, {
      total: formatMoney(locale, total),
      amount: formatMoney(locale, otherSum.money),
    })
  if (otherSumText && isOver(bill)) return { title: messages.otherSum.title, texts: [otherSumText] }
  const isAgain = state === 'waiting' && reason !== null
  // Payment systems return to the error page after a refusal, and to the bill when the payer
  // leaves.
  const isRefused = isAgain && page !== 'bill'
  const title =
    state === 'paid' ? paid : state === 'declined' || isRefused ? declined : messages.titles[state]
  const text = fill(messages.texts[state], {
    until: momentOf(locale, expiresAt),
    amount: formatMoney(locale, state === 'refunded' ? refunded : sum),
  })
  switch (state) {
    case 'declined':
      return { title, texts: [messages.reasons[reason ?? 'unknown'], text] }
    case 'paid':
      return {
        title,
        texts: [
          ...(timesPaid > 1
            ? [
                plural(locale, messages.paidTimes, timesPaid, {
                  amount: formatMoney(locale, { ...sum, minor: sum.minor * timesPaid }),
                }),
              ]
            : []),
          // A payment for an order is on the balance only until the order is fulfilled.
          ...(order && purpose !== 'top_up'
            ? [messages.orders[purpose][order.state]]
            : timesPaid > 1
              ? []
              : [text]),
        ],
      }
    case 'preparing':
    case 'waiting':
      return {
        title,
        texts: [
          ...(otherSumText ? [otherSumText] : []),
          ...(isRefused ? [messages.reasons[reason]] : []),
          text,
          ...(isAgain && !isRefused
            ? [fill(messages.lastAttempt, { reason: messages.reasons[reason] })]
            : []),
          ...(purpose === 'top_up' ? [] : [messages.orderPays[purpose]]),
        ],
      }
    default:
      return { title, texts: [text] }
  }
}

const tones: Record<Bill['state'], 'well' | 'wrong' | 'open'> = {
  preparing: 'open',
  waiting: 'open',
  paid: 'well',
  declined: 'wrong',
  expired: 'wrong',
  refused: 'wrong',
  refunded: 'well',
}

const isOver = ({ state }: Bill) => state === 'declined' || state === 'expired' || state === 'refused'

/** The bill's headline, the explanation of its state, and the next actions. */
export function BillHead({ bill, ...props }: BillProps & { bill: Bill }) {
  const { page, messages } = props
  const { title, texts } = headOf(props, bill)
  const isOwn = page === 'bill'
  const isRefused = bill.state === 'waiting' && bill.reason !== null && !isOwn
  const tone = isRefused ? 'wrong' : bill.otherSum && isOver(bill) ? 'open' : tones[bill.state]
  const State = isOwn ? 'h2' : 'h1'
  return (
    <section className={styles.head} data-bill={bill.state} data-tone={tone}>
      {isOwn && <h1 className={styles.number}>{fill(messages.heading, { number: bill.number })}</h1>}
      {!isOwn && tone !== 'open' && (
        <Art name={tone === 'wrong' ? 'pay-error' : 'pay-success'} width={132} priority />
      )}
      <State className={isOwn ? styles.state : undefined}>{title}</State>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <Actions {...props} bill={bill} />
    </section>
  )
}

function Actions({ bill, locale, messages, panelUrl, contact, page }: BillProps & { bill: Bill }) {
  const { state, checkoutUrl, order, total, sum, otherSum } = bill
  const lang = { lang: locale }
  const balance = panelLink(panelUrl, '/balance', lang)
  const orderAgain = !order
    ? balance
    : bill.purpose === 'server'
      ? createLink(panelUrl, locale, order.plan, sum.currency)
      : panelLink(panelUrl, `/servers/${order.server}`, lang)
  const main =
    state === 'waiting' && checkoutUrl
      ? {
          href: checkoutUrl,
          text: fill(messages.pay, { total: formatMoney(locale, total) }),
          rel: 'noreferrer',
        }
      : state === 'paid' && order?.state === 'created' && order.server
        ? { href: panelLink(panelUrl, `/servers/${order.server}`, lang), text: messages.toServer }
        : state === 'paid' && order?.state === 'failed'
          ? { href: orderAgain, text: bill.purpose === 'server' ? messages.chooseAnew : messages.toServer }
          : isOver(bill)
            ? otherSum
              ? { href: contact.href, text: contact.text }
              : { href: orderAgain, text: messages.again }
            : undefined
  return (
    <p className={`row ${styles.actions}`}>
      {main && (
        <a className={buttonClass()} href={main.href} rel={main.rel}>
          {main.text}
        </a>
      )}
      {main?.href !== balance && (
        <a className={buttonClass({ tone: main ? 'quiet' : 'main' })} href={balance}>
          {messages.toBills}
        </a>
      )}
      {isOver(bill) && !otherSum && (
        <a className={buttonClass({ tone: 'quiet' })} href={contact.href}>
          {contact.text}
        </a>
      )}
      {page === 'bill' && (
        <button type="button" className={buttonClass({ tone: 'quiet' })} onClick={() => print()}>
          {messages.print}
        </button>
      )}
    </p>
  )
}

/** BYN is the default and is omitted. */
const createLink = (panelUrl: string, lang: Locale, plan: string, currency: Currency) =>
  panelLink(panelUrl, '/create', { plan, lang, ...(currency !== 'BYN' && { currency }) })
