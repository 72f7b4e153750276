import { currencies } from '@zubr/domain/plans'
import { termMonths } from '@zubr/domain/server-life'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

export const Money = z.object({ currency: z.enum(currencies), /** Kopecks. */ minor: z.number().int() })
export type Money = z.infer<typeof Money>

/** Number of months paid at once. */
export const Months = z.literal(termMonths)

/** The current price of a plan for this account, with its breakdown. */
export const Quote = z
  .object({
    plan: z.string(),
    months: Months,
    /** For all months: each as the site shows it, with the price list's discount. */
    price: Money,
    /**
     * The discount for paying several months at once, and the amount it takes off `price`; null if
     * there is none.
     */
    termDiscount: z.object({ percent: z.number().int(), off: Money }).nullable(),
    /** Reduces only the first month, by its price after the term discount. */
    promo: z.object({ code: z.string(), percent: z.number().int(), off: Money }).nullable(),
    /** Why the promo code is refused; null if it is valid or absent. */
    promoRefused: z.enum(['unknown', 'expired', 'used_up', 'used_by_you', 'not_for_free']).nullable(),
    total: Money,
    balance: Money.nullable(),
    /** What the balance lacks, including a debt after a chargeback; 0 if it suffices. */
    missing: Money,
    /** That debt, which a payment settles first; absent without one. */
    debt: Money.optional(),
    /**
     * Why the plan cannot be bought: the account has a free server, its e-mail is not confirmed, or
     * the plan has no price in its currency; null if it can.
     */
    refused: z.enum(['free_taken', 'unconfirmed', 'other_currency']).nullable(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/**
 * Sent by POST, so that no URL contains a code. Without a code it is also the price of an
 * extension.
 */
const QuoteRequest = z
  .object({
    plan: z.string().max(40),
    /** One by default. */
    months: Months.optional(),
    promoCode: z.string().trim().max(40).nullable(),
    /** The currency while the account has none; BYN by default. */
    currency: Money.shape.currency.optional(),
  })
  .strict()
  .meta({ id: 'QuoteRequest' })

const Entry = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'credit',
    'refund',
    'debit',
    'purchase',
    'extension',
    'plan_change',
    'payment',
    'chargeback',
    'payout',
    'payout_ended',
    'chargeback_reversed',
    'period_ended',
    'period_restored',
    'debt_paid',
    'debt_written_off',
  ]),
  money: Money,
  /** The change of the debt after a chargeback; negative if it is paid. Absent if none. */
  debt: Money.optional(),
  reason: z.string(),
  server: z.uuid().nullable(),
})

const MovementId = z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A transaction on an account's balance. `id` increases with time. */
export const Movement = Entry.extend({ id: z.number().int() }).meta({ id: 'Movement' })
export type Movement = z.infer<typeof Movement>

/** The account's money, with its newest transactions first. */
export const Balance = z
  .object({
    /** Null until a currency is chosen. */
    balance: Money.nullable(),
    /** The granted part (promotions, compensation): it is spent first and never paid out. */
    promoCredit: Money.nullable(),
    /** Debt after a chargeback; absent without one. Every credit pays it first. */
    debt: Money.optional(),
    /**
     * Servers whose paid time a chargeback ended: each continues once the balance holds `price`,
     * until `until`.
     */
    restorable: z
      .array(z.object({ server: z.uuid(), name: z.string(), price: Money, until: z.iso.datetime() }))
      .optional(),
    /** The account has no transactions, so its currency can still be chosen. */
    currencyOpen: z.boolean(),
    entries: z.array(Entry),
  })
  .meta({ id: 'Balance' })
export type Balance = z.infer<typeof Balance>

export const balanceEndpoints = {
  'GET /api/balance': {
    summary: "The account's balance with its newest movements",
    session: true,
    answers: { 200: Balance },
  },
  'GET /api/balance/movements': {
    summary: 'All movements of the account’s money, the newest first, a page at a time',
    session: true,
    query: z.object({
      /** The `id` of the last transaction of the previous page. */ before: MovementId.optional(),
    }),
    answers: { 200: z.object({ movements: z.array(Movement), hasMore: z.boolean() }) },
  },
  'POST /api/balance/currency': {
    summary: "Chooses the account's currency, which stays once money has moved",
    session: true,
    body: z.object({ currency: Money.shape.currency }).strict(),
    answers: { 200: Balance },
    errors: ['currency_fixed'],
  },
  'POST /api/quotes': {
    summary: 'What a plan costs this account now, with its arithmetic',
    session: true,
    limits: ['quote'],
    body: QuoteRequest,
    answers: { 200: Quote },
  },
} as const satisfies Endpoints
