import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Once } from '../servers/server.ts'
import { Money } from './balance.ts'

/**
 * States of a refund request. `approved`: the payout is in progress. `charged_back`: a bank took
 * its money back.
 */
export const refundStates = [
  'requested',
  'approved',
  'paid',
  'declined',
  'withdrawn',
  'charged_back',
] as const
export type RefundState = (typeof refundStates)[number]

export const RefundRequest = z
  .object({
    id: z.uuid(),
    /** Displayed number. */
    number: z.number().int(),
    sum: Money,
    state: z.enum(refundStates),
    createdAt: z.iso.datetime(),
    /** The last day of the review, in Belarus. */
    reviewBy: z.iso.date(),
    decidedAt: z.iso.datetime().nullable(),
    /** When the last part was paid out. */
    paidAt: z.iso.datetime().nullable(),
    /** For a declined one: the operator's reason. */
    reason: z.string().nullable(),
    /** The approved part that cannot return by its payment method and is arranged by mail. */
    byBank: Money,
  })
  .meta({ id: 'RefundRequest' })
export type RefundRequest = z.infer<typeof RefundRequest>

export const Refunds = z
  .object({
    /** The amount that can be paid out; null until the account has a currency. */
    available: Money.nullable(),
    /** Granted money, which can be spent but not paid out. */
    promoCredit: Money.nullable(),
    /** Debt after a chargeback, absent without one: nothing is paid out until it is settled. */
    debt: Money.optional(),
    /** Newest first. Only one at a time is `requested`. */
    requests: z.array(RefundRequest),
    /** Working days within which a request is decided. */
    reviewWorkingDays: z.number().int(),
    /** Days after the decision within which the money is on the card. */
    paidWithinDays: z.number().int(),
  })
  .meta({ id: 'Refunds' })
export type Refunds = z.infer<typeof Refunds>

export const refundsEndpoints = {
  'GET /api/refunds': {
    summary: 'What of the balance can be paid out, and how requests for it stand',
    session: true,
    answers: { 200: Refunds },
  },
  'POST /api/refunds': {
    summary: 'Asks to have money paid out, which leaves the balance at once; one request for each key',
    limits: ['refund'],
    session: true,
    headers: Once,
    body: z
      .object({ /** In kopecks. */ sum: z.number().int().positive().max(1_000_000_000) })
      .strict()
      .meta({ id: 'NewRefundRequest' }),
    answers: { 201: Refunds },
    errors: ['conflict', 'refund_refused'],
  },
  'DELETE /api/refunds/:id': {
    summary: 'Withdraws a request that is not decided yet: the money is on the balance again',
    session: true,
    params: z.object({ id: z.uuid() }),
    answers: { 200: Refunds },
    errors: ['not_found', 'refund_refused'],
  },
} as const satisfies Endpoints
