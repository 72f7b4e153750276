import { currencies } from '@zubr/domain/plans'
import { lookUp } from '@zubr/domain/tables/look-up'
import { z } from 'zod'
import { declineOfBepaid } from './bepaid-declines.ts'
import { ProcessorAway, ProcessorsOwnId, type ProcessorTransaction, refundIdFromReason } from './processor.ts'

export const BepaidTransaction = z.object({
  uid: ProcessorsOwnId,
  type: z.string(),
  status: z.string(),
  message: z.string().nullish(),
  code: z.string().nullish(),
  amount: z.number().int().nonnegative(),
  currency: z.enum(currencies),
  tracking_id: z.string().nullish(),
  parent_uid: z.string().nullish(),
  reason: z.string().nullish(),
  test: z.boolean().nullish(),
  created_at: z.string().nullish(),
  paid_at: z.string().nullish(),
})
export type BepaidTransaction = z.infer<typeof BepaidTransaction>
export const OneTransaction = z.object({ transaction: BepaidTransaction })
/** Several transactions with an id of ours are a list; a single one may come without a list. */
export const SomeTransactions = z.union([
  z.object({ transactions: z.array(BepaidTransaction) }),
  OneTransaction,
])
export const TransactionReport = z.object({
  transactions: z.array(BepaidTransaction),
  has_more: z.boolean(),
  last_object_id: z.union([z.number(), z.string()]).nullish(),
})

/** A void in the back office returns a payment before it is settled. */
const takesBack = { refund: 'refund', void: 'refund', chargeback: 'chargeback' } as const

/**
 * We request payments only: types that a shop makes by hand (authorization) move no money of ours.
 * Source: docs.bepaid.by/en/integration/card_api/transactions, 2026-11-27. It has no reversals.
 */
export const isCounted = ({ type }: BepaidTransaction) => type === 'payment' || Object.hasOwn(takesBack, type)

const states: Record<string, ProcessorTransaction['state']> = {
  successful: 'done',
  failed: 'failed',
  error: 'failed',
  expired: 'failed',
  deleted: 'failed',
}

/** Throws ProcessorAway if a transaction has no time. */
export function toProcessorTransaction(transaction: BepaidTransaction): ProcessorTransaction {
  const { uid, type, status, amount, currency, tracking_id, parent_uid, reason, paid_at, created_at } =
    transaction
  const kind = Object.hasOwn(takesBack, type) ? takesBack[type as keyof typeof takesBack] : 'payment'
  const state = lookUp(states, status) ?? 'waiting'
  const occurredAt = new Date(paid_at ?? created_at ?? Number.NaN)
  if (Number.isNaN(+occurredAt)) throw new ProcessorAway('bepaid tells of a transaction without its time')
  return {
    uid,
    type: kind,
    state,
    money: { currency, minor: amount },
    invoiceId: kind === 'payment' ? (tracking_id ?? null) : null,
    parentUid: kind === 'payment' ? null : (parent_uid ?? null),
    refundId: kind === 'refund' ? refundIdFromReason(reason) : null,
    occurredAt,
    isTest: transaction.test === true,
    reason: kind === 'payment' && state === 'failed' ? declineOfBepaid(transaction) : null,
  }
}
