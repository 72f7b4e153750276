import { planChangeRefusals } from '@zubr/domain/terms/plan-change'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Money } from '../payments/balance.ts'
import { Once, Server } from './server.ts'

/** The price of a change of plan, with its breakdown. */
export const PlanQuote = z
  .object({
    plan: z.string(),
    /** Per month. */
    price: Money,
    /** The current one, or the one after a free server becomes a paid one. */
    paidUntil: z.iso.datetime(),
    /** A free server's first month: `cost` is its price, and there is no remaining time. */
    purchase: z.boolean(),
    /** Remaining paid time. */
    hours: z.number().int(),
    /** The unused part of what was paid. */
    worth: Money,
    /** The price of the remaining time on the new plan. */
    cost: Money,
    /** Part of that time was bought with a term discount, which `cost` includes too. */
    keepsTermDiscount: z.boolean(),
    /** Positive: due. Negative: returned to the balance. */
    change: Money,
    /** The part of the return that was granted money, and is granted again. */
    promoCredit: Money,
    balance: Money.nullable(),
    /** What the balance lacks; 0 if it suffices. */
    missing: Money,
    /** A debt after a chargeback, included in `missing`; absent without one. */
    debt: Money.optional(),
    /** Why it is refused now; null if it is possible. */
    refused: z.enum(planChangeRefusals).nullable(),
  })
  .meta({ id: 'PlanQuote' })
export type PlanQuote = z.infer<typeof PlanQuote>

const Plan = z.string().max(40)

const own = { session: true, params: z.object({ id: z.uuid() }) } as const

/** Paid time and plan of a server. */
export const termsEndpoints = {
  'PUT /api/servers/:id/auto-extend': {
    summary: 'Has each month paid from the balance by itself, or not any more',
    ...own,
    right: 'owner',
    limits: ['mutate'],
    body: z
      .discriminatedUnion('on', [
        z
          .object({
            on: z.literal(true),
            /** The displayed price of a month in kopecks: if it has changed, nothing is enabled. */
            minor: z.number().int().nonnegative(),
          })
          .strict(),
        z.object({ on: z.literal(false) }).strict(),
      ])
      .meta({ id: 'AutoExtension' }),
    answers: { 200: Server },
    errors: ['server_not_active', 'plan_refused'],
  },
  'POST /api/servers/:id/plan/quote': {
    summary: 'What another plan of a server costs now, with its arithmetic, and whether it can be had',
    ...own,
    right: 'owner',
    activeOnly: true,
    limits: ['quote'],
    body: z.object({ plan: Plan }).strict(),
    answers: { 200: PlanQuote },
  },
  'PUT /api/servers/:id/plan': {
    summary: 'Gives a server another plan at once, for what is owed or given back',
    ...own,
    right: 'owner',
    limits: ['mutate'],
    headers: Once,
    body: z
      .object({
        plan: Plan,
        /** The displayed `change` in kopecks: if it has changed, nothing happens. */
        minor: z.number().int(),
      })
      .strict()
      .meta({ id: 'NewPlan' }),
    answers: { 200: Server },
    errors: ['server_not_active', 'plan_refused', 'insufficient_balance', 'currency_not_chosen', 'conflict'],
  },
} as const satisfies Endpoints
