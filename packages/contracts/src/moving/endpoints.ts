import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { moveFailures, movePhases } from './moves.ts'

const ById = z.object({ id: z.uuid() })

/** A server's migration, and possible target nodes. */
export const ServerMove = z
  .object({
    /** Null if there was none, or it ended more than a day ago. */
    move: z
      .object({
        /** Null once that node was removed. */
        to: z.string().nullable(),
        phase: z.enum(movePhases),
        failure: z.enum(moveFailures).nullable(),
        /** Progress of the copy, once the size is known. */
        percent: z.number().int().min(0).max(100).nullable(),
      })
      .nullable(),
    /**
     * Names of nodes that have capacity and run its core; busy ones are last. Empty during a
     * migration.
     */
    nodes: z.array(z.string()),
  })
  .meta({ id: 'ServerMove' })
export type ServerMove = z.infer<typeof ServerMove>

export const movingEndpoints = {
  'GET /api/servers/:id/move': {
    summary: 'How the last move of a server goes or went, and to which nodes it can go',
    session: true,
    right: 'view',
    params: ById,
    answers: { 200: ServerMove },
  },
  'POST /api/servers/:id/move': {
    summary:
      'Moves a server with its files to another node; its address changes, and it is stopped meanwhile',
    session: true,
    right: 'settings',
    limits: ['move'],
    params: ById,
    body: z.object({ node: z.string().max(40) }).strict(),
    answers: { 202: ServerMove },
    errors: ['node_full', 'node_unavailable', 'core_not_there', 'conflict'],
  },
} as const satisfies Endpoints
