import { planChangeRefusals } from '@zubr/domain/terms/plan-change'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Money } from '../payments/balance.ts'
import { Once, Server } from '../servers.ts'

/** What another plan costs, with its arithmetic. */
export const PlanQuote = z
  .object({
    plan: z.string(),
    /** Of a month. */
    price: Money,
    /** As it is, or will be where a free server becomes a paid one. */
    paidUntil: z.iso.datetime(),
    /** A free server's first month: `cost` is its price, and nothing is left of anything. */
    purchase: z.boolean(),
    /** Paid time that is left. */
    hours: z.number().int(),
    /** What is left of what was paid. */
    worth: Money,
    /** What the time that is left costs on the new plan. */
    cost: Money,
    /** Some of that time was bought with a discount for its term, which `cost` has too. */
    keepsTermDiscount: z.boolean(),
    /** Above zero it is owed, below zero it comes back to the balance. */
    change: Money,
    /** How much of what comes back was given, and is given again. */
    given: Money,
    balance: Money.nullable(),
    /** How much the balance lacks; 0 if it suffices. */
    missing: Money,
    /** A debt after a chargeback, which `missing` includes; absent if nothing is owed. */
    debt: Money.optional(),
    /** Why it can't be had now; null if it can. */
    refused: z.enum(planChangeRefusals).nullable(),
  })
  .meta({ id: 'PlanQuote' })
export type PlanQuote = z.infer<typeof PlanQuote>

const Plan = z.string().max(40)

const own = { session: true, params: z.object({ id: z.uuid() }) } as const

/** For how long a server is paid, and by which plan. */
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
            /** What a month costs as it was shown, in kopecks: if it costs something else by now, nothing is turned on. */
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
        /** `change` as it was shown, in kopecks: if it is another by now, nothing is changed. */
        minor: z.number().int(),
      })
      .strict()
      .meta({ id: 'NewPlan' }),
    answers: { 200: Server },
    errors: ['server_not_active', 'plan_refused', 'insufficient_balance', 'currency_not_chosen', 'conflict'],
  },
} as const satisfies Endpoints
