import { currencies, editions } from '@zubr/domain/plans'
import { z } from 'zod'
import { operationOutcomes } from './server-activity.ts'

/** A game server's own name, as its owner sees it. */
export const ServerName = z.string().trim().min(1, 'missing').max(40, 'too_long')

/** The free subdomain: a DNS label. Reserved and offensive ones are the API's to refuse. */
export const Subdomain = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/, 'expected 3 to 32 letters a–z, digits or inner hyphens')

/** What the owner wants the server to be. */
export const wantedStates = ['running', 'stopped', 'absent'] as const
export type WantedState = (typeof wantedStates)[number]

/** What the agent says that it is. `failed` will not be tried again by itself; the others are on their way or settled. */
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

/** Why a server is stopped, crashed or failed: codes that the panel puts into words a player understands. */
export const stateReasons = [
  /** It ended by itself and is started again after a pause. */
  'crash',
  /** It crashed too often in a row; it stays stopped until its owner starts it. */
  'crash_loop',
  'out_of_memory',
  'disk_full',
  'too_many_processes',
  /** The core could not be fetched, or was not what its checksum says. */
  'core_unavailable',
  'port_taken',
  /** It did not get ready in time. */
  'start_timeout',
  'internal',
] as const
export type StateReason = (typeof stateReasons)[number]

/** Where a server stands with its contract. Source: specification, section 4, "Server lifecycle per the offer". */
export const contractStates = ['active', 'suspended', 'blocked', 'deleted'] as const
export type ContractState = (typeof contractStates)[number]

export const serverActions = ['start', 'stop', 'restart', 'kill'] as const
export type ServerAction = (typeof serverActions)[number]

/** What a core's settings form is made of. Texts are the panel's own, by `key`. */
export const SettingField = z.discriminatedUnion('type', [
  z.object({ key: z.string(), type: z.literal('text'), maxLength: z.number().int(), default: z.string() }),
  z.object({
    key: z.string(),
    type: z.literal('integer'),
    min: z.number().int(),
    max: z.number().int(),
    default: z.number().int(),
  }),
  z.object({ key: z.string(), type: z.literal('boolean'), default: z.boolean() }),
  z.object({ key: z.string(), type: z.literal('choice'), options: z.array(z.string()), default: z.string() }),
])
export type SettingField = z.infer<typeof SettingField>
export const Settings = z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
export type Settings = z.infer<typeof Settings>

/** A kind of server software in one version. */
export const Core = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    version: z.string().max(20),
    /** The game's version that clients join with. */
    gameVersion: z.string().max(20),
    edition: z.enum(editions),
    experimental: z.boolean(),
    settings: z.array(SettingField),
  })
  .meta({ id: 'Core' })
export type Core = z.infer<typeof Core>

// ---- Between the API and a node's agent. The agent asks; nobody calls it but browsers for the console. ----

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

/**
 * `GET /api/node/desired states?after=<revision>`: answered at once if the revision is newer, else when it gets so, or after
 * `desiredStateWaitMs` with the same revision. Always the whole list: what is not in it and is on the node is an orphan, kept
 * and reported, never deleted.
 */
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
export const getDesiredState = {
  method: 'GET',
  path: '/api/node/desired-state',
  response: DesiredState,
} as const
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
export const reportNodeServers = {
  method: 'POST',
  path: '/api/node/servers',
  body: NodeServersReport,
} as const

// ---- Between a browser and the agent: the console. ----

export const consoleRights = ['read', 'write'] as const
export type ConsoleRight = (typeof consoleRights)[number]

/** What a console token says: `base64url(JSON).base64url(Ed25519 signature)`. It lives for at most 5 minutes. */
export const ConsoleClaims = z.object({
  server: z.uuid(),
  right: z.enum(consoleRights),
  session: z.string(),
  /** The node's name: a token for one node is nothing on another. */
  node: z.string(),
  /** Seconds since the epoch. */
  exp: z.number().int(),
})
export type ConsoleClaims = z.infer<typeof ConsoleClaims>
export const consoleTokenSeconds = 300

/** A line of a console. `seq` counts from 1 and never repeats over the server's whole life. */
export const ConsoleLine = z.tuple([
  z.number().int().positive(),
  /** Milliseconds since the epoch. */
  z.number().int(),
  z.enum(['normal', 'warning', 'error']),
  z.string(),
])
export type ConsoleLine = z.infer<typeof ConsoleLine>

/** WebSocket `/console` of the agent, JSON texts. The token comes in the first message, never in the address. */
export const ConsoleIn = z.discriminatedUnion('type', [
  /** `after`: the last line that the browser has, or null for the newest 500. */
  z.object({ type: z.literal('open'), token: z.string(), after: z.number().int().nonnegative().nullable() }),
  /** Before the old token ends. */
  z.object({ type: z.literal('renew'), token: z.string() }),
  z.object({ type: z.literal('command'), text: z.string().min(1).max(1_000) }),
  z.object({ type: z.literal('search'), id: z.number().int(), text: z.string().min(1).max(200) }),
])
export const ConsoleOut = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lines'), lines: z.array(ConsoleLine) }),
  /** Once it is open, and then every `consoleAliveMs`: see console-signs.ts. */
  z.object({ type: z.literal('alive') }),
  /** Lines before `from` are gone from the agent's disk. */
  z.object({ type: z.literal('gap'), from: z.number().int() }),
  z.object({
    type: z.literal('found'),
    id: z.number().int(),
    lines: z.array(ConsoleLine),
    more: z.boolean(),
  }),
  z.object({
    type: z.literal('refused'),
    why: z.enum(['token', 'right', 'server', 'not_running', 'too_many']),
  }),
])
export type ConsoleOut = z.infer<typeof ConsoleOut>
/** `GET /console/download` with `Authorization: Bearer <token>`: the whole kept log as text. */
export const consoleDownloadPath = '/console/download'
export const consolePath = '/console'

