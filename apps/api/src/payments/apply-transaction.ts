import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import { writeEntry } from '../balance/journal.ts'
import { balanceOf, chooseCurrencyOf, lockMoney } from '../balance/ledger.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { chargeBack } from './chargebacks/charge-back.ts'
import { restoreByCredit } from './chargebacks/restore.ts'
import { type PaymentRow, paymentOf } from './create-payment.ts'
import { insertTransaction, isUuid, type UnallocatedReason } from './insert-transaction.ts'
import { orderedServerName } from './orders.ts'
import type { PaymentContext } from './payment-context.ts'
import { payments, processorTransactions } from './payments-schema.ts'
import type { Processor, Transaction } from './processors/processor.ts'
import { applyRefund } from './refunds/apply-refund.ts'

/**
 * Records and posts a processor's transaction, read back from the processor. It is idempotent:
 * duplicates and reordering change nothing. A transaction that matches no payment is recorded as
 * unallocated, and an alert notifies the operator.
 */
export async function applyTransaction(
  context: PaymentContext,
  processor: Processor,
  move: Transaction,
): Promise<void> {
  if (move.type === 'refund' && (await applyRefund(context, processor, move))) return
  await countOnce(context, processor, move)
}

/**
 * The same for a chargeback that an operator enters. Resolves to false if it was counted before.
 * `onCounted` runs in its transaction.
 */
export function countChargeback(
  context: PaymentContext,
  processor: CountedProcessor,
  move: Transaction & { type: 'chargeback' },
  onCounted: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return countOnce(context, processor, move, onCounted)
}

type CountedProcessor = Pick<Processor, 'id' | 'test'>

async function countOnce(
  context: PaymentContext,
  processor: CountedProcessor,
  move: Transaction,
  onCounted: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<boolean> {
  if (move.state !== 'done' || move.money.minor === 0) return false
  const parent = await parentOf(context, processor, move)
  const paymentId = move.type === 'payment' ? move.paymentId : (parent?.paymentId ?? null)
  const payment = isUuid(paymentId) ? await paymentOf(context.db, paymentId) : undefined
  const isCounted = await inTransaction(context.db, async (tx) => {
    // A deleted account is credited nothing. A chargeback still takes from its open refund
    // requests.
    const isKnown =
      payment !== undefined && (move.type === 'chargeback' || (await isAccount(tx, payment.accountId)))
    const chosen = isKnown ? await lockMoney(tx, payment.accountId) : null
    const isThere = isKnown && (await isAccount(tx, payment.accountId, 'key share'))
    const unallocatedReason =
      parent?.unallocatedReason ??
      unallocatedReasonOf({ processor, move, payment, isThere: isThere || move.type === 'chargeback' }) ??
      ((await isTakenIn(tx, payment, chosen)) ? null : 'other_sum')
    const of = { paymentId: payment?.id ?? null, unallocatedReason }
    if (!(await insertTransaction(tx, context, processor, move, of))) return false
    await onCounted(tx)
    // No money moved, so nothing is posted.
    if (unallocatedReason === 'test') return true
    if (unallocatedReason !== null) {
      await insertUnallocated(tx, context, processor, move)
      if (payment && isThere && move.type === 'payment' && unallocatedReason === 'other_sum')
        await mailOtherSum(tx, context, { payment, money: move.money })
      return true
    }
    if (payment && move.type === 'payment') await credit(tx, context, { payment, move })
    if (payment && move.type === 'chargeback')
      await chargeBack(tx, context, {
        payment,
        move: { uid: move.uid, parentUid: move.parentUid, amount: move.money.minor },
        isAccountThere: isThere,
      })
    return true
  })
  // The customer may be waiting for a server.
  if (payment?.orderState === 'waiting') context.jobs.wake?.('create-order')
  return isCounted
}

/**
 * The payment that a transaction takes back. If the payment was unallocated or a test, the
 * transaction that takes it back is the same.
 */
async function parentOf({ db }: PaymentContext, { id }: CountedProcessor, { parentUid }: Transaction) {
  if (parentUid === null) return undefined
  const [parent] = await db
    .select({
      paymentId: processorTransactions.paymentId,
      unallocatedReason: processorTransactions.unallocatedReason,
    })
    .from(processorTransactions)
    .where(and(eq(processorTransactions.processor, id), eq(processorTransactions.uid, parentUid)))
  return parent
}

function unallocatedReasonOf({
  processor,
  move: { type, money, test },
  payment,
  isThere,
}: {
  processor: CountedProcessor
  move: Transaction
  payment: PaymentRow | undefined
  isThere: boolean
}): UnallocatedReason | null {
  if (type === 'payment' && test !== processor.test) return 'test'
  if (type === 'refund') return 'unknown_refund'
  if (!payment || payment.processor !== processor.id) return 'unknown_payment'
  if (money.currency !== payment.currency) return 'other_sum'
  if (type === 'payment' && money.minor !== payment.amount + payment.fee) return 'other_sum'
  return isThere ? null : 'no_account'
}

/**
 * An account that never had money moved gets the currency of the bill again, even if it chose
 * another since the bill was made.
 */
async function isTakenIn(tx: Tx, payment: PaymentRow | undefined, chosen: PaymentRow['currency'] | null) {
  if (!payment) return false
  const { accountId, currency } = payment
  return chosen === currency || (await chooseCurrencyOf(tx, accountId, { chosen, currency }))
}

async function isAccount(tx: Tx, id: string, held?: 'key share'): Promise<boolean> {
  const query = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id))
  return (await (held ? query.for(held) : query)).length > 0
}

