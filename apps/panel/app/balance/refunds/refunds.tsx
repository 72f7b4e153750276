import type { RefundRequest, Refunds as RefundsAnswer } from '@zubr/contracts/payments/refunds'
import { fill, formatMoney } from '@zubr/i18n/format'
import { useEndpoint } from '../../api/polled.ts'
import { ApiFailure, call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { formatDate, formatShortDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useChange } from '../use-change.ts'
import { RefundForm } from './refund-form.tsx'
import styles from './refunds.module.css'
import { useRefundsMessages, WithRefundsMessages } from './refunds-messages.tsx'

/**
 * Refunds to the payment source: the refundable sum, and requests with their state.
 * `onMoved` runs when the balance or an invoice has changed.
 */
export function Refunds({ onMoved }: { onMoved?: () => void }) {
  return (
    <WithRefundsMessages>
      <Section onMoved={onMoved} />
    </WithRefundsMessages>
  )
}

function Section({ onMoved }: { onMoved: (() => void) | undefined }) {
  const messages = useRefundsMessages()
  const refunds = useEndpoint(30_000, 'GET /api/refunds')
  /** Applies a response. After a conflict it loads the current state. */
  const move = async (response: Promise<RefundsAnswer>) => {
    try {
      refunds.put(await response)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'refund_refused') refunds.refresh()
      throw error
    }
  }
  useChange(refunds.data?.requests.map(({ id, state }) => `${id} ${state}`).join(), () => onMoved?.())
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="refunds">
      <h2 id="refunds">{messages.heading}</h2>
      <p className={`${panel.dim} ${styles.what}`}>{messages.intro}</p>
      <Loaded of={refunds}>{(data) => <Content data={data} move={move} />}</Loaded>
    </section>
  )
}

type Move = (response: Promise<RefundsAnswer>) => Promise<void>

function Content({ data, move }: { data: RefundsAnswer; move: Move }) {
  const { locale } = useI18n()
  const messages = useRefundsMessages()
  const { available, promoCredit: given, debt, requests } = data
  const isOpen = ({ state }: RefundRequest) => state === 'requested' || state === 'approved'
  const open = requests.filter(isOpen)
  const former = requests.filter((request) => !isOpen(request))
  const canAsk = available !== null && available.minor > 0
  const underReview = requests.find(({ state }) => state === 'requested')
  return (
    <>
      {open.map((request) => (
        <Open key={request.id} request={request} withinDays={data.paidWithinDays} move={move} />
      ))}
      {canAsk && (
        <p className={styles.available}>
          {messages.available} <strong>{formatMoney(locale, available)}</strong>
        </p>
      )}
      {debt && <p>{fill(messages.inDebt, { sum: formatMoney(locale, debt) })}</p>}
      {!canAsk && !debt && open.length === 0 && <p>{messages.nothing}</p>}
      {given !== null && given.minor > 0 && (
        <p className={styles.what}>{fill(messages.given, { sum: formatMoney(locale, given) })}</p>
      )}
      {canAsk && !underReview && <RefundForm data={data} available={available} move={move} />}
      {canAsk && underReview && (
        <p className={styles.what}>{fill(messages.oneAtATime, { number: String(underReview.number) })}</p>
      )}
      {former.length > 0 && (
        <div className={styles.history}>
          <h3>{messages.history}</h3>
          <ul>
            {former.map((request) => (
              <Former key={request.id} request={request} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Open({ request, withinDays, move }: { request: RefundRequest; withinDays: number; move: Move }) {
  const { locale } = useI18n()
  const messages = useRefundsMessages()
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const { id, number, sum, state, reviewBy, decidedAt, byBank } = request
  // Noon in Minsk, so that it is the same day nearly everywhere.
  const reviewDay = formatDate(locale, `${reviewBy}T09:00Z`)
  const paidDay = decidedAt && formatDate(locale, Date.parse(decidedAt) + withinDays * 86_400_000)
  return (
    <div className={styles.open}>
      <p className={panel.spread}>
        <strong>
          {fill(messages.number, { number: String(number) })} · {formatMoney(locale, sum)}
        </strong>
        <span className={`${panel.mark} ${state === 'approved' ? panel.good : ''}`}>
          {messages.states[state]}
        </span>
      </p>
      <p>{paidDay ? fill(messages.onItsWay, { day: paidDay }) : fill(messages.review, { day: reviewDay })}</p>
      {byBank.minor > 0 && <p>{fill(messages.byBank, { sum: formatMoney(locale, byBank) })}</p>}
      {state === 'requested' && (
        <Button
          tone="quiet"
          disabled={busy}
          onClick={() =>
            run(async () => {
              await move(call('DELETE /api/refunds/:id', { params: { id } }))
              done(messages.withdrawnToast)
            })
          }
        >
          {messages.withdraw}
        </Button>
      )}
    </div>
  )
}

function Former({ request }: { request: RefundRequest }) {
  const { locale } = useI18n()
  const messages = useRefundsMessages()
  const { number, sum, state, createdAt, paidAt, decidedAt, reason } = request
  const at = paidAt ?? decidedAt ?? createdAt
  return (
    <li>
      <p className={panel.spread}>
        <span>
          {fill(messages.number, { number: String(number) })} · {formatMoney(locale, sum)}
        </span>
        <span className={styles.state} data-state={state}>
          {messages.states[state]}, <time dateTime={at}>{formatShortDate(locale, at)}</time>
        </span>
      </p>
      {reason !== null && <p className={panel.dim}>{fill(messages.reason, { reason })}</p>}
    </li>
  )
}
