import type { Core, Settings } from '@zubr/contracts/cores/core'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { activityActors, operationOutcomes } from '@zubr/contracts/servers/activity'
import type { RunReport } from '@zubr/contracts/servers/now'
import {
  contractStates,
  desiredServerStates,
  serverStates,
  stateReasons,
} from '@zubr/contracts/servers/server'
import type { LifeMail } from '@zubr/domain/server-life'
import type { Announcement } from '@zubr/domain/terms/auto-extension'
import { eq, isNotNull, or, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'
import { nodes, ofNode } from '../nodes/nodes-schema.ts'

/**
 * Game servers. A row has the contract and the owner's desired state, which only the API changes,
 * and the agent's last report, which only reports change. A deleted server's row stays as a
 * tombstone.
 */
export const servers = pgTable(
  'servers',
  {
    id: uuid().primaryKey(),
    /** Null after the account was deleted with its servers. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null after the node has deleted the data. */
    nodeId: integer().references(() => nodes.id),
    createdAt: instant().notNull(),
    /** From the client: a repeated key creates one server. `digest` detects a different request. */
    idempotencyKey: text().notNull(),
    digest: text().notNull(),

    name: text().notNull(),
    subdomain: text().notNull(),
    plan: text().notNull(),
    memoryMb: integer().notNull(),
    diskMb: integer().notNull(),
    /** Dedicated cores of its plan; null if it shares those of its node. */
    cpuCores: integer(),
    contract: text({ enum: contractStates }).notNull().default('active'),
    /** Null on a free plan. */
    paidUntil: instant(),
    /**
     * The date from which paid months are counted. Null on a free plan and in rows of earlier
     * versions.
     */
    billingCycleAnchor: instant(),
    suspendedAt: instant(),
    deleteAt: instant(),
    blockedAt: instant(),
    /** Blocked with its account, and unblocked with it. */
    isBlockedWithAccount: boolean().notNull().default(false),
    finalWarningAt: instant(),
    sentMails: text().array().$type<LifeMail[]>().notNull().default(sql`'{}'`),
    /**
     * Whether the balance pays its months automatically, and the last announcement of a payment.
     */
    autoExtend: boolean().notNull().default(false),
    extensionAnnounced: jsonb().$type<Announcement>(),
    /** The owner's desired state before a suspension or block, to restore later. */
    desiredStateBefore: text({ enum: desiredServerStates }),

    /** Increases with every request about the server. */
    generation: integer().notNull().default(1),
    desiredState: text({ enum: desiredServerStates }).notNull().default('running'),
    /** The core as offered at creation, with the form of its settings. */
    core: jsonb().$type<Core>().notNull(),
    settings: jsonb().$type<Settings>().notNull(),
    /** A one-time operation of the agent, identified by its id. */
    operationId: uuid(),
    operationAction: text({ enum: ['restart', 'kill'] }),

    /**
     * The last creation, restore from archive or player, to the hour. The upgrade spread older rows
     * over 14 days, so that they do not all become idle at once.
     */
    lastUsedAt: instant().notNull().defaultNow(),
    /**
     * When the next check for an idle server is due: daily, or earlier for a notice or archiving.
     */
    idleCheckAt: instant().notNull().defaultNow(),

    /** Whether these players start a stopped server by joining; names as the owner wrote them. */
    startsByJoining: boolean().notNull().default(false),
    starters: text().array().notNull().default(sql`'{}'`),

    /** Stops after this many minutes without players; null: never. */
    emptyStopMinutes: smallint(),
    /** The last stop came after this many minutes without players. */
    stoppedEmptyMinutes: smallint(),

    reportedGeneration: integer().notNull().default(0),
    state: text({ enum: serverStates }).notNull().default('creating'),
    reason: text({ enum: stateReasons }),
    port: integer(),
    progress: jsonb().$type<ServerReport['progress']>(),
    silentSince: instant(),
    killAt: instant(),
    /** When the agent retries after a failure. */
    retryAt: instant(),
    /** The agent's report about the running process; null if it is too old to report it. */
    run: jsonb().$type<RunReport>(),
    /** How long the last start took with the core already on the node. */
    startMs: integer(),
    // Unused. The previous version still writes them, so a later one drops them.
    lastOperationId: uuid(),
    lastOperationOutcome: text({ enum: ['done', 'failed'] }),
    stats: jsonb().$type<NonNullable<ServerReport['stats']>>(),
    statsAt: instant(),
  },
  (table) => [
    uniqueIndex('servers_subdomain_key').on(table.subdomain).where(sql`contract <> 'deleted'`),
    uniqueIndex('servers_idempotency_key').on(table.accountId, table.idempotencyKey),
    index('servers_account').on(table.accountId),
    index('servers_node').on(table.nodeId),
    index('servers_idle_check').on(table.idleCheckAt).where(sql`contract = 'active'`),
    check('servers_account_required', sql`${table.accountId} is not null or ${table.contract} = 'deleted'`),
    check(
      'servers_node_required',
      sql`${table.nodeId} is not null or ${table.contract} in ('archived', 'deleted')`,
    ),
  ],
)

/** Servers that owners see: those on a node, and archived ones. */
export const isListed = or(isNotNull(servers.nodeId), eq(servers.contract, 'archived'))

/** A foreign key that deletes the row with its server. */
const ofServer = () =>
  uuid()
    .notNull()
    .references(() => servers.id, { onDelete: 'cascade' })

/**
 * Consent of an owner to the EULA of a server's core. Deleted with the account, like the server.
 */
export const eulaAcceptances = pgTable(
  'eula_acceptances',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    serverId: ofServer(),
    /** URL of the accepted text. */
    url: text().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.url] }),
    index('eula_acceptances_account').on(table.accountId),
  ],
)

/**
 * Increases with every change for a node's agent. The row is also the lock for selling the node's
 * capacity.
 */
export const nodeRevisions = pgTable('node_revisions', {
  nodeId: ofNode().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(1),
})

/** Servers that somebody is viewing, and until when. */
export const serverWatches = pgTable('server_watches', {
  serverId: ofServer().primaryKey(),
  expiresAt: instant().notNull(),
})

/** Events of a server and who caused them. */
export const serverActivity = pgTable(
  'server_activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serverId: ofServer(),
    at: instant().notNull(),
    actor: text({ enum: activityActors }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The owner's name of the schedule. */
    schedule: text(),
    /** A code that the panel translates: see packages/contracts/src/servers/activity.ts. */
    event: text().notNull(),
    /** For requested actions, with their outcome. A server has at most one without an outcome. */
    operationId: uuid(),
    outcome: text({ enum: operationOutcomes }),
  },
  (table) => [
    index('server_activity_server').on(table.serverId, table.id),
    index('server_activity_under_way')
      .on(table.serverId)
      .where(sql`${table.operationId} is not null and ${table.outcome} is null`),
  ],
)

/** Sums of a server's reports per minute; deleted after a day. */
export const serverStats = pgTable(
  'server_stats',
  {
    serverId: ofServer(),
    minute: instant().notNull(),
    reports: smallint().notNull(),
    cpuSum: real().notNull(),
    memorySum: real().notNull(),
    playersMax: integer(),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.minute] })],
)

/** Subdomains that the operator reserves, besides the list in packages/domain. */
export const reservedSubdomains = pgTable('reserved_subdomains', {
  name: text().primaryKey(),
  addedAt: instant().notNull().defaultNow(),
})

/** Ed25519 keys that sign console tokens, PKCS 8; the newest is in use. */
export const consoleKeys = pgTable('console_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  privateKey: text().notNull(),
  publicKey: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
