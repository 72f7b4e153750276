import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { Core, Settings, serverStates, stateReasons, wantedStates } from './servers.ts'

/** One server as it should be. A higher `generation` supersedes a lower one, and is one more attempt for a server that stays down. */
export const WantedServer = z.object({
  id: z.uuid(),
  generation: z.number().int().positive(),
  wanted: z.enum(wantedStates),
  core: z.object({ id: z.string(), version: z.string() }),
  settings: Settings,
  memoryMb: z.number().int().positive(),
  diskMb: z.number().int().positive(),
  /** The one that is asked for now, if any; done once, whatever restarts. */
  operation: z.object({ id: z.uuid(), action: z.enum(['restart', 'kill']) }).nullable(),
})
export type WantedServer = z.infer<typeof WantedServer>

/** Always the whole list: what is not in it and is on the node is an orphan, kept and reported, never deleted. */
export const DesiredState = z
  .object({
    revision: z.number().int().nonnegative(),
    servers: z.array(WantedServer),
    /** Ed25519 public key, base64 SPKI, by which the agent knows console tokens. */
    consoleKey: z.string(),
    /** Sessions whose console tokens are dead before their time. */
    revokedSessions: z.array(z.string()),
    /** Servers that somebody looks at: their stats are reported every 2 s, the others' every 30 s. */
    watched: z.array(z.uuid()),
  })
  .meta({ id: 'DesiredState' })
export type DesiredState = z.infer<typeof DesiredState>
/** How long the API keeps an agent waiting that knows the newest revision. */
export const desiredStateWaitMs = 25_000

/** One server as it is. */
export const ServerReport = z.object({
  id: z.uuid(),
  /** The generation that this state belongs to. */
  generation: z.number().int().nonnegative(),
  state: z.enum(serverStates),
  reason: z.enum(stateReasons).nullable(),
  port: z.number().int().min(1).max(65535).nullable(),
  /** The last operation that reached its end. */
  operation: z.object({ id: z.uuid(), outcome: z.enum(['done', 'failed']) }).nullable(),
  stats: z
    .object({
      // More than any machine has; what is beyond is no measurement.
      cpuPercent: z.number().min(0).max(1_000_000),
      memoryMb: z.number().min(0).max(1_000_000_000),
      diskMb: z.number().min(0).max(1_000_000_000_000),
      players: z.number().int().nonnegative().max(1_000_000).nullable(),
    })
    .nullable(),
})
export type ServerReport = z.infer<typeof ServerReport>

/** Sent whenever a state changes, and with stats as often as `watched` asks. */
export const NodeServersReport = z
  .object({
    servers: z.array(ServerReport),
    orphans: z.array(z.uuid()),
    cores: z.array(Core),
    /** How many servers can have a port here. Agents of the version before do not say it. */
    serverPorts: z.number().int().min(1).max(65535).optional(),
  })
  .strict()
  .meta({ id: 'NodeServersReport' })
export type NodeServersReport = z.infer<typeof NodeServersReport>
/** Of what is reported every 30 s at least. */
export const serversReportMissingAfterMs = 90_000

/** Between a node's agent and the API. The agent asks; nobody calls it but browsers, for the console. */
export const nodeServersEndpoints = {
  'GET /api/node/desired-state': {
    summary: 'What the servers of a node should be; waits until that is no more what the node knows',
    node: true,
    /** The revision that the agent knows. A newer one is answered at once, the same after `desiredStateWaitMs`. */
    query: z.object({ after: z.coerce.number<number>().int().nonnegative().default(0) }),
    answers: { 200: DesiredState },
  },
  'POST /api/node/servers': {
    summary: 'A node says what its servers are',
    node: true,
    body: NodeServersReport,
    answers: { 204: z.null().describe('Stored.') },
  },
} as const satisfies Endpoints
