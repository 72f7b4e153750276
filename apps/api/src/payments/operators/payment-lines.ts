import { inServiceTime } from '@zubr/domain/service-time'
import { moneyText, printable } from '../../operators/printable.ts'
import { advices } from '../reconcile/findings.ts'
import { type Found, transactionLine } from './find-invoice.ts'
import type { NotificationCounts, PaymentDetails, Reconciliation } from './payment-service.ts'

/** What an invoice is for; the id of its plan follows. */
const orderText = { server: 'for a server of', plan: 'for a change to', extension: 'for more months of' }

/** Formats a payment as one line. */
export function paymentLine({ invoice, login }: Found): string {
  const { number, createdAt, currency, amount, fee, method, state, timesPaid, orderState } = invoice
  return [
    `${number}  ${createdAt.toISOString()}  ${login ?? '(account deleted)'}`,
    moneyText({ currency, minor: amount }) +
      (fee > 0 ? ` and ${moneyText({ currency, minor: fee })} fee` : ''),
    method,
    state + (timesPaid > 1 ? ` ${timesPaid} times` : ''),
    ...(orderState === null ? [] : [`server ${orderState}`]),
  ].join('  ')
}

/** Formats everything about a payment. */
export function* detailLines(details: PaymentDetails): Generator<string> {
  const { found, transactions, journal, notifications, auditEntries } = details
  if (found) yield* paymentLines(found)
  else yield 'It belongs to no invoice of ours.'
  yield transactions.length > 0 ? 'transactions at the processor:' : 'no transactions at the processor.'
  for (const transaction of transactions) yield `  ${transactionLine(transaction)}`
  if (journal.length > 0) yield 'in the journal (`payment report` sums it up):'
  for (const { id, at, kind, reason } of journal)
    yield `  ${at.toISOString()}  entry ${id}  ${kind}  ${printable(reason)}`
  if (notifications) yield notificationLine(notifications)
  for (const { at, text } of auditEntries) yield `operator: ${at.toISOString()}  ${text}`
}

function* paymentLines(found: Found): Generator<string> {
  const { invoice } = found
  yield paymentLine(found)
  yield `id ${invoice.id}, at ${invoice.processor} ${invoice.checkoutId ?? 'not known yet'}`
  yield 'to be paid until ' +
    `${inServiceTime(invoice.expiresAt)}${invoice.paidAt ? `, paid ${inServiceTime(invoice.paidAt)}` : ''}${invoice.reason ? `, declined: ${invoice.reason}` : ''}`
  yield `read from the processor ${invoice.pollCount} ` +
    `times${invoice.pollAt ? `, next ${inServiceTime(invoice.pollAt)}` : ', and no more'}`
  if (invoice.orderState !== null)
    yield `${orderText[invoice.orderKind ?? 'server']} ${invoice.orderPlan}: ` +
      `${invoice.orderState}${invoice.orderFailure ? ` (${invoice.orderFailure})` : ''}${invoice.serverId ? ` ${invoice.serverId}` : ''}`
}

function notificationLine({ count, receivedCount, waiting }: NotificationCounts): string {
  const repeats = receivedCount > count ? `, and ${receivedCount - count} repeats` : ''
  return `the processor sent ${count} notifications${repeats}${waiting > 0 ? `; ${waiting} are not processed yet` : ''}`
}

/** Formats a comparison of our books with the processors'. */
export function* reconciliationLines(reconciliation: Reconciliation): Generator<string> {
  const { span, processors, unread, findings, closed, unallocated } = reconciliation
  yield `From ${inServiceTime(span.from)} to ${inServiceTime(span.to)}:`
  for (const { id, there, here, made } of processors) {
    yield `  ${id}: ${there} transactions there, compared with ${here} of ours`
    for (const { type, uid, money, occurredAt } of made)
      yield `    missing here, and added now as ${id} reports it: ${type} ${uid} of ${moneyText(money)}, ` +
        `${occurredAt.toISOString()}`
  }
  for (const { id, reason } of unread) yield `  ${id} could not be read: ${reason}`
  if (processors.length + unread.length === 0) yield '  No processor is configured: nothing to compare with.'
  for (const { description, since, kind } of findings) {
    yield `${description} since ${inServiceTime(since)}`
    yield `    What to do: ${advices[kind]}`
  }
  for (const transaction of unallocated) yield `waits for your decision: ${transactionLine(transaction)}`
  if (closed > 0) yield `${closed} earlier ${closed === 1 ? 'finding is' : 'findings are'} resolved.`
  if (findings.length === 0)
    yield 'What was read agrees with our books, nothing waits too long, and every entry sums to zero.'
}
