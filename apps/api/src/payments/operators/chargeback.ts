import type { Money } from '@zubr/contracts/payments/balance'
import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { countChargeback } from '../apply-transaction.ts'
import { processorTransactions } from '../payments-schema.ts'
import { reportsChargebacks } from '../processors/processor.ts'
import { findInvoice, moneyText, type TransactionRow } from './find-invoice.ts'
import { operatorPaymentContext } from './operator-context.ts'

const referencePattern = /^[\w.:-]{1,60}$/

export type RecordChargebackInput = {
  /** The number, id or uid of the payment. */
  key: string
  /** The bank's reference identifies the chargeback: a second entry has no effect. */
  reference: string
  /** Minor units; by default what is left of the payment. */
  amountMinor: number | undefined
  confirm: boolean
}
export type RecordedChargeback = {
  processor: ProcessorId
  uid: string
  reference: string
  amount: Money
  /** The number of the payment. */
  number: number
  isDone: boolean
}

/**
 * Records a chargeback at a processor that does not report them, with the effects of a notification
 * (decision 64). Without `confirm` it only checks. Rejects with OperatorError.
 */
export async function recordChargeback(
  operator: Operator,
  { key, reference, amountMinor, confirm }: RecordChargebackInput,
): Promise<RecordedChargeback> {
  if (!referencePattern.test(reference))
    throw new OperatorError('the reference has 1 to 60 letters a–z, digits, and the characters . : - _')
  const { found, moves } = await findInvoice(operator.db, key)
  const paid = chosenPayment(moves, key)
  if (!found || !paid) throw new OperatorError(`${key}: no payment of ours was paid by this`)
  const { processor, currency } = paid
  if (reportsChargebacks[processor])
    throw new OperatorError(`${processor} reports chargebacks itself: they are recorded without you`)
  const uid = `bank:${reference}`
  if (moves.some((move) => move.uid === uid)) throw enteredBefore(reference)
  const left = leftOf(moves, paid)
  const minor = amountMinor ?? left
  if (minor <= 0 || minor > left)
    throw new OperatorError(`--amount: expected a sum up to ${moneyText(left, currency)}, what is left of it`)
  const amount = { currency, minor }
  if (confirm) await applyOperatorChargeback(operator, paid, { uid, reference, amount })
  return { processor, uid, reference, amount, number: found.invoice.number, isDone: confirm }
}

/** Formats a chargeback as a clause. */
export const chargebackText = ({ amount, number, reference }: RecordedChargeback): string =>
  `the bank took back ${moneyText(amount.minor, amount.currency)} of invoice ${number} (${reference})`

async function applyOperatorChargeback(
  operator: Operator,
  paid: TransactionRow,
  { uid, reference, amount }: Pick<RecordedChargeback, 'uid' | 'reference' | 'amount'>,
): Promise<void> {
  const { processor, isTest } = paid
  const isCounted = await withJobs(operator.db, (jobs) =>
    countChargeback(
      operatorPaymentContext(operator, jobs),
      { id: processor, isTest },
      {
        ...{ uid, type: 'chargeback', state: 'done', money: amount },
        ...{ invoiceId: null, parentUid: paid.uid, refundId: null, occurredAt: operator.clock(), isTest },
        reason: null,
      },
      async (tx) => {
        // A concurrent refund or chargeback may have been stored since the read: the account is
        // locked now.
        if (leftOf(await moneyTaken(tx, paid), paid) < 0)
          throw new OperatorError(
            `less than ${moneyText(amount.minor, amount.currency)} is left of it now: see payment show`,
          )
        const text = `chargeback entered: ${reference}`
        await insertAuditEntry(tx, operator, `payment ${processor} ${uid}`, text)
      },
    ),
  )
  if (!isCounted) throw enteredBefore(reference)
}

const enteredBefore = (reference: string) => new OperatorError(`${reference} was entered before`)

/**
 * The selected payment transaction. An invoice that was paid twice needs the transaction's own uid.
 */
function chosenPayment(moves: readonly TransactionRow[], word: string): TransactionRow | undefined {
  const payments = moves.filter(
    ({ type, unallocatedReason }) => type === 'payment' && unallocatedReason === null,
  )
  const named = payments.find(({ uid }) => uid === word)
  if (!named && payments.length > 1)
    throw new OperatorError(`it was paid ${payments.length} times: name one by its uid, as payment show does`)
  return named ?? payments[0]
}

/** All transactions that took money from a payment or returned it. */
const moneyTaken = (tx: Tx, { processor, uid }: TransactionRow): Promise<TransactionRow[]> =>
  tx
    .select()
    .from(processorTransactions)
    .where(and(eq(processorTransactions.processor, processor), eq(processorTransactions.parentUid, uid)))

/** What refunds and other chargebacks have not taken, in minor units. */
function leftOf(moves: readonly TransactionRow[], paid: TransactionRow): number {
  const ofIt = moves.filter(({ parentUid }) => parentUid === paid.uid)
  // The reversal of a chargeback adds its sum again.
  return ofIt.reduce(
    (left, { type, amount }) => left + (type === 'chargeback_reversal' ? amount : -amount),
    paid.amount,
  )
}
