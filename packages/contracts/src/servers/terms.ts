import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Server } from '../servers.ts'

const own = { session: true, params: z.object({ id: z.uuid() }) } as const

/** For how long a server is paid, and by which plan. */
export const termsEndpoints = {
  'PUT /api/servers/:id/auto-extend': {
    summary: 'Has each month paid from the balance by itself, or not any more',
    ...own,
    body: z
      .discriminatedUnion('on', [
        z
          .object({
            on: z.literal(true),
            /** What a month costs as it was shown, in kopecks: if it costs something else by now, nothing is turned on. */
            minor: z.number().int().nonnegative(),
          })
          .strict(),
        z.object({ on: z.literal(false) }).strict(),
      ])
      .meta({ id: 'AutoExtension' }),
    answers: { 200: Server },
    errors: ['not_found', 'server_not_active', 'plan_refused', 'rate_limited'],
  },
} as const satisfies Endpoints
