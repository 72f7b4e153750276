import type { Core, Settings } from '@zubr/contracts/cores/core'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { contractStates, serverStates, stateReasons, wantedStates } from '@zubr/contracts/servers'
import { activityActors, operationOutcomes } from '@zubr/contracts/servers/activity'
import type { RunReport } from '@zubr/contracts/servers/now'
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
 * Game servers, three sides of each in one row: the contract, what its owner wants, and what its agent last said. The first two
 * are changed by the API alone, the third by reports alone. The row of a deleted server stays as a tombstone.
 */
export const servers = pgTable(
  'servers',
  {
    id: uuid().primaryKey(),
    /** Null once the account was deleted, which takes its servers with it. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null once the node has deleted the data. */
    nodeId: integer().references(() => nodes.id),
    createdAt: instant().notNull(),
    /** Given by the sender: one server, however often its creation is sent; with the digest of what was asked for. */
    idempotencyKey: text().notNull(),
    digest: text().notNull(),

    name: text().notNull(),
    subdomain: text().notNull(),
    plan: text().notNull(),
    memoryMb: integer().notNull(),
    diskMb: integer().notNull(),
    /** Of its own, by its plan; null where it shares those of its node. */
    cpuCores: integer(),
    contract: text({ enum: contractStates }).notNull().default('active'),
    /** Null on a free plan. */
    paidUntil: instant(),
    /** From when the paid months are counted. Null on a free plan and in rows of versions before this one. */
    billingCycleAnchor: instant(),
    suspendedAt: instant(),
    deleteAt: instant(),
    blockedAt: instant(),
    /** Its account was blocked, and it with it: unblocking the account unblocks it too. */
    isBlockedWithAccount: boolean().notNull().default(false),
    finalWarningAt: instant(),
    mailed: text().array().$type<LifeMail[]>().notNull().default(sql`'{}'`),
    /** Whether its months are paid from the balance by themselves, and what its owner was told of the next. */
    autoExtend: boolean().notNull().default(false),
    extensionAnnounced: jsonb().$type<Announcement>(),
    /** What the owner wanted before the service was suspended or blocked, to be restored with it. */
    wantedBefore: text({ enum: wantedStates }),

    /** Goes up with whatever is asked of the server. */
    generation: integer().notNull().default(1),
    wanted: text({ enum: wantedStates }).notNull().default('running'),
    /** As the node offered it when the server was created: the form of its settings is part of it. */
    core: jsonb().$type<Core>().notNull(),
    settings: jsonb().$type<Settings>().notNull(),
    /** What the agent is to do once, and knows by its id. */
    operationId: uuid(),
    operationAction: text({ enum: ['restart', 'kill'] }),

    /**
     * When it was created, restored from its archive, or had a player, to the hour. Rows of versions before this column have a
     * moment of the 14 days after the upgrade, so that they do not all become idle at once.
     */
    usedAt: instant().notNull().defaultNow(),
    /** When the clock looks next whether nobody uses it: once a day, or earlier where a notice or its archive is due. */
    idleCheckAt: instant().notNull().defaultNow(),

    /** Whether these players start it by joining while it is stopped; their names as the owner wrote them. */
    startsByJoining: boolean().notNull().default(false),
    starters: text().array().notNull().default(sql`'{}'`),

    /** It stops after so many minutes without players; null: it does not stop by itself. */
    emptyStopMinutes: smallint(),
    /** The last stop was asked for because nobody was on it for so many minutes. */
    stoppedEmptyMinutes: smallint(),

    reportedGeneration: integer().notNull().default(0),
    state: text({ enum: serverStates }).notNull().default('creating'),
    reason: text({ enum: stateReasons }),
    port: integer(),
    progress: jsonb().$type<ServerReport['progress']>(),
    silentSince: instant(),
    killAt: instant(),
    /** When the agent tries again what has failed. */
    retryAt: instant(),
    /** What the agent knows of the process that runs; null of an agent that does not report it. */
    run: jsonb().$type<RunReport>(),
    /** How long its last start took on its node, with the core there already. */
    startMs: integer(),
    // Not used any more. They go in a later version: the one before this one writes them.
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
    check('servers_owned', sql`${table.accountId} is not null or ${table.contract} = 'deleted'`),
    check(
      'servers_on_a_node',
      sql`${table.nodeId} is not null or ${table.contract} in ('archived', 'deleted')`,
    ),
  ],
)

/** Servers that their owners see: those on a node, and archived ones. */
export const isListed = or(isNotNull(servers.nodeId), eq(servers.contract, 'archived'))

/** A row that goes with its server. */
const ofServer = () =>
  uuid()
    .notNull()
    .references(() => servers.id, { onDelete: 'cascade' })

/** That an owner has agreed to the terms of use of what a server runs. Goes with the account, as does the server. */
export const eulaAcceptances = pgTable(
  'eula_acceptances',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    serverId: ofServer(),
    /** Of the text, as it was shown. */
    url: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.url] }),
    index('eula_acceptances_account').on(table.accountId),
  ],
)

/** Goes up with whatever a node's agent must hear of. Its row is also the lock under which the node's room is sold. */
export const nodeRevisions = pgTable('node_revisions', {
  nodeId: ofNode().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(1),
})

/** Servers that somebody looks at, until when. */
export const serverWatches = pgTable('server_watches', {
  serverId: ofServer().primaryKey(),
  until: instant().notNull(),
})

/** What happened to a server, and who did it. */
export const serverActivity = pgTable(
  'server_activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serverId: ofServer(),
    at: instant().notNull(),
    actor: text({ enum: activityActors }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** What the owner called the schedule that did it. */
    schedule: text(),
    /** A code that the panel puts into words: see packages/contracts/src/servers/activity.ts. */
    what: text().notNull(),
    /** Of what was asked by a button, with how it ended. A server has one without an end at most. */
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

/** A minute of a server, added up over its reports; kept for a day. */
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

/** Subdomains that the operator keeps back, besides the list in packages/domain. */
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
