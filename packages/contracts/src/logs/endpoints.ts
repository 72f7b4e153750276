import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { sharedLogLimits } from './limits.ts'

/** The id is the only credential: 128 random bits. */
const SharedLogId = z.string().regex(/^[\w-]{22}$/, 'expected the id of a shared log')

/** A shared log for its owner. */
export const SharedLog = z
  .object({
    id: SharedLogId,
    lines: z.number().int().nonnegative(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SharedLog' })
export type SharedLog = z.infer<typeof SharedLog>

const ofServer = { session: true, params: z.object({ id: z.uuid() }) } as const

/** Logs that an owner shares. Anyone with the link can read one, as a page and not as JSON. */
export const logsEndpoints = {
  'GET /api/servers/:id/logs': {
    summary: "A server's shared logs that have not expired, newest first",
    ...ofServer,
    right: 'console.read',
    answers: { 200: z.array(SharedLog) },
  },
  'POST /api/servers/:id/logs': {
    summary:
      'Shares a log for a week; addresses, e-mails, secrets and home folders are taken out before it is stored',
    ...ofServer,
    right: 'console.read',
    limits: ['shareLog'],
    body: z.object({ text: z.string().min(1, 'missing').max(sharedLogLimits.text, 'too_long') }).strict(),
    answers: { 201: SharedLog },
    errors: ['conflict'],
  },
  'DELETE /api/servers/:id/logs/:log': {
    summary: 'Deletes a shared log at once',
    session: true,
    right: 'console.read',
    limits: ['mutate'],
    params: z.object({ id: z.uuid(), log: SharedLogId }),
    answers: { 204: z.null().describe('Deleted.') },
  },
} as const satisfies Endpoints
