import { z } from 'zod'
import {
  type AccountAnswer,
  accountFaults,
  accountFields,
  accountPages,
  networkOutcomes,
} from './accounts.ts'
import type { Endpoints } from './endpoint.ts'

const answer = z.object({
  outcome: z
    .enum(['wrong', 'too_many', 'done', 'ended', 'no_cookies', 'unavailable', ...networkOutcomes])
    .exactOptional(),
  faults: z.partialRecord(z.enum(accountFields), z.enum(accountFaults)).exactOptional(),
  values: z
    .object({
      login: z.string().exactOptional(),
      name: z.string().exactOptional(),
      email: z.string().exactOptional(),
    })
    .exactOptional(),
  next: z.string().exactOptional(),
}) satisfies z.ZodType<AccountAnswer>

/**
 * An internal endpoint between the API and the site as two processes: the site renders an account
 * page in its layout. It is on the port of the panel's origin; reverse proxies do not forward it.
 */
export const accountPagesEndpoints = {
  'POST /account-pages': {
    summary: 'Makes a page of accounts',
    body: z.object({ page: z.enum(accountPages), locale: z.string(), answer }),
    answers: { 200: z.object({ html: z.string(), csp: z.string() }) },
  },
} as const satisfies Endpoints
