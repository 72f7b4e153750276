import { z } from 'zod'
import { Money } from './balance.ts'

/** How a bill stands. `preparing`: the processor has not said yet where it is paid. */
export const billStates = [
  'preparing',
  'waiting',
  'paid',
  'declined',
  'expired',
  'refunded',
  'refused',
] as const
export type BillState = (typeof billStates)[number]

/** Why a payment was declined, as far as whoever pays can do something about it. */
export const declineReasons = [
  'funds',
  'card_expired',
  'card_data',
  'authentication',
  'limit',
  'fraud',
  'bank',
  'country',
  'method',
  'canceled',
  'unknown',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What a bill's money is for. `plan` and `extension` are of a server that exists. */
export const billPurposes = ['top_up', 'server', 'plan', 'extension'] as const
export type OrderPurpose = Exclude<(typeof billPurposes)[number], 'top_up'>

/** How it stands with what a payment is for. `created`: it is done. */
export const orderStates = ['waiting', 'created', 'failed'] as const

/** A bill, as whoever has its address sees it: nothing of it says whose it is. */
export const Bill = z
  .object({
    id: z.uuid(),
    number: z.number().int(),
    purpose: z.enum(billPurposes),
    /** What comes onto the balance. */
    sum: Money,
    fee: Money,
    total: Money,
    method: z.string(),
    state: z.enum(billStates),
    /** Of a declined one, and of one that waits for another try after a declined one. */
    reason: z.enum(declineReasons).nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    /** How often it was paid: twice by mistake credits both. */
    timesPaid: z.number().int(),
    /**
     * What came for it in another sum than `total`, which an operator credits or sends back by hand, and whether that is
     * done; absent if nothing did, or if it is paid.
     */
    otherSum: z.object({ money: Money, isResolved: z.boolean() }).optional(),
    /** What of it was sent back. */
    refunded: Money,
    /** Where it is paid, as long as it can be. */
    payAt: z.url().nullable(),
    order: z
      .object({
        state: z.enum(orderStates),
        plan: z.string(),
        /** How many months of a server it pays for; absent where that is not known any more. */
        months: z.number().int().optional(),
        /** Null until a new one is created. */
        server: z.uuid().nullable(),
        /** Of that server now; null where nothing is paid ahead. */
        paidUntil: z.iso.datetime().nullable(),
        /** The code of why it could not be done. */
        failure: z.string().nullable(),
      })
      .nullable(),
    /** No money moves here: a processor to try with. */
    trial: z.boolean(),
  })
  .meta({ id: 'Bill' })
export type Bill = z.infer<typeof Bill>
