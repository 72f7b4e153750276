import { editions } from '@zubr/domain/plans'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { parseEmail } from './fields/email.ts'
import { forgetInterestsPath, interestsPath } from './fields/interest.ts'

/** A field's fault is a code. Spaces around an address are allowed. */
const email = z
  .string('email_shape')
  .max(254, 'email_shape')
  .refine((text) => parseEmail(text) !== undefined, 'email_shape')
/** The code in a mail's link; it identifies an address without revealing it. */
const Code = z.string().regex(/^[\w-]{32}$/, 'expected the code of a mail’s link')

const keep = `POST ${interestsPath}` as const
const forget = `POST ${forgetInterestsPath}` as const

/**
 * Addresses that get one mail once an edition is available. No answer reveals whether an address is
 * stored.
 */
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
        /** A honeypot that people do not see. */
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
