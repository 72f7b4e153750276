import { currencies } from '@zubr/domain/plans'
import { termMonths } from '@zubr/domain/server-life'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

export const Money = z.object({ currency: z.enum(currencies), /** Kopecks. */ minor: z.number().int() })
export type Money = z.infer<typeof Money>

/** How many months are paid at once. */
export const Months = z.literal(termMonths)

/** What a plan costs this account now, with its arithmetic. */
export const Quote = z
  .object({
    plan: z.string(),
    months: Months,
    /** Of all months: each as the site shows it, the discount of the price list included. */
    price: Money,
    /** The discount for paying several months at once, and what it takes off `price`; null if there is none. */
    termDiscount: z.object({ percent: z.number().int(), off: Money }).nullable(),
    /** It lowers the first month alone, by its price after the discount for the term. */
    promo: z.object({ code: z.string(), percent: z.number().int(), off: Money }).nullable(),
    /** Why a code that was given does not count; null if it does, or none was given. */
    promoRefused: z.enum(['unknown', 'expired', 'used_up', 'used_by_you', 'not_for_free']).nullable(),
    total: Money,
    balance: Money.nullable(),
    /** How much the balance lacks, a debt after a chargeback included; 0 if it suffices. */
    missing: Money,
    /** That debt, which a payment settles first; absent if nothing is owed. */
    debt: Money.optional(),
    /**
     * Why it can't be had: there is a free server already, the e-mail is not confirmed, or the plan is not sold in the
     * account's currency; null if it can.
     */
    refused: z.enum(['free_taken', 'unconfirmed', 'other_currency']).nullable(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** Asked by POST, so that no code stands in an address. Without a code it is also the price of an extension. */
const QuoteRequest = z
  .object({
    plan: z.string().max(40),
    /** One if not given. */
    months: Months.optional(),
    promoCode: z.string().trim().max(40).nullable(),
    /** What to reckon in as long as the account has chosen no currency; BYN if not given. */
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
  /** What it adds to the debt after a chargeback; below zero, what it pays of it. Absent if nothing. */
  debt: Money.optional(),
  reason: z.string(),
  server: z.uuid().nullable(),
})

const MovementId = z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A movement of an account's money. `id` grows with time. */
export const Movement = Entry.extend({ id: z.number().int() }).meta({ id: 'Movement' })
export type Movement = z.infer<typeof Movement>

/** The account's money, with its newest movements first. */
export const Balance = z
  .object({
    /** Null until a currency is chosen. */
    balance: Money.nullable(),
    /** What of it was given (promotions, compensation): it is spent first, and never paid out. */
    given: Money.nullable(),
    /** What is owed after a chargeback; absent if nothing. Every credit pays it first. */
    debt: Money.optional(),
    /** Servers whose paid time a chargeback ended: once the balance holds `price`, until `until`, it goes on. */
    restorable: z
      .array(z.object({ server: z.uuid(), name: z.string(), price: Money, until: z.iso.datetime() }))
      .optional(),
    /** No money has moved yet, so the currency can still be chosen. */
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
      /** The `id` of the last one that was answered before. */ before: MovementId.optional(),
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
