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
  { locale, words, paid, declined }: BillProps,
  bill: Bill,
): { title: string; texts: string[] } {
  const { state, reason, order, timesPaid, sum, refunded, expiresAt } = bill
  const isRefused = state === 'waiting' && reason !== null
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
          timesPaid > 1
            ? plural(locale, words.paidTimes, timesPaid, {
                amount: formatMoney(locale, { ...sum, minor: sum.minor * timesPaid }),
              })
            : text,
          ...(order ? [words.orders[order.state]] : []),
        ],
      }
    case 'preparing':
    case 'waiting':
      return {
        title,
        texts: [...(isRefused ? [words.reasons[reason]] : []), text, ...(order ? [words.orderPays] : [])],
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
  // The last try was declined, and it waits for the next.
  const tone = bill.state === 'waiting' && bill.reason !== null ? 'wrong' : tones[bill.state]
  const isOwn = page === 'bill'
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
  const main =
    state === 'waiting' && payAt
      ? { href: payAt, text: fill(words.pay, { total: formatMoney(locale, total) }), rel: 'noreferrer' }
      : state === 'paid' && order?.state === 'created' && order.server
        ? { href: panelLink(panelUrl, `/servers/${order.server}`, lang), text: words.toServer }
        : state === 'paid' && order?.state === 'failed'
          ? { href: createLink(panelUrl, locale, order.plan, sum.currency), text: words.chooseAnew }
          : isOver
            ? {
                href: order ? createLink(panelUrl, locale, order.plan, sum.currency) : balance,
                text: words.again,
              }
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
