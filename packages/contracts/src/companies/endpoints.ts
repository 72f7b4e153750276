import { companyCountries, type RequisiteField, requisiteLengths } from '@zubr/domain/companies/requisites'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { hasHiddenCharacters } from '../fields/name.ts'
import { Money } from '../payments/balance.ts'

const requisites = (text: (field: RequisiteField) => z.ZodString) =>
  z
    .object({
      country: z.enum(companyCountries),
      name: text('name'),
      /** УНП in Belarus, ИНН in Russia. */
      taxNumber: text('taxNumber'),
      address: text('address'),
      account: text('account'),
      bank: text('bank'),
      bic: text('bic'),
      signatory: text('signatory'),
      basis: text('basis'),
    })
    .strict()

/** The requisites of a company as its documents show them. Omitted fields are empty. */
export const Company = requisites((field) => z.string().max(requisiteLengths[field])).meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

/** Requisites as typed, spaces allowed. A refusal has a `RequisiteFault` for each field. */
const TypedCompany = requisites(() =>
  z
    .string()
    .max(300)
    .refine((text) => !hasHiddenCharacters(text), 'hidden_characters'),
).meta({ id: 'TypedCompany' })

/** `open`: the month is not over; `due`: its acceptance act can be made; `made`: it is stored. */
export const acceptanceActStates = ['open', 'due', 'made'] as const

/** Like `2026-10`, in the time of the service. */
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'expected a month like 2026-10')

/** `change` is a change of a server's plan. */
export const soldKinds = ['purchase', 'extension', 'change', 'returned'] as const
export type SoldKind = (typeof soldKinds)[number]

/**
 * The stored acceptance act of a month: its sales minus its refunds.
 * Names are in Russian, the language of its law.
 */
export const AcceptanceAct = z
  .object({
    month: Month,
    /** Like `2026-17`, without gaps in a year. */
    number: z.string(),
    issuedAt: z.iso.datetime(),
    seller: z.object({ name: z.string(), taxNumber: z.string(), address: z.string() }),
    buyer: Company,
    lines: z.array(
      z.object({
        /** The time of payment. */
        at: z.iso.datetime(),
        kind: z.enum(soldKinds),
        /** The id and the name of the plan at that time. */
        plan: z.string(),
        name: z.string(),
        /** Negative for a refund. */
        sum: Money,
      }),
    ),
    total: Money,
    /** The part of `total` that was paid with promotional credit. */
    paidWithPromoCredit: Money,
    /** The seller's text for VAT. */
    vat: z.string(),
  })
  .meta({ id: 'AcceptanceAct' })
export type AcceptanceAct = z.infer<typeof AcceptanceAct>

export const AcceptanceActs = z
  .object({
    /** The newest month first. */
    months: z.array(
      z.object({
        month: Month,
        state: z.enum(acceptanceActStates),
        number: z.string().nullable(),
        total: Money,
      }),
    ),
  })
  .meta({ id: 'AcceptanceActs' })
export type AcceptanceActs = z.infer<typeof AcceptanceActs>

const OwnCompany = z.object({ company: Company.nullable() }).meta({ id: 'OwnCompany' })

export const companiesEndpoints = {
  'GET /api/account/company': {
    summary: "The requisites of the account's company, if it is one",
    session: true,
    answers: { 200: OwnCompany },
  },
  'PUT /api/account/company': {
    summary: 'Stores the requisites; `fields` of a refusal has the fault of each field',
    session: true,
    body: TypedCompany,
    answers: { 200: OwnCompany },
  },
  'DELETE /api/account/company': {
    summary: 'Deletes the requisites; acceptance acts stay',
    session: true,
    answers: { 204: z.null().describe('Done, if there was anything to do.') },
  },
  'GET /api/acceptance-acts': {
    summary: 'The months with sales to the account, and the state of their acceptance acts',
    session: true,
    answers: { 200: AcceptanceActs },
  },
  'GET /api/acceptance-acts/:month': {
    summary: 'The stored acceptance act of a month',
    session: true,
    params: z.object({ month: Month }),
    answers: { 200: AcceptanceAct },
    errors: ['not_found'],
  },
  'POST /api/acceptance-acts/:month': {
    summary: 'Makes the acceptance act of a month that is over, with the current requisites; once',
    session: true,
    params: z.object({ month: Month }),
    answers: { 200: AcceptanceAct },
    errors: ['not_found', 'acceptance_act_refused'],
  },
} as const satisfies Endpoints
