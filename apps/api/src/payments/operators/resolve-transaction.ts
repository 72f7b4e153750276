import { and, eq } from 'drizzle-orm'
import { accountNamed, accountSubject } from '../../accounts/account-service.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { fundsOf, type Posting, writeEntry } from '../../balance/journal.ts'
import { balanceOf, chooseCurrencyOf, lockAccount } from '../../balance/ledger.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { type Jobs, withJobs } from '../../jobs/jobs.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { processorTransactions } from '../payments-schema.ts'
import { moneyText, type TransactionRow } from './find-invoice.ts'
import { processorFrom } from './operator-context.ts'

/** What becomes of an unallocated transaction. */
export type Resolution =
  | { kind: 'account'; login: string }
  | { kind: 'transaction'; uid: string }
  | { kind: 'sent_back' | 'written_off' }
export type ResolveTransactionInput = {
  processor: string
  uid: string
  resolution: Resolution
  reason: string
  confirm: boolean
}
/** `description` is a clause without a period. */
export type ResolvedTransaction = { processor: string; uid: string; description: string; isDone: boolean }

/**
 * Allocates an unallocated transaction; without `confirm` it is rolled back. Rejects with
 * OperatorError.
 */
export async function resolveTransaction(
  operator: Operator,
  input: ResolveTransactionInput,
): Promise<ResolvedTransaction> {
  const { processor, uid, confirm } = input
  const description = await withJobs(operator.db, (jobs) =>
    inTransaction(operator.db, async (tx) => {
      const text = await allocate(tx, operator, input, jobs)
      if (!confirm) throw new DryRunRollback(text)
      return text
    }).catch((error: unknown) => {
      if (error instanceof DryRunRollback) return error.message
      throw error
    }),
  )
  return { processor, uid, description, isDone: confirm }
}

/** Rolls back the transaction of a dry run. */
class DryRunRollback extends Error {}

async function allocate(
  tx: Tx,
  operator: Operator,
  { processor, uid, resolution, reason }: ResolveTransactionInput,
  jobs: Pick<Jobs, 'send'>,
): Promise<string> {
  const now = operator.clock()
  const account =
    resolution.kind === 'account' ? await accountNamed(operator.db, resolution.login) : undefined
  // Locked before the transaction, in the same order as everything that counts one.
  const currency = account ? await lockAccount(tx, account.id) : null
  const move = await lockUnallocated(tx, processor, uid)
  const transaction = `the ${move.type} ${uid} of ${moneyText(move.amount, move.currency)} at ${move.processor}`
  const effect =
    move.unallocatedReason === 'test'
      ? 'is recorded; it moved no money, and no books'
      : account
        ? await allocateToAccount(tx, { account, currency, move, reason, now }, jobs)
        : await allocateElsewhere(tx, resolution, { move, reason, now })
  const text = `${transaction} ${effect}`
  await markResolved(tx, move, now)
  await insertAuditEntry(tx, operator, `payment ${move.processor} ${uid}`, `${text}: ${reason}`)
  if (account) await insertAuditEntry(tx, operator, accountSubject(account), `${text}: ${reason}`)
  return text
}

/** Cancels a transaction with another one, or books it as returned or written off. */
async function allocateElsewhere(
  tx: Tx,
  resolution: Resolution,
  { move, reason, now }: Pick<ResolvedMove, 'move' | 'reason' | 'now'>,
): Promise<string> {
  if (resolution.kind === 'transaction') {
    const other = await lockUnallocated(tx, move.processor, resolution.uid)
    if (signed(other) !== -signed(move) || other.currency !== move.currency)
      throw new OperatorError(
        `${resolution.uid}: expected one that takes ${moneyText(move.amount, move.currency)} back, ` +
          'or was taken back by it',
      )
    await markResolved(tx, other, now)
    return `and the ${other.type} ${other.uid} cancel each other`
  }
  const isPayment = move.type === 'payment'
  if (resolution.kind === 'sent_back') {
    if (!isPayment) throw new OperatorError(`a ${move.type} has gone back already`)
    await write(tx, move, { now, reason, accountId: null }, [{ ledger: 'bank', amount: signed(move) }])
    return 'is recorded as sent back by bank'
  }
  await write(tx, move, { now, reason, accountId: null }, [
    { ledger: isPayment ? 'sales' : 'chargebacks', amount: signed(move) },
  ])
  return `is written off as ${isPayment ? 'income' : 'a loss'}`
}

async function lockUnallocated(tx: Tx, processor: string, uid: string): Promise<TransactionRow> {
  const [move] = await tx
    .select()
    .from(processorTransactions)
    .where(
      and(eq(processorTransactions.processor, processorFrom(processor)), eq(processorTransactions.uid, uid)),
    )
    .for('update')
  if (!move?.unallocatedReason)
    throw new OperatorError(`${uid}: nothing of ${processor} is parked with this uid; see \`payment parked\``)
  if (move.resolvedAt) throw new OperatorError(`${uid} was resolved at ${move.resolvedAt.toISOString()}`)
  return move
}

/** The transaction's effect on the unallocated money. */
const signed = ({ type, amount }: Pick<TransactionRow, 'type' | 'amount'>) =>
  type === 'payment' ? amount : -amount

async function markResolved(tx: Tx, { processor, uid }: TransactionRow, now: Date): Promise<void> {
  await tx
    .update(processorTransactions)
    .set({ resolvedAt: now })
    .where(and(eq(processorTransactions.processor, processor), eq(processorTransactions.uid, uid)))
}

async function write(
  tx: Tx,
  move: TransactionRow,
  { now, reason, accountId }: { now: Date; reason: string; accountId: string | null },
  lines: readonly Posting[],
): Promise<void> {
  const kind = accountId === null ? 'unallocated' : move.type === 'payment' ? 'credit' : 'debit'
  await writeEntry(
    tx,
    {
      ...{ at: now, kind, accountId, reason },
      currency: move.currency,
      idempotencyKey: `resolved:${move.processor}:${move.uid}`,
    },
    [{ ledger: 'unclaimed', amount: -signed(move) }, ...lines],
  )
}

type ResolvedMove = {
  account: Awaited<ReturnType<typeof accountNamed>>
  currency: TransactionRow['currency'] | null
  move: TransactionRow
  reason: string
  now: Date
}

/** Credits an account with a payment, or debits it for a refund. */
async function allocateToAccount(
  tx: Tx,
  { account: { id, username }, currency, move, reason, now }: ResolvedMove,
  jobs: Pick<Jobs, 'send'>,
): Promise<string> {
  if (!(await chooseCurrencyOf(tx, id, { chosen: currency, currency: move.currency })))
    throw new OperatorError(`the currency of ${username} is ${currency}, and this is ${move.currency}`)
  const change = signed(move)
  const { own } = await fundsOf(tx, id)
  if (own + change < 0)
    throw new OperatorError(
      `${username} has only ${moneyText(own, move.currency)} of their own, less than what went back; see written-off`,
    )
  await write(tx, move, { now, reason, accountId: id }, [
    { ledger: 'balance', accountId: id, amount: change },
  ])
  const money = { currency: move.currency, minor: await balanceOf(tx, id) }
  if (change > 0)
    await sendMailJob(jobs, tx, {
      kind: 'credited',
      accountId: id,
      money: { amount: { ...money, minor: change }, balance: money },
      page: '/balance',
    })
  const verb = change > 0 ? 'is credited to' : 'is taken from'
  return (
    `${verb} ${username}, whose balance is ${moneyText(money.minor, money.currency)}. The customer ` +
    `reads: ${printable(reason)}`
  )
}
