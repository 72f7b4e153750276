import type { Money } from '@zubr/contracts/payments/balance'
import { eq } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { type Jobs, withJobs } from '../../jobs/jobs.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { nextPollAt } from '../backoff.ts'
import { endPart, lockPart } from './apply-refund.ts'
import { partStateTexts } from './command-lines.ts'
import type { PartRow, RefundRow } from './part-states.ts'
import { newPart, partNumbered, refundSubject, requestNumbered } from './refund-service.ts'
import { paymentRefunds } from './refunds-schema.ts'
import { stopWhileInDebt } from './stop-refunds.ts'

export type RefundPartInput = { number: string; part: string }

/** `stopped`: the account owes money after a chargeback, which the part pays. */
export type RefundPartChange = {
  outcome: 'paid' | 'by_bank' | 'stopped' | 'retried'
  number: number
  part: number
  amount: Money
  /** The part that replaces a retried one; null otherwise. */
  newPart: number | null
}
/** An unanswered request is recent for an hour: it may still be answered. */
const recentMs = 3_600_000

/** Records that a part was paid by bank. Rejects with OperatorError. */
export const recordBankPayment = (operator: Operator, input: RefundPartInput): Promise<RefundPartChange> =>
  changePart(operator, input, 'paid', async (tx, { request, part, jobs }) => {
    const { clock } = operator
    if (part.state !== 'by_bank')
      throw new OperatorError(
        `part ${part.part} is ${partStateTexts[part.state]}: only a part that waits for a bank transfer can be paid`,
      )
    if (await stopWhileInDebt(tx, request, clock())) return { outcome: 'stopped' }
    await endPart(tx, { clock, jobs }, { request, part, state: 'paid_by_bank' })
    return { outcome: 'paid' }
  })

/** Has a part paid by bank whose processor gives no clear answer. Rejects with OperatorError. */
export const payPartByBank = (operator: Operator, input: RefundPartInput): Promise<RefundPartChange> =>
  changePart(operator, input, 'bank', async (tx, { request, part }) => {
    const isRecent = part.requestedAt !== null && +operator.clock() - +part.requestedAt <= recentMs
    if (part.state !== 'unclear' && (part.state !== 'asking' || isRecent))
      throw new OperatorError(`part ${part.part} is ${partStateTexts[part.state]}`)
    await tx
      .update(paymentRefunds)
      .set({ state: 'by_bank', pollAt: null })
      .where(eq(paymentRefunds.id, part.id))
    return { outcome: (await stopWhileInDebt(tx, request, operator.clock())) ? 'stopped' : 'by_bank' }
  })

/** Requests a part from its processor again, as a new part. Rejects with OperatorError. */
export const retryRefundPart = (operator: Operator, input: RefundPartInput): Promise<RefundPartChange> =>
  changePart(operator, input, 'retry', async (tx, { request, part, jobs }) => {
    const { invoiceId, processor, processorMethod, parentUid, state } = part
    if (invoiceId === null || (state !== 'unclear' && state !== 'by_bank'))
      throw new OperatorError(`part ${part.part} is ${partStateTexts[state]}, and cannot be requested again`)
    const now = operator.clock()
    await tx
      .update(paymentRefunds)
      .set({ state: 'replaced', pollAt: null, endedAt: now })
      .where(eq(paymentRefunds.id, part.id))
    // A new part has its own id: with the old one the processor would repeat its answer.
    const next = (await tx.$count(paymentRefunds, eq(paymentRefunds.requestId, request.id))) + 1
    const again = newPart(request, { amount: part.amount, by: null, part: next }, now)
    await tx.insert(paymentRefunds).values({
      ...again,
      ...{ invoiceId, processor, processorMethod, parentUid, state: 'asking' },
      pollAt: nextPollAt(now, 0),
    })
    await jobs.send(tx, 'work-refund', { id: again.id })
    return { outcome: 'retried', newPart: next }
  })

type LockedPart = { request: RefundRow; part: PartRow; jobs: Jobs }

async function changePart(
  operator: Operator,
  input: RefundPartInput,
  verb: 'paid' | 'bank' | 'retry',
  work: (
    tx: Tx,
    locked: LockedPart,
  ) => Promise<Pick<RefundPartChange, 'outcome'> & Partial<Pick<RefundPartChange, 'newPart'>>>,
): Promise<RefundPartChange> {
  return withJobs(operator.db, (jobs) =>
    inTransaction(operator.db, async (tx) => {
      const { request: found } = await requestNumbered(tx, input.number)
      const { request, part } = await lockPart(tx, await partNumbered(tx, found, input.part))
      const { outcome, newPart: replacement = null } = await work(tx, { request, part, jobs })
      await insertAuditEntry(tx, operator, refundSubject(request), `${verb}, part ${part.part}`)
      const amount = { currency: part.currency, minor: part.amount }
      return { outcome, number: request.number, part: part.part, amount, newPart: replacement }
    }),
  )
}
