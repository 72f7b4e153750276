import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { EdgeRoutes, JavaPlayerName } from './routes.ts'

/** How long the API keeps an edge waiting that knows the newest revision. */
export const edgeRoutesWaitMs = 25_000
export const edgeReportEveryMs = 10_000

/** Why an edge let somebody go. Source: issue "Joined by name", limits. */
export const refusalReasons = [
  /** Too many new connections in a short time from one address, or from its network. */
  'address_rate',
  'network_rate',
  /** Too many at the same time. */
  'address_open',
  'network_open',
  /** Too many new ones for one server, or too many at the same time. */
  'server_rate',
  'server_open',
  /** The edge as a whole had no more room. */
  'edge_full',
  /** The first packet was not whole in time. */
  'late',
  /** What came was no first packet of the game. */
  'malformed',
  /** Too many of those from one address. */
  'failures',
  'unknown_name',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const Count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)

/** What an edge counted since its last report. A report that was not answered is sent again as it was, by its id. */
export const EdgeReport = z
  .object({
    id: z.uuid(),
    /** Where this edge listens. */
    port: z.number().int().min(1).max(65_535),
    /** Connections that stand now: of players, and of those who have said no name yet. */
    open: z.object({ players: Count, unnamed: Count }),
    /** Since the last report. */
    joins: Count,
    answered: Count,
    /** `server`: null where no name was said, or none that leads anywhere. */
    refused: z
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
      /** The revision that the edge knows; 0: none, and the answer is whole. */
      after: z.coerce.number<number>().int().nonnegative().default(0),
      /** Sent by an edge that has a key for each other node. Edges of the version before do not send it. */
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
    /** False: it is not to be started by that player, or not again so soon. */
    answers: { 200: z.object({ starts: z.boolean() }) },
  },
} as const satisfies Endpoints
