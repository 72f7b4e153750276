import type { Money } from '@zubr/contracts/payments/balance'
import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq } from 'drizzle-orm'
import { lockMoney } from '../../balance/ledger.ts'
import { inTransaction } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { reverseChargeback } from '../chargebacks/reverse.ts'
import { readInvoice } from '../create-invoice.ts'
import { processorTransactions } from '../payments-schema.ts'
import { moneyText } from './find-invoice.ts'
import { operatorPaymentContext, processorFrom } from './operator-context.ts'

export type RecordReversalInput = {
  processor: string
  /** The uid of the chargeback. */
  uid: string
  confirm: boolean
}
export type RecordedReversal = {
  processor: ProcessorId
  uid: string
  amount: Money
  /** The number of the payment. */
  number: number
  isDone: boolean
}

/**
 * Records that a bank reversed a chargeback, and restores everything. No processor's API reports
 * reversals. Without `confirm` it only checks. Rejects with OperatorError.
 */
export async function recordReversal(
  operator: Operator,
  { processor: processorText, uid, confirm }: RecordReversalInput,
): Promise<RecordedReversal> {
  const { db } = operator
  const processor = processorFrom(processorText)
  const [move] = await db
    .select()
    .from(processorTransactions)
    .where(
      and(
        eq(processorTransactions.processor, processor),
        eq(processorTransactions.uid, uid),
        eq(processorTransactions.type, 'chargeback'),
      ),
    )
  const invoice = move?.invoiceId ? await readInvoice(db, move.invoiceId) : undefined
  if (!move || !invoice)
    throw new OperatorError(`${uid}: ${processor} has reported no such chargeback of ours`)
  if (move.unallocatedReason) throw new OperatorError(`${uid} is parked; see \`payment resolve\``)
  if (confirm)
    await withJobs(db, (jobs) =>
      inTransaction(db, async (tx) => {
        await lockMoney(tx, invoice.accountId)
        if (
          !(await reverseChargeback(tx, operatorPaymentContext(operator, jobs), {
            invoice,
            transaction: move,
          }))
        )
          throw new OperatorError(`${uid} was reversed before`)
        await insertAuditEntry(tx, operator, `payment ${processor} ${uid}`, 'reversed')
      }),
    )
  const amount = { currency: move.currency, minor: move.amount }
  return { processor, uid, amount, number: invoice.number, isDone: confirm }
}

/** Formats the chargeback as the subject of a sentence. */
export const reversalText = ({ uid, amount, number }: RecordedReversal): string =>
  `the chargeback ${uid} of ${moneyText(amount.minor, amount.currency)}, invoice ${number},`
