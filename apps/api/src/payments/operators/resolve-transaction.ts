import { and, eq } from 'drizzle-orm'
import { accountNamed } from '../../accounts/account-commands.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { fundsOf, type Posting, writeEntry } from '../../balance/journal.ts'
import { balanceOf, chooseCurrencyOf, lockAccount } from '../../balance/ledger.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { type Jobs, withJobs } from '../../jobs/jobs.ts'
import { type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { processorTransactions } from '../payments-schema.ts'
import { moneyText, type TransactionRow } from './find-invoice.ts'
import { processorFrom } from './operator-context.ts'

export const resolveUsage =
  'payment resolve <processor> <uid> to <login> <reason> | sent-back <reason> | with <other uid> <reason> | written-off <reason> [--confirm]'

type Way = { to: string } | { other: string } | { as: 'sent-back' | 'written-off' }
type ResolveInput = { processor: string; uid: string; way: Way; reason: string }

/** Allocates an unallocated transaction. Prints what it would do; does it with `--confirm`. */
export async function resolve(context: CommandContext, args: string[]): Promise<void> {
  const input = parseResolveInput(args.filter((word) => word !== '--confirm'))
  const isMeant = args.includes('--confirm')
  const line = await withJobs(context.db, (jobs) =>
    inTransaction(context.db, async (tx) => {
      const done = await place(tx, context, input, jobs)
      if (isMeant) return done
      throw new DryRunRollback(done)
    }).catch((error: unknown) => {
      if (error instanceof DryRunRollback) return error
      throw error
    }),
  )
  if (!(line instanceof DryRunRollback)) return context.print(`${line}.`)
  context.print(`This would happen: ${line.message}.`)
  context.print(`If that is meant: npm run zubr -- payment resolve ${args.join(' ')} --confirm`)
}

/** Rolls back the transaction of a dry run. */
class DryRunRollback extends Error {}

function parseResolveInput(args: string[]): ResolveInput {
  const usage = () => new OperatorError(`usage: ${resolveUsage}`)
  const [processor = '', uid = '', how = '', ...reasonWords] = args
  const named = how === 'to' || how === 'with'
  const [name = ''] = reasonWords
  const reason = reasonWords
    .slice(named ? 1 : 0)
    .join(' ')
    .trim()
  if (uid === '' || reason === '' || (named && name === '')) throw usage()
  if (how === 'to') return { processor, uid, reason, way: { to: name } }
  if (how === 'with') return { processor, uid, reason, way: { other: name } }
  if (how !== 'sent-back' && how !== 'written-off') throw usage()
  return { processor, uid, reason, way: { as: how } }
}

async function place(
  tx: Tx,
  context: CommandContext,
  { processor, uid, way, reason }: ResolveInput,
  jobs: Pick<Jobs, 'send'>,
): Promise<string> {
  const now = context.clock()
  const account = 'to' in way ? await accountNamed(context.db, way.to) : undefined
  // Locked before the transaction, in the same order as everything that counts one.
  const currency = account ? await lockAccount(tx, account.id) : null
  const move = await lockUnallocated(tx, processor, uid)
  const text = `the ${move.type} ${uid} of ${moneyText(move.amount, move.currency)} at ${move.processor}`
  const done = await (async () => {
    if (move.unallocatedReason === 'test') return `${text} is noted; it moved no money, and no books`
    if ('other' in way) {
      const other = await lockUnallocated(tx, processor, way.other)
      if (signed(other) !== -signed(move) || other.currency !== move.currency)
        throw new OperatorError(
          `${way.other}: expected one that takes ${moneyText(move.amount, move.currency)} back, or was taken back by it`,
        )
      await resolveTransaction(tx, other, now)
      return `${text} and the ${other.type} ${other.uid} cancel each other`
    }
    if (account) {
      const resolved = { account, currency, move, reason, now }
      return `${text} ${await allocateToAccount(tx, resolved, jobs)}`
    }
    const resolution = 'as' in way && way.as
    if (resolution === 'sent-back') {
      if (move.type !== 'payment') throw new OperatorError(`a ${move.type} has gone back already`)
      await write(tx, move, { now, reason, accountId: null }, [{ ledger: 'bank', amount: signed(move) }])
      return `${text} is noted as sent back by bank`
    }
    await write(tx, move, { now, reason, accountId: null }, [
      { ledger: move.type === 'payment' ? 'sales' : 'chargebacks', amount: signed(move) },
    ])
    return `${text} is written off as ${move.type === 'payment' ? 'income' : 'a loss'}`
  })()
  await resolveTransaction(tx, move, now)
  await insertAuditEntry(tx, now, `payment ${move.processor} ${uid}`, `${done}: ${reason}`)
  if (account) await insertAuditEntry(tx, now, `account ${account.username}`, `${done}: ${reason}`)
  return done
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
    throw new OperatorError(`${uid}: nothing of ${processor} is parked under it; see \`payment parked\``)
  if (move.resolvedAt)
    throw new OperatorError(`${uid} has had its place since ${move.resolvedAt.toISOString()}`)
  return move
}

/** The transaction's effect on the unallocated money. */
const signed = ({ type, amount }: Pick<TransactionRow, 'type' | 'amount'>) =>
  type === 'payment' ? amount : -amount

async function resolveTransaction(tx: Tx, { processor, uid }: TransactionRow, now: Date): Promise<void> {
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
  return `${verb} ${username}, whose balance is ${moneyText(money.minor, money.currency)}. The customer reads: ${printable(reason)}`
}
