import { z } from 'zod'
import {
  type AccountAnswer,
  accountFaults,
  accountFields,
  accountPages,
  networkOutcomes,
} from './accounts.ts'

const answer = z.object({
  outcome: z.enum(['wrong', 'too_many', 'done', ...networkOutcomes]).exactOptional(),
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
 * A page of accounts in the site's frame, as the API has it made where site and API are two processes. It is answered on the
 * port of the site's server that serves the panel's origin; reverse proxies send nothing there.
 */
export const renderAccountPage = {
  method: 'POST',
  path: '/account-pages',
  body: z.object({ page: z.enum(accountPages), locale: z.string(), answer }),
  response: z.object({ html: z.string(), csp: z.string() }),
} as const
