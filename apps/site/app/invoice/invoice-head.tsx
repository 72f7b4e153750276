import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { Currency } from '@zubr/domain/plans'
import { dateFormat, fill, formatMoney, plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import styles from './invoice.module.css'
import type { InvoiceProps } from './invoice-props.ts'
import { panelLink } from './links.ts'

export const momentOf = (locale: Locale, moment: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(moment))

/** The headline of an invoice's state and its explanation. */
export function headOf(
  { locale, messages, paid, declined, page }: InvoiceProps,
  invoice: Invoice,
): { title: string; texts: string[] } {
  const { state, reason, purpose, order, timesPaid, sum, total, refunded, expiresAt, otherSum } = invoice
  const otherSumText =
    otherSum &&
    fill(otherSum.isResolved ? messages.otherSum.resolved : messages.otherSum.waits, {
      total: formatMoney(locale, total),
      amount: formatMoney(locale, otherSum.money),
    })
  if (otherSumText && isOver(invoice)) return { title: messages.otherSum.title, texts: [otherSumText] }
  const isAgain = state === 'waiting' && reason !== null
  // Payment systems return to the error page after a refusal, and to the invoice when the payer
  // leaves.
  const isRefused = isAgain && page !== 'invoice'
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

const tones: Record<Invoice['state'], 'well' | 'wrong' | 'open'> = {
  preparing: 'open',
  waiting: 'open',
  paid: 'well',
  declined: 'wrong',
  expired: 'wrong',
  refused: 'wrong',
  refunded: 'well',
}

const isOver = ({ state }: Invoice) => state === 'declined' || state === 'expired' || state === 'refused'

/** The invoice's headline, the explanation of its state, and the next actions. */
export function InvoiceHead({ invoice, ...props }: InvoiceProps & { invoice: Invoice }) {
  const { page, messages } = props
  const { title, texts } = headOf(props, invoice)
  const isOwn = page === 'invoice'
  const isRefused = invoice.state === 'waiting' && invoice.reason !== null && !isOwn
  const tone = isRefused ? 'wrong' : invoice.otherSum && isOver(invoice) ? 'open' : tones[invoice.state]
  const State = isOwn ? 'h2' : 'h1'
  return (
    <section className={styles.head} data-invoice={invoice.state} data-tone={tone}>
      {isOwn && <h1 className={styles.number}>{fill(messages.heading, { number: invoice.number })}</h1>}
      {!isOwn && tone !== 'open' && (
        <Art name={tone === 'wrong' ? 'pay-error' : 'pay-success'} width={132} priority />
      )}
      <State className={isOwn ? styles.state : undefined}>{title}</State>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <Actions {...props} invoice={invoice} />
    </section>
  )
}

function Actions({
  invoice,
  locale,
  messages,
  panelUrl,
  contact,
  page,
}: InvoiceProps & { invoice: Invoice }) {
  const { state, checkoutUrl, order, total, sum, otherSum } = invoice
  const lang = { lang: locale }
  const balance = panelLink(panelUrl, '/balance', lang)
  const orderAgain = !order
    ? balance
    : invoice.purpose === 'server'
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
          ? { href: orderAgain, text: invoice.purpose === 'server' ? messages.chooseAnew : messages.toServer }
          : isOver(invoice)
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
          {messages.toInvoices}
        </a>
      )}
      {isOver(invoice) && !otherSum && (
        <a className={buttonClass({ tone: 'quiet' })} href={contact.href}>
          {contact.text}
        </a>
      )}
      {page === 'invoice' && (
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
