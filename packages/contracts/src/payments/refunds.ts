import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Once } from '../servers.ts'
import { Money } from './balance.ts'

/** How a request to have money paid out stands. `approved`: it is on its way. `charged_back`: a bank took its money back. */
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
    /** As people read it. */
    number: z.number().int(),
    sum: Money,
    state: z.enum(refundStates),
    createdAt: z.iso.datetime(),
    /** The day until whose end it is reviewed, in Belarus. */
    reviewBy: z.iso.date(),
    decidedAt: z.iso.datetime().nullable(),
    /** When the last of it was paid out. */
    paidAt: z.iso.datetime().nullable(),
    /** Of a declined one: why, in the operator's words. */
    reason: z.string().nullable(),
    /** What of an approved one cannot go back the way it came, and is agreed on by mail. */
    byBank: Money,
  })
  .meta({ id: 'RefundRequest' })
export type RefundRequest = z.infer<typeof RefundRequest>

export const Refunds = z
  .object({
    /** What can be paid out; null until the account has a currency. */
    available: Money.nullable(),
    /** What was given, and is spent but not paid out. */
    given: Money.nullable(),
    /** What is owed after a chargeback, absent if nothing: nothing is paid out until it is paid. */
    debt: Money.optional(),
    /** The newest first. Only one at a time is `requested`. */
    requests: z.array(RefundRequest),
    /** Within how many working days a request is decided. */
    reviewWorkingDays: z.number().int(),
    /** Within how many days of the decision money is on the card. */
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
