import type { Quote } from '@zubr/contracts/payments/balance'
import type { Currency, Plan } from '@zubr/domain/plans'
import type { TermMonths } from '@zubr/domain/server-life'
import { fill, formatMoney } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { Link } from 'react-router'
import type { Polled } from '../api/polled.ts'
import { CurrencyChoice } from '../balance/currency-choice.tsx'
import type { AtOnce } from '../balance/top-up/at-once.ts'
import { NoMethods } from '../balance/top-up/no-methods.tsx'
import { PayAtOnce } from '../balance/top-up/pay-at-once.tsx'
import { PaymentNotes } from '../balance/top-up/price-breakdown.tsx'
import { TopUp } from '../balance/top-up/top-up-link.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { planName } from '../server/plan-name.ts'
import { MonthsChoice } from '../terms/months-choice.tsx'
import { PriceLineList } from '../terms/price-line-list.tsx'
import { toPriceLines } from '../terms/price-lines.ts'

type SummaryProps = {
  plan: Plan
  quote: Polled<Quote>
  /** The currency of the link. */
  currency: Currency | undefined
  /** The payment at a processor, if any; `hasFile`: leaving for it would lose a modpack file. */
  payment: { atOnce: AtOnce | undefined; trial: boolean; hasFile: boolean; onMethod(id: string): void }
  months: TermMonths
  onMonths(months: TermMonths): void
  ready: boolean
  /** Why the server cannot be created now. */
  obstacle: string | undefined
  busy: boolean
  /** The button was pressed, and the price was recalculated instead. */
  recounted: boolean
  fault: string | undefined
}

/** The price with its calculation, and the button that buys. */
export function Summary({ plan, quote, ready, obstacle, busy, recounted, fault, ...rest }: SummaryProps) {
  const { currency, months, onMonths } = rest
  const { atOnce, trial, hasFile, onMethod } = rest.payment
  const { locale, messages } = useI18n()
  const submitText = ({ total }: Quote, paidNow: number | undefined) => {
    if (paidNow !== undefined)
      return fill(messages.balance.buy.submits.server, {
        total: formatMoney(locale, { ...total, minor: paidNow }),
      })
    if (total.minor === 0) return messages.create.submit
    return fill(messages.create.submitPaid, { price: formatMoney(locale, total) })
  }
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-label={messages.create.summary}>
      <h2>{messages.create.summary}</h2>
      <p className={panel.dim}>{planName(locale, messages, plan.id)}</p>
      {plan.tier !== 'free' && (
        <MonthsChoice
          name="months"
          currency={quote.data?.total.currency ?? currency ?? 'BYN'}
          chosen={months}
          onChoose={onMonths}
        />
      )}
      <Loaded of={quote}>
        {(shownQuote) => {
          const isPaid = shownQuote.total.minor > 0
          const needsCurrency = isPaid && shownQuote.balance === null
          const lacks = shownQuote.missing.minor > 0
          const total = typeof atOnce?.price === 'object' ? atOnce.price.total : undefined
          const isPayable = atOnce ? total !== undefined && !hasFile : !lacks && !needsCurrency
          return (
            <>
              <PriceLineList lines={toPriceLines(locale, messages, shownQuote)} />
              {shownQuote.promo && shownQuote.months > 1 && (
                <p className={panel.dim}>
                  {shownQuote.termDiscount ? messages.terms.promoAfterDiscount : messages.terms.promoFirst}
                </p>
              )}
              {shownQuote.refused && (
                <Notice>
                  {messages.create.refused[shownQuote.refused]}{' '}
                  {shownQuote.refused === 'unconfirmed' && (
                    <Link to={paths.account}>{messages.create.toAccount}</Link>
                  )}
                </Notice>
              )}
              {obstacle && <Notice>{obstacle}</Notice>}
              {atOnce &&
                (hasFile ? (
                  <Notice>
                    {messages.balance.buy.ownPack} <TopUp missing={shownQuote.missing} />
                  </Notice>
                ) : (
                  <PayAtOnce of={atOnce} what="server" onMethod={onMethod} />
                ))}
              {!atOnce && needsCurrency && (
                <CurrencyChoice
                  chosen={null}
                  preset={currency && shownQuote.total.currency}
                  onChosen={quote.refresh}
                />
              )}
              {!atOnce && !needsCurrency && lacks && <NoMethods text={messages.create.topUp} />}
              {recounted && <Notice>{messages.create.recounted}</Notice>}
              {fault && (
                <p className={panel.alert} role="alert">
                  {fault}
                </p>
              )}
              <button
                className={buttonClass({ size: 'wide' })}
                type="submit"
                disabled={
                  !ready || busy || shownQuote.refused !== null || !isPayable || obstacle !== undefined
                }
              >
                {busy
                  ? atOnce
                    ? messages.balance.topUp.leaving
                    : messages.create.submitting
                  : submitText(shownQuote, total)}
              </button>
              {atOnce && !hasFile && <PaymentNotes trial={trial} />}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
