import { firmCountries, type RequisiteField, requisiteLengths } from '@zubr/domain/firms/requisites'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { hasHiddenCharacters } from '../fields/name.ts'
import { Money } from '../payments/balance.ts'

const requisites = (text: (field: RequisiteField) => z.ZodString) =>
  z
    .object({
      country: z.enum(firmCountries),
      name: text('name'),
      /** УНП, ИНН, or another country's number. */
      taxNumber: text('taxNumber'),
      address: text('address'),
      account: text('account'),
      bank: text('bank'),
      bic: text('bic'),
      signatory: text('signatory'),
      basis: text('basis'),
    })
    .strict()

/** An account's company, as its documents name it. Omitted fields are empty. */
export const Firm = requisites((field) => z.string().max(requisiteLengths[field])).meta({ id: 'Firm' })
export type Firm = z.infer<typeof Firm>

/**
 * Company details as typed, where spaces are allowed; the answer has faults by field, as
 * `RequisiteFault`.
 */
const TypedFirm = requisites(() =>
  z
    .string()
    .max(300)
    .refine((text) => !hasHiddenCharacters(text), 'hidden_characters'),
).meta({ id: 'TypedFirm' })

/**
 * `open`: the month is not over; `due`: its act can be made; `made`: it exists and never changes.
 */
export const actStates = ['open', 'due', 'made'] as const

/** Such as `2026-10`, in the service's time zone. */
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'expected a month like 2026-10')

/** Sales and returns: `change` is a change of a server's plan. */
export const soldKinds = ['purchase', 'extension', 'change', 'returned'] as const
export type SoldKind = (typeof soldKinds)[number]

/**
 * A month's acceptance act, immutable once made: the sales of that month minus returns. Names are
 * in Russian, the language of its law.
 */
export const Act = z
  .object({
    month: Month,
    /** Without gaps in each year: `2026-17`. */
    number: z.string(),
    madeAt: z.iso.datetime(),
    seller: z.object({ name: z.string(), taxNumber: z.string(), address: z.string() }),
    buyer: Firm,
    lines: z.array(
      z.object({
        /** When it was paid for. */
        at: z.iso.datetime(),
        kind: z.enum(soldKinds),
        /** The plan's id, and its name at that time. */
        plan: z.string(),
        name: z.string(),
        /** Negative for returns. */
        sum: Money,
      }),
    ),
    total: Money,
    /** The part paid with granted money. */
    ofGiven: Money,
    /** The seller's statement on VAT. */
    vat: z.string(),
  })
  .meta({ id: 'Act' })
export type Act = z.infer<typeof Act>

export const Acts = z
  .object({
    /** The newest month first. */
    months: z.array(
      z.object({
        month: Month,
        state: z.enum(actStates),
        number: z.string().nullable(),
        total: Money,
      }),
    ),
  })
  .meta({ id: 'Acts' })
export type Acts = z.infer<typeof Acts>

const OwnFirm = z.object({ firm: Firm.nullable() }).meta({ id: 'OwnFirm' })

export const firmsEndpoints = {
  'GET /api/account/firm': {
    summary: "The requisites of the account's firm, if it is one",
    session: true,
    answers: { 200: OwnFirm },
  },
  'PUT /api/account/firm': {
    summary: 'Keeps them; `fields` of a refusal say what is wrong with each',
    session: true,
    body: TypedFirm,
    answers: { 200: OwnFirm },
  },
  'DELETE /api/account/firm': {
    summary: 'Forgets them; acts that were made stay',
    session: true,
    answers: { 204: z.null().describe('Done, if there was anything to do.') },
  },
  'GET /api/acts': {
    summary: 'The months in which something was sold to the account, and how it stands with their acts',
    session: true,
    answers: { 200: Acts },
  },
  'GET /api/acts/:month': {
    summary: "A month's act that was made",
    session: true,
    params: z.object({ month: Month }),
    answers: { 200: Act },
    errors: ['not_found'],
  },
  'POST /api/acts/:month': {
    summary: "Makes the act of a month that is over, with the firm's requisites of today; once",
    session: true,
    params: z.object({ month: Month }),
    answers: { 200: Act },
    errors: ['not_found', 'act_refused'],
  },
} as const satisfies Endpoints
