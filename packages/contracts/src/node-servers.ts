import { coreIds } from '@zubr/domain/cores/kinds'
import { maxExtraPorts, portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import { NodeBackups } from './backups/agent.ts'
import { Core, Settings } from './cores/core.ts'
import { architectures, CorePackage, JavaRelease } from './cores/packages.ts'
import type { Endpoints } from './endpoint.ts'
import { NodeSftp } from './files/sftp.ts'
import { JobReport, ServerJob } from './jobs/jobs.ts'
import { TakeReport, WantedTake } from './moving/moves.ts'
import { Progress } from './progress.ts'
import { RunReport } from './servers/now.ts'
import { serverStates, stateReasons, wantedStates } from './servers.ts'

/** One server as it should be. A higher `generation` supersedes a lower one, and is one more attempt for a server that stays down. */
export const WantedServer = z.object({
  id: z.uuid(),
  generation: z.number().int().positive(),
  wanted: z.enum(wantedStates),
  core: z.object({
    id: z.string(),
    version: z.string(),
    /** Where it comes from and what it must be; none for a core that the agent brings along. */
    package: CorePackage.optional(),
  }),
  settings: Settings,
  memoryMb: z.number().int().positive(),
  diskMb: z.number().int().positive(),
  /** Cores of its own; null or none: a share of all. */
  cpuCores: z.number().int().positive().nullable().optional(),
  /** Its owner has agreed to the game's terms of use. */
  eula: z.boolean().optional(),
  /** The one that is asked for now, if any; done once, whatever restarts. */
  operation: z.object({ id: z.uuid(), action: z.enum(['restart', 'kill']) }).nullable(),
  /** It is not to run here any more: once it has stopped, the node that takes it by this move may have its files. `generation`: the first that says so. */
  give: z.object({ move: z.uuid(), generation: z.number().int() }).optional(),
  /** To be done in this order, one after the other. */
  jobs: z.array(ServerJob).optional(),
  /** Keys and passwords by their ids with which its files may be reached by SFTP; sessions that were begun with others end. */
  sftp: z.array(z.string().max(100)).optional(),
  /** Of its backups' repository; in no log and no answer to a browser. */
  backupKey: z.string().max(200).optional(),
  /** The agent asks the API to stop it after so long without players. */
  emptyStopMinutes: z.number().int().positive().optional(),
  /** It is stopped because nobody was on it for so long. */
  stoppedEmptyMinutes: z.number().int().positive().optional(),
  /** Ports that it is to have beside the one at which it is joined. */
  extraPorts: z
    .array(
      z.object({
        id: z.uuid(),
        protocol: z.enum(portProtocols),
        /** An API of the version before sends none. The server software is configured for `query`. */
        purpose: z.enum(portPurposes).optional(),
      }),
    )
    .max(maxExtraPorts)
    .optional(),
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
    /** Java runtimes by version and machine, for cores that run on it. */
    javas: z.array(JavaRelease).optional(),
    /** What is fetched before anybody asks for it. */
    fetchAhead: z.array(z.object({ id: z.string(), version: z.string(), package: CorePackage })).optional(),
    /** Servers that somebody looks at: their stats are reported every 2 s, the others' every 30 s. */
    watched: z.array(z.uuid()),
    /** Servers of other nodes whose files this one is to take. They are not among `servers` until they are its own. */
    takes: z.array(WantedTake).optional(),
    /** Hosts of other nodes that have an edge: players come from there. */
    edges: z.array(z.string().max(253)).optional(),
  })
  .meta({ id: 'DesiredState' })
export type DesiredState = z.infer<typeof DesiredState>
/** How long the API keeps an agent waiting that knows the newest revision. */
export const desiredStateWaitMs = 25_000

/** More than any server has: one that says more is taken for this. */
export const maxPlayerCount = 1_000_000

/** One server as it is. */
export const ServerReport = z.object({
  id: z.uuid(),
  /** The generation that this state belongs to. */
  generation: z.number().int().nonnegative(),
  state: z.enum(serverStates),
  reason: z.enum(stateReasons).nullable(),
  port: z.number().int().min(1).max(65535).nullable(),
  /** Of all that stand in the desired state; null: no port of the node is free. */
  extraPorts: z
    .array(z.object({ id: z.uuid(), port: z.number().int().min(1).max(65535).nullable() }))
    .max(maxExtraPorts)
    .optional(),
  /** The last operation that reached its end. */
  operation: z.object({ id: z.uuid(), outcome: z.enum(['done', 'failed']) }).nullable(),
  /** While it is `creating` or `starting`. */
  progress: Progress.nullable().optional(),
  /** A running server that answers no ping, since when. */
  silentSince: z.iso.datetime().nullable().optional(),
  /** While it is `stopping`: when it is killed unless it has ended. */
  killAt: z.iso.datetime().nullable().optional(),
  /** While it waits for another try: when that is. */
  retryAt: z.iso.datetime().nullable().optional(),
  /** Of the process that runs. */
  run: RunReport.nullable().optional(),
  /** How long its last start took until players could join, with the core on the node already. */
  startMs: z.number().int().nonnegative().nullable().optional(),
  /** Of all that stand in the desired state. */
  jobs: z.array(JobReport).max(1_000).optional(),
  stats: z
    .object({
      // More than any machine has; what is beyond is no measurement.
      cpuPercent: z.number().min(0).max(1_000_000),
      memoryMb: z.number().min(0).max(1_000_000_000),
      diskMb: z.number().min(0).max(1_000_000_000_000),
      players: z.number().int().nonnegative().max(maxPlayerCount).nullable(),
      /** Some of the players, as the game's own ping names them. */
      names: z.array(z.string().max(40)).max(50).optional(),
    })
    .nullable(),
})
export type ServerReport = z.infer<typeof ServerReport>

/** Whether a name that a game server gives a player can be shown beside others: it steers neither a terminal nor the direction of writing. */
export const isPlayerName = (name: string): boolean =>
  name.length > 0 && name.length <= 40 && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u.test(name)

/** What holds servers apart: kernel and network, or users alone. `verified`: the agent has tried it at its start. */
export const runtimeKinds = ['sandbox', 'processes'] as const
export const NodeRuntime = z.object({
  kind: z.enum(runtimeKinds),
  verified: z.boolean(),
  /** What it does not hold against, in a few English words each, for the operator. */
  lacks: z.array(z.string().max(200)).max(20),
})
export type NodeRuntime = z.infer<typeof NodeRuntime>

/** Sent whenever a state changes, and with stats as often as `watched` asks. */
export const NodeServersReport = z
  .object({
    servers: z.array(ServerReport),
    orphans: z.array(z.uuid()),
    cores: z.array(Core),
    /** How many servers can have a port here. Agents of the version before do not say it. */
    serverPorts: z.number().int().min(1).max(65535).optional(),
    /** Cores of the catalogue that this node can run. Agents of the version before do not say it, nor what follows. */
    runs: z.array(z.enum(coreIds)).optional(),
    runtime: NodeRuntime.optional(),
    architecture: z.enum(architectures).optional(),
    /** Who says nothing makes none. */
    backups: NodeBackups.optional(),
    /** How its takes go. Who says it, even without any, can give servers away too. */
    takes: z.array(TakeReport).optional(),
    /** None if it serves none, or its port is taken. */
    sftp: NodeSftp.optional(),
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
