import type { Bill } from '@zubr/contracts/payments/bills'
import type { Currency } from '@zubr/domain/plans'
import { dateFormat, fill, formatMoney, plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import styles from './bill.module.css'
import type { BillProps } from './bill-words.ts'
import { panelLink } from './links.ts'

export const momentOf = (locale: Locale, moment: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(moment))

/** How a bill stands, as a headline and what it means. */
export function headOf(
  { locale, words, paid, declined, page }: BillProps,
  bill: Bill,
): { title: string; texts: string[] } {
  const { state, reason, purpose, order, timesPaid, sum, refunded, expiresAt } = bill
  const isAgain = state === 'waiting' && reason !== null
  // Payment systems lead back to the page of errors after a refusal, and to the bill when somebody leaves.
  const isRefused = isAgain && page !== 'bill'
  const title = state === 'paid' ? paid : state === 'declined' || isRefused ? declined : words.titles[state]
  const text = fill(words.texts[state], {
    until: momentOf(locale, expiresAt),
    amount: formatMoney(locale, state === 'refunded' ? refunded : sum),
  })
  switch (state) {
    case 'declined':
      return { title, texts: [words.reasons[reason ?? 'unknown'], text] }
    case 'paid':
      return {
        title,
        texts: [
          ...(timesPaid > 1
            ? [
                plural(locale, words.paidTimes, timesPaid, {
                  amount: formatMoney(locale, { ...sum, minor: sum.minor * timesPaid }),
                }),
              ]
            : []),
          // What was paid for an order is on the balance no longer than that takes.
          ...(order && purpose !== 'top_up'
            ? [words.orders[purpose][order.state]]
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
          ...(isRefused ? [words.reasons[reason]] : []),
          text,
          ...(isAgain && !isRefused ? [fill(words.lastAttempt, { reason: words.reasons[reason] })] : []),
          ...(purpose === 'top_up' ? [] : [words.orderPays[purpose]]),
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

/** The bill's headline, what its state means, and what one can do next. */
export function BillHead({ bill, ...props }: BillProps & { bill: Bill }) {
  const { page, words } = props
  const { title, texts } = headOf(props, bill)
  const isOwn = page === 'bill'
  const isRefused = bill.state === 'waiting' && bill.reason !== null && !isOwn
  const tone = isRefused ? 'wrong' : tones[bill.state]
  const State = isOwn ? 'h2' : 'h1'
  return (
    <section className={styles.head} data-bill={bill.state} data-tone={tone}>
      {isOwn && <h1 className={styles.number}>{fill(words.heading, { number: bill.number })}</h1>}
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

function Actions({ bill, locale, words, panelUrl, contact, page }: BillProps & { bill: Bill }) {
  const { state, payAt, order, total, sum } = bill
  const lang = { lang: locale }
  const balance = panelLink(panelUrl, '/balance', lang)
  const isOver = ['declined', 'expired', 'refused'].includes(state)
  const orderAgain = !order
    ? balance
    : bill.purpose === 'server'
      ? createLink(panelUrl, locale, order.plan, sum.currency)
      : panelLink(panelUrl, `/servers/${order.server}`, lang)
  const main =
    state === 'waiting' && payAt
      ? { href: payAt, text: fill(words.pay, { total: formatMoney(locale, total) }), rel: 'noreferrer' }
      : state === 'paid' && order?.state === 'created' && order.server
        ? { href: panelLink(panelUrl, `/servers/${order.server}`, lang), text: words.toServer }
        : state === 'paid' && order?.state === 'failed'
          ? { href: orderAgain, text: bill.purpose === 'server' ? words.chooseAnew : words.toServer }
          : isOver
            ? { href: orderAgain, text: words.again }
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
          {words.toBills}
        </a>
      )}
      {isOver && (
        <a className={buttonClass({ tone: 'quiet' })} href={contact.href}>
          {contact.text}
        </a>
      )}
      {page === 'bill' && (
        <button type="button" className={buttonClass({ tone: 'quiet' })} onClick={() => print()}>
          {words.print}
        </button>
      )}
    </p>
  )
}

/** BYN goes without saying. */
const createLink = (panelUrl: string, lang: Locale, plan: string, currency: Currency) =>
  panelLink(panelUrl, '/create', { plan, lang, ...(currency !== 'BYN' && { currency }) })
