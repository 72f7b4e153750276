import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { EdgeRoutes, JavaPlayerName } from './routes.ts'

/** How long the API holds the request of an edge that has the newest revision. */
export const edgeRoutesWaitMs = 25_000
export const edgeReportEveryMs = 10_000

/** Why an edge refused a connection. Source: issue "Joined by name", limits. */
export const refusalReasons = [
  /** Too many new connections from one address, or from its network. */
  'address_rate',
  'network_rate',
  /** Too many concurrent connections. */
  'address_open',
  'network_open',
  /** Too many new or concurrent connections of one server. */
  'server_rate',
  'server_open',
  /** The edge's total capacity is used up. */
  'edge_full',
  /** The first packet was incomplete at the timeout. */
  'late',
  /** The first bytes are no packet of the game. */
  'malformed',
  /** Too many malformed packets from one address. */
  'failures',
  'unknown_name',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const Count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)

/**
 * Counters of an edge since its last report. An unanswered report is sent again unchanged with its
 * id.
 */
export const EdgeReport = z
  .object({
    id: z.uuid(),
    /** The port of this edge. */
    port: z.number().int().min(1).max(65_535),
    /** Open connections: of players, and of clients that have not sent a name yet. */
    open: z.object({ players: Count, pending: Count }),
    /** Since the last report. */
    joins: Count,
    statusResponses: Count,
    /** `server`: null without a name, or with an unknown one. */
    refusals: z
      .array(z.object({ server: z.uuid().nullable(), reason: z.enum(refusalReasons), count: Count }))
      .max(10_000),
  })
  .strict()
  .meta({ id: 'EdgeReport' })
export type EdgeReport = z.infer<typeof EdgeReport>

/** Between a node's edge and the API, with the node's token. */
export const edgeEndpoints = {
  'GET /api/node/edge/routes': {
    summary: 'Which names lead to which servers; waits until that is no more what the edge knows',
    node: true,
    query: z.object({
      /** The revision that the edge has; 0: none, and the answer is complete. */
      after: z.coerce.number<number>().int().nonnegative().default(0),
      /** Set by an edge that has a separate key for each other node. Older edges do not send it. */
      keys: z.literal('pairs').optional(),
    }),
    answers: { 200: EdgeRoutes },
  },
  'POST /api/node/edge/report': {
    summary: 'An edge says what it carries and what it refused',
    node: true,
    body: EdgeReport,
    answers: { 204: z.null().describe('Stored.') },
  },
  'POST /api/node/edge/starts': {
    summary: 'A player who may start a stopped server has joined it',
    node: true,
    body: z.object({ server: z.uuid(), player: JavaPlayerName }).strict(),
    /** False: this player may not start it, or not again so soon. */
    answers: { 200: z.object({ starts: z.boolean() }) },
  },
} as const satisfies Endpoints
