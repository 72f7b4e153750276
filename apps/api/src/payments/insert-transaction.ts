import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import type { PaymentContext } from './payment-context.ts'
import { processorTransactions, type unallocatedReasons } from './payments-schema.ts'
import type { Processor, ProcessorTransaction } from './processors/processor.ts'

export type UnallocatedReason = (typeof unallocatedReasons)[number]

/** Inserts a processor's transaction. Resolves to false if it was stored before. */
export async function insertTransaction(
  tx: Tx,
  { clock }: Pick<PaymentContext, 'clock'>,
  processor: Pick<Processor, 'id'>,
  { uid, type, parentUid, occurredAt, isTest, money }: ProcessorTransaction,
  of: { invoiceId: string | null; unallocatedReason: UnallocatedReason | null },
): Promise<boolean> {
  const inserted = await tx
    .insert(processorTransactions)
    .values({
      ...{ uid, type, parentUid, occurredAt, isTest, ...of },
      processor: processor.id,
      currency: money.currency,
      amount: money.minor,
      appliedAt: clock(),
    })
    .onConflictDoNothing()
    .returning({ uid: processorTransactions.uid })
  return inserted.length > 0
}

/** Whether a processor's transaction was inserted before. */
export async function hasTransaction(
  { db }: Pick<PaymentContext, 'db'>,
  processor: Pick<Processor, 'id'>,
  uid: string,
): Promise<boolean> {
  const { processor: processorId, uid: knownUid } = processorTransactions
  return (await db.$count(processorTransactions, and(eq(processorId, processor.id), eq(knownUid, uid)))) > 0
}

export const isUuid = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
