import { randomUUID } from 'node:crypto'
import type { ProcessorTransaction } from '../processors/processor.ts'

type Change = Partial<ProcessorTransaction> & Pick<ProcessorTransaction, 'type' | 'money'>

/** Makes transactions of test mode that moved money at the current time of a test's clock. */
export const transactionsAt =
  (time: { readonly now: Date }) =>
  (change: Change): ProcessorTransaction => ({
    ...{ uid: randomUUID(), state: 'done', invoiceId: null, parentUid: null, refundId: null },
    ...{ occurredAt: time.now, isTest: true, reason: null },
    ...change,
  })
