import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import { writeEntry } from '../balance/journal.ts'
import { balanceOf, chooseCurrencyOf, lockMoney } from '../balance/ledger.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { chargeBack } from './chargebacks/charge-back.ts'
import { restoreByCredit } from './chargebacks/restore.ts'
import { type InvoiceRow, readInvoice } from './create-invoice.ts'
import { insertTransaction, isUuid, type UnallocatedReason } from './insert-transaction.ts'
import { orderedServerName } from './orders.ts'
import type { PaymentContext } from './payment-context.ts'
import { invoices, processorTransactions } from './payments-schema.ts'
import type { Processor, ProcessorTransaction } from './processors/processor.ts'
import { applyRefund } from './refunds/apply-refund.ts'

/**
 * Records and posts a processor's transaction, read back from the processor. It is idempotent:
 * duplicates and reordering change nothing. A transaction that matches no invoice is recorded as
 * unallocated, and an alert notifies the operator.
 */
export async function applyTransaction(
  context: PaymentContext,
  processor: Processor,
  transaction: ProcessorTransaction,
): Promise<void> {
  if (transaction.type === 'refund' && (await applyRefund(context, processor, transaction))) return
  await countOnce(context, processor, transaction)
}

/**
 * The same for a chargeback that an operator enters. Resolves to false if it was counted before.
 * `onCounted` runs in its transaction.
 */
export function countChargeback(
  context: PaymentContext,
  processor: CountedProcessor,
  transaction: ProcessorTransaction & { type: 'chargeback' },
  onCounted: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return countOnce(context, processor, transaction, onCounted)
}

type CountedProcessor = Pick<Processor, 'id' | 'isTest'>

async function countOnce(
  context: PaymentContext,
  processor: CountedProcessor,
  transaction: ProcessorTransaction,
  onCounted: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<boolean> {
  if (transaction.state !== 'done' || transaction.money.minor === 0) return false
  const parent = await parentOf(context, processor, transaction)
  const invoiceId = transaction.type === 'payment' ? transaction.invoiceId : (parent?.invoiceId ?? null)
  const invoice = isUuid(invoiceId) ? await readInvoice(context.db, invoiceId) : undefined
  const isCounted = await inTransaction(context.db, async (tx) => {
    // A deleted account is credited nothing. A chargeback still takes from its open refund
    // requests.
    const isKnown =
      invoice !== undefined && (transaction.type === 'chargeback' || (await isAccount(tx, invoice.accountId)))
    const chosen = isKnown ? await lockMoney(tx, invoice.accountId) : null
    const isThere = isKnown && (await isAccount(tx, invoice.accountId, 'key share'))
    const unallocatedReason =
      parent?.unallocatedReason ??
      unallocatedReasonOf({
        processor,
        transaction,
        invoice,
        isThere: isThere || transaction.type === 'chargeback',
      }) ??
      ((await isTakenIn(tx, invoice, chosen)) ? null : 'other_sum')
    const of = { invoiceId: invoice?.id ?? null, unallocatedReason }
    if (!(await insertTransaction(tx, context, processor, transaction, of))) return false
    await onCounted(tx)
    // No money moved, so nothing is posted.
    if (unallocatedReason === 'test') return true
    if (unallocatedReason !== null) {
      await insertUnallocated(tx, context, processor, transaction)
      if (invoice && isThere && transaction.type === 'payment' && unallocatedReason === 'other_sum')
        await mailOtherSum(tx, context, { invoice, money: transaction.money })
      return true
    }
    if (invoice && transaction.type === 'payment') await credit(tx, context, { invoice, transaction })
    if (invoice && transaction.type === 'chargeback')
      await chargeBack(tx, context, {
        invoice,
        transaction: {
          uid: transaction.uid,
          parentUid: transaction.parentUid,
          amount: transaction.money.minor,
        },
        isAccountThere: isThere,
      })
    return true
  })
  // The customer may be waiting for a server.
  if (invoice?.orderState === 'waiting') context.jobs.wake?.('create-order')
  return isCounted
}

/**
 * The payment that a transaction takes back. If the payment was unallocated or a test, the
 * transaction that takes it back is the same.
 */
async function parentOf(
  { db }: PaymentContext,
  { id }: CountedProcessor,
  { parentUid }: ProcessorTransaction,
) {
  if (parentUid === null) return undefined
  const [parent] = await db
    .select({
      invoiceId: processorTransactions.invoiceId,
      unallocatedReason: processorTransactions.unallocatedReason,
    })
    .from(processorTransactions)
    .where(and(eq(processorTransactions.processor, id), eq(processorTransactions.uid, parentUid)))
  return parent
}

function unallocatedReasonOf({
  processor,
  transaction: { type, money, isTest },
  invoice,
  isThere,
}: {
  processor: CountedProcessor
  transaction: ProcessorTransaction
  invoice: InvoiceRow | undefined
  isThere: boolean
}): UnallocatedReason | null {
  if (type === 'payment' && isTest !== processor.isTest) return 'test'
  if (type === 'refund') return 'unknown_refund'
  if (!invoice || invoice.processor !== processor.id) return 'unknown_payment'
  if (money.currency !== invoice.currency) return 'other_sum'
  if (type === 'payment' && money.minor !== invoice.amount + invoice.fee) return 'other_sum'
  return isThere ? null : 'no_account'
}

/**
 * An account that never had money moved gets the currency of the invoice again, even if it chose
 * another since the invoice was made.
 */
async function isTakenIn(tx: Tx, invoice: InvoiceRow | undefined, chosen: InvoiceRow['currency'] | null) {
  if (!invoice) return false
  const { accountId, currency } = invoice
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
  { uid, type, money }: ProcessorTransaction,
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
  { invoice, transaction }: { invoice: InvoiceRow; transaction: ProcessorTransaction },
): Promise<void> {
  const { id, accountId, processor, currency, amount, fee, number } = invoice
  const now = clock()
  await writeEntry(
    tx,
    {
      at: now,
      kind: 'payment',
      accountId,
      currency,
      reason: String(number),
      idempotencyKey: `paid:${processor}:${transaction.uid}`,
    },
    [
      { ledger: 'processor', processor, amount: -(amount + fee) },
      { ledger: 'balance', accountId, amount },
      { ledger: 'fees', processor, amount: fee },
    ],
  )
  const [updated] = await tx
    .update(invoices)
    .set({
      state: 'paid',
      reason: null,
      paidAt: sql`coalesce(${invoices.paidAt}, ${transaction.occurredAt})`,
      timesPaid: sql`${invoices.timesPaid} + 1`,
    })
    .where(eq(invoices.id, id))
    .returning()
  const isForOrder = updated?.orderState === 'waiting'
  if (updated?.timesPaid === 1 && isForOrder) await jobs.send(tx, 'create-order', { id })
  // The server that this invoice is for has priority over a suspended one.
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
 * Notifies the owner of an invoice that a different sum was paid, and that an operator will
 * allocate it.
 */
async function mailOtherSum(
  tx: Tx,
  { jobs }: PaymentContext,
  { invoice, money }: { invoice: InvoiceRow; money: ProcessorTransaction['money'] },
): Promise<void> {
  const { accountId, currency, number, amount, fee } = invoice
  await sendMailJob(jobs, tx, {
    kind: 'paid_other_sum',
    accountId,
    values: { number: String(number) },
    money: { amount: money, total: { currency, minor: amount + fee } },
    page: '/balance',
  })
}
