import { z } from 'zod'

/** The six things that an application tells. Source: specification, section 3. */
export const applicationFields = ['name', 'age', 'contacts', 'media', 'offer', 'wants'] as const
export type ApplicationField = (typeof applicationFields)[number]

/** Characters that we take of each; the form's fields end there too. */
export const applicationLimits: Record<ApplicationField, number> = {
  name: 200,
  age: 20,
  contacts: 500,
  media: 2_000,
  offer: 2_000,
  wants: 2_000,
}

/**
 * What a field's text fails by, if it does: by nothing else. Source: specification, section 5, "no other bound"; the
 * lengths keep a body below 16 KB.
 */
export type ApplicationFault = 'missing' | 'too_long'
export function applicationFault(field: ApplicationField, text: string): ApplicationFault | undefined {
  if (text.trim() === '') return 'missing'
  return text.length > applicationLimits[field] ? 'too_long' : undefined
}

const text = (field: ApplicationField) =>
  z
    .string('missing')
    .max(applicationLimits[field], 'too_long')
    .refine((value) => value.trim() !== '', 'missing')

/** A partnership application as the form sends it. A field's fault is the word `missing` or `too_long`. */
export const PartnerApplication = z
  .object({
    name: text('name'),
    age: text('age'),
    contacts: text('contacts'),
    media: text('media'),
    offer: text('offer'),
    wants: text('wants'),
    /** Filled in by robots only: people don't see it. Whoever fills it in is told that all went well. */
    website: z.string().max(500).optional(),
  })
  .strict()
  .meta({ id: 'PartnerApplication' })
export type PartnerApplication = z.infer<typeof PartnerApplication>

export const ApplicationReceived = z.object({ id: z.uuid() }).meta({ id: 'ApplicationReceived' })

/** The same key with the same text is one application, however often it is sent. */
export const idempotencyKeyHeader = 'idempotency-key'
export const IdempotencyKey = z.string().regex(/^[\w-]{16,64}$/, 'expected 16 to 64 letters, digits, - or _')

/** Stored, with the job that relays it, before it is answered. */
export const applyForPartnership = {
  method: 'POST',
  path: '/api/partner-applications',
  body: PartnerApplication,
  response: ApplicationReceived,
} as const

export const applicationsPerHour = 5
