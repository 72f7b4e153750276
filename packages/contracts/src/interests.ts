import { editions } from '@zubr/domain/plans'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { parseEmail } from './fields/email.ts'
import { forgetInterestsPath, interestsPath } from './fields/interest.ts'

/** A field's fault is a word. What surrounds an address does it no harm. */
const email = z
  .string('email_shape')
  .max(254, 'email_shape')
  .refine((text) => parseEmail(text) !== undefined, 'email_shape')
/** What a mail's link holds; it names an address and does not tell it. */
const Code = z.string().regex(/^[\w-]{32}$/, 'expected the code of a mail’s link')

const keep = `POST ${interestsPath}` as const
const forget = `POST ${forgetInterestsPath}` as const

/** Addresses to which one mail goes once an edition can be had. No answer tells whether an address is kept. */
export const interestsEndpoints = {
  [keep]: {
    summary: 'Keeps an address for the one mail that an edition is there',
    body: z
      .object({
        email,
        edition: z.enum(editions),
        /** The language of the mail. */
        locale: z.string().max(10),
        consent: z.literal(true, 'missing'),
        /** The trap for robots: people do not see it. */
        website: z.string().max(500).optional(),
      })
      .strict()
      .meta({ id: 'Interest' }),
    answers: { 204: z.null().describe('Done, if there was anything to do.') },
    errors: ['rate_limited'],
  },
  [forget]: {
    summary: 'Deletes an address wherever it waits for such a mail',
    body: z.union([z.object({ code: Code }).strict(), z.object({ email }).strict()]),
    answers: { 204: z.null().describe('Done, if there was anything to do.') },
    errors: ['rate_limited'],
  },
} as const satisfies Endpoints
