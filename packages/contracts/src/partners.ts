import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import {
  type ApplicationField,
  applicationFault,
  applicationLimits,
  applicationsPath,
  idempotencyKeyHeader,
} from './fields/partner.ts'

export * from './fields/partner.ts'

const text = (field: ApplicationField) =>
  z
    .string('missing')
    .max(applicationLimits[field], 'too_long')
    .refine((value) => value.trim() !== '', 'missing')

/** A partnership application from the form. A field's fault is one of `applicationFaults`. */
export const PartnerApplication = z
  .object({
    name: text('name'),
    age: text('age'),
    contacts: text('contacts').refine(
      (value) => applicationFault('contacts', value) !== 'no_contact',
      'no_contact',
    ),
    media: text('media'),
    offer: text('offer'),
    wants: text('wants'),
    /** A honeypot that people do not see. A request with a value gets a success answer. */
    website: z.string().max(500).optional(),
  })
  .strict()
  .meta({ id: 'PartnerApplication' })
export type PartnerApplication = z.infer<typeof PartnerApplication>

export const ApplicationReceived = z.object({ id: z.uuid() }).meta({ id: 'ApplicationReceived' })

export const IdempotencyKey = z.string().regex(/^[\w-]{16,64}$/, 'expected 16 to 64 letters, digits, - or _')

const apply = `POST ${applicationsPath}` as const

export const partnersEndpoints = {
  [apply]: {
    summary: 'An application for a partnership, stored before it is answered',
    headers: z.object({ [idempotencyKeyHeader]: IdempotencyKey.optional() }),
    body: PartnerApplication,
    answers: { 202: ApplicationReceived.describe('Stored; it will reach the team.') },
    errors: ['conflict', 'rate_limited'],
  },
} as const satisfies Endpoints