/** Records a transaction that cannot be allocated to an account. */
async function insertUnallocated(
  tx: Tx,
  { clock }: PaymentContext,
  { id }: CountedProcessor,
  { uid, type, money }: Transaction,
) {
  const sign = type === 'payment' ? 1 : -1
  await writeEntry(
    tx,
    {
      at: clock(),
      kind: 'unallocated',
      accountId: null,
      currency: money.currency,
      reason: `${type} ${uid}`,
      idempotencyKey: `parked:${id}:${uid}`,
    },
    [
      { ledger: 'unclaimed', amount: sign * money.minor },
      { ledger: 'processor', processor: id, amount: -sign * money.minor },
    ],
  )
}

async function credit(
  tx: Tx,
  { clock, jobs }: PaymentContext,
  { payment, move }: { payment: PaymentRow; move: Transaction },
): Promise<void> {
  const { id, accountId, processor, currency, amount, fee, number } = payment
  const now = clock()
  await writeEntry(
    tx,
    {
      at: now,
      kind: 'payment',
      accountId,
      currency,
      reason: String(number),
      idempotencyKey: `paid:${processor}:${move.uid}`,
    },
    [
      { ledger: 'processor', processor, amount: -(amount + fee) },
      { ledger: 'balance', accountId, amount },
      { ledger: 'fees', processor, amount: fee },
    ],
  )
  const [updated] = await tx
    .update(payments)
    .set({
      state: 'paid',
      reason: null,
      paidAt: sql`coalesce(${payments.paidAt}, ${move.at})`,
      timesPaid: sql`${payments.timesPaid} + 1`,
    })
    .where(eq(payments.id, id))
    .returning()
  const isForOrder = updated?.orderState === 'waiting'
  if (updated?.timesPaid === 1 && isForOrder) await jobs.send(tx, 'create-order', { id })
  // The server that this payment is for has priority over a suspended one.
  if (!isForOrder) await restoreByCredit(tx, { jobs, now, accountId, currency })
  const server = isForOrder && updated.order ? await orderedServerName(tx, updated.order) : undefined
  const money = {
    amount: { currency, minor: amount },
    balance: { currency, minor: await balanceOf(tx, accountId) },
  }
  await sendMailJob(jobs, tx, {
    kind: updated?.timesPaid !== 1 ? 'paid_again' : isForOrder ? 'paid_for_order' : 'paid',
    accountId,
    values: { number: String(number), ...(server !== undefined && { server }) },
    money: { ...money, fee: { currency, minor: fee }, total: { currency, minor: amount + fee } },
    page: '/balance',
  })
}

/**
 * Notifies the owner of a bill that a different sum was paid, and that an operator will allocate
 * it.
 */
async function mailOtherSum(
  tx: Tx,
  { jobs }: PaymentContext,
  { payment, money }: { payment: PaymentRow; money: Transaction['money'] },
): Promise<void> {
  const { accountId, currency, number, amount, fee } = payment
  await sendMailJob(jobs, tx, {
    kind: 'paid_other_sum',
    accountId,
    values: { number: String(number) },
    money: { amount: money, total: { currency, minor: amount + fee } },
    page: '/balance',
  })
}
