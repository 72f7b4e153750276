import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type findingKinds, reconciliationFindings } from './reconciliation-schema.ts'

export type FindingKind = (typeof findingKinds)[number]
export type FindingRow = typeof reconciliationFindings.$inferSelect
export type Finding = Omit<typeof reconciliationFindings.$inferInsert, 'foundAt' | 'closedAt'>

/** What an operator should do about a finding. */
export const advices: Record<FindingKind, string> = {
  missing:
    'look it up by this uid in the processor’s back office. If it was never there, or was taken ' +
    'back, the customer has money that never arrived: ' +
    '`npm run zubr -- balance debit`, and write to the processor.',
  differs:
    'look it up by this uid in the processor’s back office and compare both. The recorded sum stays: ' +
    'correct the difference with ' +
    '`npm run zubr -- balance credit` or `debit`.',
  made_up:
    'nothing is lost, it is recorded now. Check that the address of notifications is set at the ' +
    'processor (docs/operate/payments.md), and read the API’s log.',
  unsettled:
    'the processor gave no result, and is no longer polled: `npm run zubr -- payment look <number>` ' +
    'reads the payment at once and prints the error.',
  order_waits:
    'the money is on the balance. The API’s log says why the server is not created ("a job failed"); ' +
    'the job is retried.',
  unworked:
    'the processor does not answer, or its keys are wrong: read the API’s log for "a job failed". ' +
    'They are stored, and retried.',
  refund_waits:
    '`npm run zubr -- refund show <number>` shows what is known; then run `refund approve` or ' +
    '`decline`, `refund paid` after the bank transfer, `refund bank` or `retry` ' +
    'for a part without a clear result (docs/operate/refunds-and-chargebacks.md).',
  books:
    'notify the developers at once, and change nothing by hand: `npm run zubr -- payment report` shows the difference.',
}

export const openFindings = (db: Db): Promise<FindingRow[]> =>
  db
    .select()
    .from(reconciliationFindings)
    .where(isNull(reconciliationFindings.closedAt))
    .orderBy(asc(reconciliationFindings.since), asc(reconciliationFindings.id))

/**
 * Inserts new findings, and closes those that were checked and not found again. Resolves to the
 * number of closed ones.
 */
export async function storeFindings(
  db: Db,
  found: readonly Finding[],
  { wasLookedAt, now }: { wasLookedAt(row: FindingRow): boolean; now: Date },
): Promise<number> {
  const keys = new Set(found.map(({ key }) => key))
  return inTransaction(db, async (tx) => {
    const open = await tx
      .select()
      .from(reconciliationFindings)
      .where(isNull(reconciliationFindings.closedAt))
      .for('update')
    const over = open.filter((row) => !keys.has(row.key) && wasLookedAt(row)).map(({ id }) => id)
    if (over.length > 0)
      await tx
        .update(reconciliationFindings)
        .set({ closedAt: now })
        .where(and(inArray(reconciliationFindings.id, over), isNull(reconciliationFindings.closedAt)))
    if (found.length > 0)
      await tx
        .insert(reconciliationFindings)
        .values(found.map((each) => ({ ...each, foundAt: now })))
        .onConflictDoNothing()
    return over.length
  })
}
