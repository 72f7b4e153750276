import { coreIds } from '@zubr/domain/cores/kinds'
import { editions } from '@zubr/domain/plans'
import { z } from 'zod'
import { PackVersion } from '../addons/pack.ts'
import { Core, SettingField, Settings } from '../cores/core.ts'
import { ServerLimits } from '../cores/server-limits.ts'
import { readableName } from '../fields/readable-name.ts'
import { Months } from '../payments/balance.ts'
import { Progress } from '../progress.ts'
import { serverNow } from './now.ts'

/** The owner's name of a game server. */
export const ServerName = readableName(40).min(1, 'missing')

/** The free subdomain: a DNS label. The API refuses reserved and offensive ones. */
export const Subdomain = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/, 'expected 3 to 32 letters a–z, digits or inner hyphens')

/** The state that the owner wants. */
export const desiredServerStates = ['running', 'stopped', 'absent'] as const
export type DesiredServerState = (typeof desiredServerStates)[number]

/**
 * The state that the agent reports. `failed` is not retried automatically; the others are
 * transitional or stable.
 */
export const serverStates = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'crashed',
  'failed',
  'absent',
] as const
export type ServerState = (typeof serverStates)[number]

/** Why a server is stopped, crashed or failed: codes that the panel explains to players. */
export const stateReasons = [
  /** It exited unexpectedly and restarts after a pause. */
  'crash',
  /** It crashed too often in a row; it stays stopped until its owner starts it. */
  'crash_loop',
  'out_of_memory',
  'disk_full',
  'too_many_processes',
  /** The core could not be downloaded, or its checksum is wrong. */
  'core_unavailable',
  'port_taken',
  /** It was not ready in time. */
  'start_timeout',
  /** It requires another Java version. */
  'wrong_java',
  /** Its owner has not accepted the game's terms of use. */
  'eula',
  'broken_world',
  /** A required library or mod is missing. */
  'missing_library',
  /** Third-party code runs only in a verified sandbox, and this node has none. */
  'no_sandbox',
  'internal',
] as const
export type StateReason = (typeof stateReasons)[number]

/**
 * State of a server's contract. Source: specification, section 4, "Server lifecycle per the offer".
 */
export const contractStates = ['active', 'suspended', 'archived', 'blocked', 'deleted'] as const
export type ContractState = (typeof contractStates)[number]

export const serverActions = ['start', 'stop', 'restart', 'kill'] as const
export type ServerAction = (typeof serverActions)[number]

export const Server = z
  .object({
    id: z.uuid(),
    name: z.string(),
    plan: z.string(),
    subdomain: z.string(),
    /** Null while it is archived, since no node has its files. */
    node: z.string().nullable(),
    core: z.object({
      id: z.string(),
      version: z.string(),
      gameVersion: z.string(),
      experimental: z.boolean(),
      /** Build of the version, and the required Java; null if its core has none. */
      build: z.string().nullable(),
      java: z.number().int().nullable(),
    }),
    edition: z.enum(editions),
    /** The transport protocol of its address. */
    transport: z.enum(['tcp', 'udp']),
    contract: z.enum(contractStates),
    /** Null on the free plan. */
    paidUntil: z.iso.datetime().nullable(),
    /** The instant from which its paid months are counted; absent if none is stored. */
    billingCycleAnchor: z.iso.datetime().optional(),
    /** Each month is paid from the balance automatically. */
    autoExtend: z.boolean(),
    /** When its data are deleted for good; only while suspended. */
    deletedAt: z.iso.datetime().nullable(),
    desiredState: z.enum(desiredServerStates),
    state: z.enum(serverStates),
    reason: z.enum(stateReasons).nullable(),
    /**
     * It does not start until its owner accepts the game's terms of use: `POST
     * /api/servers/:id/eula`.
     */
    awaitsEula: z.boolean(),
    progress: Progress.nullable(),
    /** It runs, but has answered no ping since then. */
    silentSince: z.iso.datetime().nullable(),
    /** While it stops: when it is killed. */
    killAt: z.iso.datetime().nullable(),
    /** Minutes without players after which it stops; null: it does not. */
    emptyStopMinutes: z.number().int().nullable(),
    /** It is stopped because it had no players for this time. */
    stoppedEmptyMinutes: z.number().int().nullable(),
    /** Some of the players online, from the server's status response. */
    players: z.array(z.string()),
    /** Its node has not reported for a while: `state` is the last known one. */
    nodeSilent: z.boolean(),
    /**
     * The address for players: a name if an edge serves its node, otherwise `host:port`; null until
     * it has a port.
     */
    address: z.string().nullable(),
    settings: Settings,
    limits: ServerLimits,
    ...serverNow,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Server' })
export type Server = z.infer<typeof Server>

export const NewServer = z
  .object({
    plan: z.string().max(40),
    /** Months to buy on a paid plan; one by default. */
    months: Months.optional(),
    name: ServerName,
    subdomain: Subdomain,
    core: z.object({ id: z.string().max(40), version: z.string().max(40) }),
    node: z.string().max(40),
    promoCode: z.string().trim().max(40).nullable(),
    /** The owner accepts the game's terms of use; required by cores that demand it. */
    eula: z.boolean().optional(),
    /**
     * A modpack to install before the first start. Its version determines the core, and `core` is
     * ignored.
     */
    pack: PackVersion.optional(),
    /**
     * False: the server is not started after its creation, because its owner uploads a modpack
     * first.
     */
    start: z.boolean().optional(),
  })
  .strict()
  .meta({ id: 'NewServer' })
export type NewServer = z.infer<typeof NewServer>

/** The settings form of a server, with its current values. */
export const ServerSettings = z
  .object({ fields: z.array(SettingField), settings: Settings })
  .meta({ id: 'ServerSettings' })
export type ServerSettings = z.infer<typeof ServerSettings>

/**
 * A node to choose from. `unknown`: it is silent; `cores` are included in its agent, `runs` are
 * from the catalogue; `busy`: high load for hours.
 */
export const NodeChoice = z
  .object({
    name: z.string(),
    capacity: z.enum(['available', 'full', 'unknown']),
    cores: z.array(Core),
    runs: z.array(z.enum(coreIds)),
    busy: z.boolean().optional(),
  })
  .meta({ id: 'NodeChoice' })
export type NodeChoice = z.infer<typeof NodeChoice>

/** Idempotency key: a random text that the panel creates for each click. */
export const Once = z.object({
  'idempotency-key': z.string().regex(/^[\w-]{8,100}$/, 'expected 8 to 100 letters, digits, - or _'),
})
