import { randomUUID } from 'node:crypto'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { type AuditEntry, insertAuditEntry, newestAuditEntries } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import type { ReceiptRow } from './process-receipts.ts'
import { saleReceipts } from './receipts-schema.ts'

export const receiptStateTexts: Record<ReceiptRow['state'], string> = {
  asking: 'being requested',
  waiting: 'in progress at the till',
  done: 'made',
  failed: 'failed: retry, or make it by hand and record it with made',
  by_hand: 'made by hand',
}

/** Receipts that a processor has not made yet, oldest first. */
export const openReceipts = ({ db }: Operator): Promise<ReceiptRow[]> =>
  db.select().from(saleReceipts).where(isNull(saleReceipts.endedAt)).orderBy(asc(saleReceipts.number))

/** A receipt with what operators did to it. Rejects with OperatorError. */
export async function receiptDetails(
  { db }: Operator,
  { number }: { number: string },
): Promise<{ receipt: ReceiptRow; auditEntries: AuditEntry[] }> {
  const receipt = await receiptNumbered(db, number)
  return { receipt, auditEntries: await newestAuditEntries(db, subjectOf(receipt)) }
}

/** Requests a failed receipt again. Rejects with OperatorError. */
export async function retryReceipt(
  operator: Operator,
  { number }: { number: string },
): Promise<{ number: number }> {
  // A new idempotency key: with the old one the processor would repeat its answer. A receipt made
  // under the old key is found first.
  return changeFailed(operator, number, 'requested again', {
    ...{ state: 'asking', idempotencyKey: randomUUID(), uid: null, pollCount: 0, failure: null },
    pollAt: operator.clock(),
  })
}

/** Records that a failed receipt was made by hand. Rejects with OperatorError. */
export async function recordReceiptByHand(
  operator: Operator,
  { number, how }: { number: string; how: string },
): Promise<{ number: number }> {
  const change = { state: 'by_hand', pollAt: null, endedAt: operator.clock() } as const
  return changeFailed(operator, number, `made by hand: ${how}`, change)
}

/** The subject in the operator log. */
const subjectOf = ({ number }: ReceiptRow) => `receipt ${number}`

async function receiptNumbered(db: Db, number: string): Promise<ReceiptRow> {
  const [row] = /^\d{1,15}$/.test(number)
    ? await db
        .select()
        .from(saleReceipts)
        .where(eq(saleReceipts.number, Number(number)))
    : []
  if (!row) throw new OperatorError(`there is no receipt ${printable(number)}; try: receipt list`)
  return row
}

/** Changes a failed receipt, once. */
async function changeFailed(
  operator: Operator,
  text: string,
  auditText: string,
  change: Partial<typeof saleReceipts.$inferInsert>,
): Promise<{ number: number }> {
  const { number } = await receiptNumbered(operator.db, text)
  await inTransaction(operator.db, async (tx) => {
    const [row] = await tx.select().from(saleReceipts).where(eq(saleReceipts.number, number)).for('update')
    if (row?.state !== 'failed')
      throw new OperatorError(`receipt ${number} is ${row ? receiptStateTexts[row.state] : 'gone'}`)
    await tx.update(saleReceipts).set(change).where(eq(saleReceipts.number, number))
    await insertAuditEntry(tx, operator, subjectOf(row), auditText)
  })
  return { number }
}
