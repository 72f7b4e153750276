import { decimalOf } from '@zubr/domain/money'
import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { applyTransaction } from '../apply-transaction.ts'
import type { PaymentContext } from '../payment-context.ts'
import { processorTransactions } from '../payments-schema.ts'
import { type Processor, type ProcessorTransaction, reportsChargebacks } from '../processors/processor.ts'
import { type Finding, type FindingKind, openFindings } from './findings.ts'

type TransactionRow = typeof processorTransactions.$inferSelect
export type Span = { from: Date; to: Date }
export type Comparison = {
  /** Transactions in the processor's list, and those of them that we had not counted. */
  there: number
  made: ProcessorTransaction[]
  /** Our transactions of the same time span. */
  here: number
  findings: Finding[]
}

/** Rows that one query names at most. */
const atOnce = 1_000

/**
 * Compares a processor's transactions of a time span with ours. Those that only the processor has
 * are counted. Each that only we have is read by its id before it is reported: a list may date it
 * differently. Throws ProcessorAway and ProcessorRefused.
 */
export async function compare(
  context: PaymentContext,
  processor: Processor,
  span: Span,
): Promise<Comparison> {
  const there = new Map<string, ProcessorTransaction>()
  for await (const each of processor.listTransactions(span.from, span.to))
    if (each.state === 'done' && each.money.minor > 0) there.set(each.uid, each)
  const [made, counted] = await countNew(context, processor, [...there.values()])
  const ours = await movesOf(context, processor, span)
  const findings: Finding[] = []
  const say = (finding: Finding | undefined) => finding && findings.push(finding)
  for (const [uid, each] of there) say(difference(counted.get(uid), each))
  for (const each of made) if (counted.get(each.uid)?.unallocatedReason === null) say(madeUp(processor, each))
  const before = await foundBefore(context, processor)
  const askedFor = [...ours, ...before.filter(({ uid }) => !ours.some((row) => row.uid === uid))]
  for (const row of askedFor)
    if (!there.has(row.uid)) {
      const transaction = await processor.findTransaction(row.uid)
      say(transaction?.state === 'done' ? difference(row, transaction) : missing(row, transaction))
    }
  return { there: there.size, made, here: ours.length, findings }
}

/**
 * Counts new transactions, payments before refunds and chargebacks. Resolves to the new ones, and
 * to all of them as stored.
 */
async function countNew(
  context: PaymentContext,
  processor: Processor,
  there: readonly ProcessorTransaction[],
) {
  const before = await rowsOf(context, processor, there)
  const made = there
    .filter(({ uid }) => !before.has(uid))
    .sort(
      (a, b) => Number(a.type !== 'payment') - Number(b.type !== 'payment') || +a.occurredAt - +b.occurredAt,
    )
  for (const each of made) await applyTransaction(context, processor, each)
  const since = made.length > 0 ? await rowsOf(context, processor, made) : new Map<string, TransactionRow>()
  return [made, new Map([...before, ...since])] as const
}

async function rowsOf({ db }: PaymentContext, { id }: Processor, there: readonly ProcessorTransaction[]) {
  const rows = new Map<string, TransactionRow>()
  for (let from = 0; from < there.length; from += atOnce) {
    const uids = there.slice(from, from + atOnce).map(({ uid }) => uid)
    const found = await db
      .select()
      .from(processorTransactions)
      .where(and(eq(processorTransactions.processor, id), inArray(processorTransactions.uid, uids)))
    for (const row of found) rows.set(row.uid, row)
  }
  return rows
}

/**
 * Our transactions that these keys can read: those of the other mode (test or live) belong to
 * another shop.
 */
const parents = alias(processorTransactions, 'parents')
const ofThisMode = (isTest: boolean) =>
  sql`coalesce(${parents.isTest}, ${processorTransactions.isTest}) = ${isTest}`

async function movesOf(
  { db }: PaymentContext,
  { id, isTest }: Processor,
  span: Span,
): Promise<TransactionRow[]> {
  const { from, to } = span
  // Operators enter what a processor does not report: all reversals, and chargebacks at some.
  const isReported = and(
    ne(processorTransactions.type, 'chargeback_reversal'),
    reportsChargebacks[id] ? undefined : ne(processorTransactions.type, 'chargeback'),
  )
  const within = and(
    gte(processorTransactions.occurredAt, from),
    lt(processorTransactions.occurredAt, to),
    isReported,
  )
  return select(db, id, and(within, ofThisMode(isTest)))
}

/** Open findings of the last run, which may have changed. */
async function foundBefore({ db }: PaymentContext, { id, isTest }: Processor): Promise<TransactionRow[]> {
  const open = await openFindings(db)
  const uids = open.flatMap(({ processor, uid, kind }) =>
    processor === id && uid !== null && kind !== 'made_up' ? [uid] : [],
  )
  if (uids.length === 0) return []
  return select(db, id, and(inArray(processorTransactions.uid, uids), ofThisMode(isTest)))
}

async function select(db: PaymentContext['db'], id: Processor['id'], which: ReturnType<typeof and>) {
  const rows = await db
    .select({ transaction: processorTransactions })
    .from(processorTransactions)
    .leftJoin(
      parents,
      and(
        eq(parents.processor, processorTransactions.processor),
        eq(parents.uid, processorTransactions.parentUid),
      ),
    )
    .where(and(eq(processorTransactions.processor, id), which))
  return rows.map(({ transaction }) => transaction)
}

const about = (
  kind: FindingKind,
  processor: Processor['id'],
  { uid, occurredAt }: { uid: string; occurredAt: Date },
) => ({
  ...{ kind, processor, uid, since: occurredAt },
  key: `${kind}:${processor}:${uid}`,
})

const nameOf = ({ type, processor, uid, currency, amount }: TransactionRow) =>
  `The ${type} ${uid} of ${decimalOf(amount)} ${currency} at ${processor}`

function difference(
  row: TransactionRow | undefined,
  { type, money }: ProcessorTransaction,
): Finding | undefined {
  if (!row) return undefined
  if (row.type === type && row.amount === money.minor && row.currency === money.currency) return undefined
  return {
    ...about('differs', row.processor, row),
    description: `${nameOf(row)}, as we counted it, has been a ${type} of ${decimalOf(money.minor)} ${money.currency} there`,
  }
}

function missing(row: TransactionRow, transaction: ProcessorTransaction | null): Finding {
  return {
    ...about('missing', row.processor, row),
    description: `${nameOf(row)}, which we counted, has been ${transaction ? `called ${transaction.state}` : 'unknown'} there`,
  }
}

function madeUp({ id }: Processor, transaction: ProcessorTransaction): Finding {
  const { type, uid, money, occurredAt } = transaction
  return {
    ...about('made_up', id, { uid, occurredAt }),
    description: `Nobody had told us of the ${type} ${uid} of ${decimalOf(money.minor)} ${money.currency} at ${id}, which happened`,
  }
}
