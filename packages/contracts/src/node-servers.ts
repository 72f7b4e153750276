import { coreIds } from '@zubr/domain/cores/kinds'
import { maxExtraPorts, portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import { NodeBackups } from './backups/agent.ts'
import { Core, Settings } from './cores/core.ts'
import { architectures, CorePackage, JavaRelease } from './cores/packages.ts'
import type { Endpoints } from './endpoint.ts'
import { NodeSftp } from './files/sftp.ts'
import { JobReport, ServerJob } from './jobs/jobs.ts'
import { IncomingMigration, IncomingMigrationReport } from './moving/moves.ts'
import { Progress } from './progress.ts'
import { RunReport } from './servers/now.ts'
import { desiredServerStates, serverStates, stateReasons } from './servers/server.ts'

/**
 * The desired state of one server. A higher `generation` supersedes a lower one, and is one more
 * attempt for a server that stays down.
 */
export const DesiredServer = z.object({
  id: z.uuid(),
  generation: z.number().int().positive(),
  desiredState: z.enum(desiredServerStates),
  core: z.object({
    id: z.string(),
    version: z.string(),
    /** Source and checksums of the core; absent for a core included in the agent. */
    package: CorePackage.optional(),
  }),
  settings: Settings,
  memoryMb: z.number().int().positive(),
  diskMb: z.number().int().positive(),
  /** Dedicated cores; null or absent: a share of all. */
  cpuCores: z.number().int().positive().nullable().optional(),
  /** The owner has accepted the game's terms of use. */
  eula: z.boolean().optional(),
  /** The currently requested operation; it runs once, despite restarts. */
  operation: z.object({ id: z.uuid(), action: z.enum(['restart', 'kill']) }).nullable(),
  /**
   * The server leaves this node: once it has stopped, the node with this migration may copy its
   * files. `generation`: the first with this field.
   */
  outgoingMigration: z.object({ move: z.uuid(), generation: z.number().int() }).optional(),
  /** Jobs to run in this order, one at a time. */
  jobs: z.array(ServerJob).optional(),
  /** Ids of SFTP keys and passwords that are valid; sessions with others end. */
  sftp: z.array(z.string().max(100)).optional(),
  /** Key of its backup repository; never logged or sent to a browser. */
  backupKey: z.string().max(200).optional(),
  /** The agent asks the API to stop it after this time without players. */
  emptyStopMinutes: z.number().int().positive().optional(),
  /** It is stopped because it had no players for this time. */
  stoppedEmptyMinutes: z.number().int().positive().optional(),
  /** Ports besides the main one. */
  extraPorts: z
    .array(
      z.object({
        id: z.uuid(),
        protocol: z.enum(portProtocols),
        /** Absent from an older API. The server software is configured for `query`. */
        purpose: z.enum(portPurposes).optional(),
      }),
    )
    .max(maxExtraPorts)
    .optional(),
})
export type DesiredServer = z.infer<typeof DesiredServer>

/**
 * Always the complete list: a server on the node that is not listed is an orphan, kept and
 * reported, never deleted.
 */
export const DesiredState = z
  .object({
    revision: z.number().int().nonnegative(),
    servers: z.array(DesiredServer),
    /** Ed25519 public key, base64 SPKI, that verifies console tokens. */
    consoleKey: z.string(),
    /** Sessions whose console tokens are revoked. */
    revokedSessions: z.array(z.string()),
    /** Java runtimes by version and architecture, for cores that need them. */
    javaReleases: z.array(JavaRelease).optional(),
    /** Cores to download in advance. */
    prefetchCores: z
      .array(z.object({ id: z.string(), version: z.string(), package: CorePackage }))
      .optional(),
    /**
     * Servers that somebody watches: their stats are reported every 2 s, the others' every 30 s.
     */
    watched: z.array(z.uuid()),
    /** Servers to copy from other nodes. They join `servers` once they belong to this node. */
    incomingMigrations: z.array(IncomingMigration).optional(),
    /** Hosts of other nodes with an edge: players may come from there. */
    edges: z.array(z.string().max(253)).optional(),
  })
  .meta({ id: 'DesiredState' })
export type DesiredState = z.infer<typeof DesiredState>
/** How long the API holds the request of an agent that has the newest revision. */
export const desiredStateWaitMs = 25_000

/** A safeguard: a higher reported count is reduced to this. */
export const maxPlayerCount = 1_000_000

/** The actual state of one server. */
export const ServerReport = z.object({
  id: z.uuid(),
  /** The generation that this state belongs to. */
  generation: z.number().int().nonnegative(),
  state: z.enum(serverStates),
  reason: z.enum(stateReasons).nullable(),
  port: z.number().int().min(1).max(65535).nullable(),
  /** All ports of the desired state; null: the node has no free port. */
  extraPorts: z
    .array(z.object({ id: z.uuid(), port: z.number().int().min(1).max(65535).nullable() }))
    .max(maxExtraPorts)
    .optional(),
  /** The last completed operation. */
  operation: z.object({ id: z.uuid(), outcome: z.enum(['done', 'failed']) }).nullable(),
  /** While it is `creating` or `starting`. */
  progress: Progress.nullable().optional(),
  /** Since when a running server answers no ping. */
  silentSince: z.iso.datetime().nullable().optional(),
  /** While it is `stopping`: when it is killed. */
  killAt: z.iso.datetime().nullable().optional(),
  /** When the next attempt starts, while it waits for one. */
  retryAt: z.iso.datetime().nullable().optional(),
  /** The running process. */
  run: RunReport.nullable().optional(),
  /** Duration of its last start until players could join, with the core already on the node. */
  startMs: z.number().int().nonnegative().nullable().optional(),
  /** All jobs of the desired state. */
  jobs: z.array(JobReport).max(1_000).optional(),
  stats: z
    .object({
      // A sanity limit above every real machine.
      cpuPercent: z.number().min(0).max(1_000_000),
      memoryMb: z.number().min(0).max(1_000_000_000),
      diskMb: z.number().min(0).max(1_000_000_000_000),
      players: z.number().int().nonnegative().max(maxPlayerCount).nullable(),
      /** Some of the players, from the server's status response. */
      names: z.array(z.string().max(40)).max(50).optional(),
    })
    .nullable(),
})
export type ServerReport = z.infer<typeof ServerReport>

/**
 * Whether a player name of a game server is safe to display: it has no terminal or bidirectional
 * control characters.
 */
export const isPlayerName = (name: string): boolean =>
  name.length > 0 && name.length <= 40 && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u.test(name)

/**
 * How servers are isolated: kernel and network, or users only. `verified`: the agent tested it at
 * its start.
 */
export const runtimeKinds = ['sandbox', 'processes'] as const
export const NodeRuntime = z.object({
  kind: z.enum(runtimeKinds),
  verified: z.boolean(),
  /** Missing protections, in a few English words each, for the operator. */
  missingProtections: z.array(z.string().max(200)).max(20),
})
export type NodeRuntime = z.infer<typeof NodeRuntime>

/** Sent on each change of state, and with stats at the interval of `watched`. */
export const NodeServersReport = z
  .object({
    servers: z.array(ServerReport),
    orphans: z.array(z.uuid()),
    cores: z.array(Core),
    /** Maximum number of servers with a port here. Older agents do not send it. */
    serverPorts: z.number().int().min(1).max(65535).optional(),
    /**
     * Cores of the catalogue that this node can run. Older agents send neither this nor the next
     * fields.
     */
    runs: z.array(z.enum(coreIds)).optional(),
    runtime: NodeRuntime.optional(),
    architecture: z.enum(architectures).optional(),
    /** Absent: this node makes no backups. */
    backups: NodeBackups.optional(),
    /** Progress of its copies. A node that sends this, even empty, can also be a source. */
    incomingMigrations: z.array(IncomingMigrationReport).optional(),
    /** Absent without SFTP, or if its port is taken. */
    sftp: NodeSftp.optional(),
  })
  .strict()
  .meta({ id: 'NodeServersReport' })
export type NodeServersReport = z.infer<typeof NodeServersReport>
/** For reports sent at least every 30 s. */
export const serversReportMissingAfterMs = 90_000

/**
 * Between a node's agent and the API. The agent sends the requests; only browsers connect to it,
 * for the console.
 */
export const nodeServersEndpoints = {
  'GET /api/node/desired-state': {
    summary: 'What the servers of a node should be; waits until that is no more what the node knows',
    node: true,
    /**
     * The revision that the agent has. A newer one is answered at once, the same after
     * `desiredStateWaitMs`.
     */
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