// ---- Between the panel and the API, under the session's cookie. ----

export const Money = z.object({ currency: z.enum(currencies), /** Kopecks. */ minor: z.number().int() })
export type Money = z.infer<typeof Money>

export const Server = z
  .object({
    id: z.uuid(),
    name: z.string(),
    plan: z.string(),
    subdomain: z.string(),
    node: z.string(),
    core: z.object({
      id: z.string(),
      version: z.string(),
      gameVersion: z.string(),
      experimental: z.boolean(),
    }),
    contract: z.enum(contractStates),
    /** Null on the free plan. */
    paidUntil: z.iso.datetime().nullable(),
    /** When its data are deleted for good; only while suspended. */
    deletedAt: z.iso.datetime().nullable(),
    wanted: z.enum(wantedStates),
    state: z.enum(serverStates),
    reason: z.enum(stateReasons).nullable(),
    /** Its node has not reported for a while: `state` is what was known before. */
    nodeSilent: z.boolean(),
    /** `host:port` to join, once it has a port. */
    address: z.string().nullable(),
    settings: Settings,
    limits: z.object({ memoryMb: z.number().int(), diskMb: z.number().int() }),
    stats: z
      .object({
        cpuPercent: z.number(),
        memoryMb: z.number(),
        diskMb: z.number(),
        players: z.number().int().nullable(),
        at: z.iso.datetime(),
      })
      .nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Server' })
export type Server = z.infer<typeof Server>

export const NewServer = z
  .object({
    plan: z.string().max(40),
    name: ServerName,
    subdomain: Subdomain,
    core: z.object({ id: z.string().max(40), version: z.string().max(20) }),
    node: z.string().max(40),
    promoCode: z.string().trim().max(40).nullable(),
  })
  .strict()
  .meta({ id: 'NewServer' })
export type NewServer = z.infer<typeof NewServer>

/** What a plan costs this account now, with its arithmetic. */
export const Quote = z
  .object({
    plan: z.string(),
    /** As the site shows it, its own discount included. */
    price: Money,
    promo: z.object({ code: z.string(), percent: z.number().int(), off: Money }).nullable(),
    /** Why a code that was given does not count; null if it does, or none was given. */
    promoRefused: z.enum(['unknown', 'expired', 'used_up', 'used_by_you', 'not_for_free']).nullable(),
    total: Money,
    balance: Money.nullable(),
    /** How much the balance lacks; 0 if it suffices. */
    missing: Money,
    /**
     * Why it can't be had: there is a free server already, the e-mail is not confirmed, or the plan is not sold in the
     * account's currency; null if it can.
     */
    refused: z.enum(['free_taken', 'unconfirmed', 'other_currency']).nullable(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** Asked by POST, so that no code stands in an address. Without a code it is also the price of one more month. */
export const QuoteRequest = z
  .object({
    plan: z.string().max(40),
    promoCode: z.string().trim().max(40).nullable(),
    /** What to reckon in as long as the account has chosen no currency; BYN if not given. */
    currency: Money.shape.currency.optional(),
  })
  .strict()
  .meta({ id: 'QuoteRequest' })

/** The account's money, with its newest movements first. */
export const Balance = z
  .object({
    /** Null until a currency is chosen. */
    balance: Money.nullable(),
    /** No money has moved yet, so the currency can still be chosen. */
    currencyOpen: z.boolean(),
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(['credit', 'refund', 'debit', 'purchase', 'extension']),
        money: Money,
        reason: z.string(),
        server: z.uuid().nullable(),
      }),
    ),
  })
  .meta({ id: 'Balance' })
export type Balance = z.infer<typeof Balance>

export const SubdomainAnswer = z
  .object({ refused: z.enum(['taken', 'reserved', 'not_allowed']).nullable() })
  .meta({ id: 'SubdomainAnswer' })

/** The typed form of a server's settings with what is set now. */
export const ServerSettings = z
  .object({ fields: z.array(SettingField), settings: Settings })
  .meta({ id: 'ServerSettings' })

/** A node to choose from. `unknown` where it is silent. */
export const NodeChoice = z
  .object({ name: z.string(), capacity: z.enum(['available', 'full', 'unknown']), cores: z.array(Core) })
  .meta({ id: 'NodeChoice' })
export type NodeChoice = z.infer<typeof NodeChoice>

export const ConsoleAccess = z
  .object({ url: z.string(), token: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ConsoleAccess' })

export const StatsSeries = z
  .object({
    /** `[milliseconds since the epoch, CPU percent, memory MB, players]`, oldest first. */
    points: z.array(z.tuple([z.number().int(), z.number(), z.number(), z.number().int().nullable()])),
  })
  .meta({ id: 'StatsSeries' })

export const Activity = z
  .object({
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        /** The account's login, `operator`, or `service`. */
        who: z.string(),
        what: z.string(),
        /** Of what was asked by a button; `outcome` is null until its end. */
        operation: z.object({ id: z.uuid(), outcome: z.enum(operationOutcomes).nullable() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'Activity' })
