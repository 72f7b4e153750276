import type { NodeBackups } from '@zubr/contracts/backups/agent'
import { architectures } from '@zubr/contracts/cores/packages'
import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { NodeServersReport } from '@zubr/contracts/node-servers'
import { reportedProblems } from '@zubr/contracts/nodes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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
import { bytea, instant } from '../database/columns.ts'

/**
 * Machines that run servers, with their last report. Each row is updated every ten seconds, so no
 * reported column is indexed: PostgreSQL then updates the row in place (HOT).
 */
export const nodes = pgTable(
  'nodes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique regardless of case: in lower case it is a DNS label. */
    name: text().notNull(),
    /** SHA-256 of the agent's token; the token itself is not stored. */
    tokenHash: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Null until the first report. */
    reportedAt: instant(),
    /** Percent, 0 to 100. */
    load: real(),
    memoryUsedBytes: bigint({ mode: 'number' }),
    memoryTotalBytes: bigint({ mode: 'number' }),
    diskFreeBytes: bigint({ mode: 'number' }),
    diskTotalBytes: bigint({ mode: 'number' }),
    /** `no_report` is never stored: it follows from the clock. */
    problem: text({ enum: reportedProblems }),
    /** Start of the current `problem`, without silence in between. */
    stateSince: instant().notNull().defaultNow(),
    /** When its operator drained it: it takes no more servers. */
    drainedAt: instant(),
    /** When its operator wrote it off: its servers are placed elsewhere, and it is hidden. */
    lostAt: instant(),
    /**
     * How its edge authenticates to other edges: with a key per pair, or with one shared key
     * (previous version).
     */
    edgeKeys: text({ enum: ['pairs', 'shared'] })
      .notNull()
      .default('pairs'),
    /** When `edgeKeys` last changed. */
    edgeKeysAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('nodes_name_key').on(sql`lower(${table.name})`),
    uniqueIndex('nodes_token_hash_key').on(table.tokenHash),
    check('nodes_load_percent', sql`${table.load} between 0 and 100`),
  ],
)

/** A foreign key that deletes the row with its node. */
export const ofNode = () =>
  integer()
    .notNull()
    .references(() => nodes.id, { onDelete: 'cascade' })

/** The last report of a node's agent, except for the states of its servers. */
export const nodeCapabilities = pgTable('node_capabilities', {
  nodeId: ofNode().primaryKey(),
  cores: jsonb().$type<NodeServersReport['cores']>().notNull(),
  /**
   * Servers on its disk that the database does not know. They stay and are shown to the operator.
   */
  orphans: uuid().array().notNull().default(sql`'{}'`),
  /** How many servers can have a port there; null if the agent is too old to report it. */
  serverPorts: integer(),
  /**
   * Cores of the catalogue that it can run. An older agent reports none, like the following
   * columns.
   */
  runs: jsonb().$type<NonNullable<NodeServersReport['runs']>>().notNull().default([]),
  runtime: jsonb().$type<NodeServersReport['runtime']>(),
  architecture: text({ enum: architectures }),
  /** How it stores backups; null if it does not report it. */
  backups: jsonb().$type<NodeBackups>(),
  /** Whether its agent supports migrations of servers. */
  canMove: boolean().notNull().default(false),
  /** SFTP port and host key; null if it has no SFTP. */
  sftp: jsonb().$type<NonNullable<NodeServersReport['sftp']>>(),
  reportedAt: instant().notNull(),
})

/** The last report of a node's edge, and its counters. A node without a row has no edge yet. */
export const nodeEdges = pgTable('node_edges', {
  nodeId: ofNode().primaryKey(),
  /** The port for players. */
  port: integer().notNull(),
  reportedAt: instant().notNull(),
  /** Ids of its last reports: a repeated report counts once. */
  recentReportIds: uuid().array().notNull().default(sql`'{}'`),
  /** Open connections: those of players, and those that have not sent a name yet. */
  players: bigint({ mode: 'number' }).notNull(),
  pendingConnections: bigint({ mode: 'number' }).notNull(),
  joins: bigint({ mode: 'number' }).notNull().default(0),
  statusResponses: bigint({ mode: 'number' }).notNull().default(0),
  /** Refused connections, by reason. */
  refusals: jsonb().$type<Partial<Record<RefusalReason, number>>>().notNull().default({}),
  /** Start of a flood of refusals without a minute's pause, and its last minute. */
  floodedSince: instant(),
  floodedAt: instant(),
})

/** State of a minute of a node; a minute without a row has no data. */
export const minuteStates = ['up', 'degraded', 'down'] as const

/**
 * The last 48 hours of each node. `load` columns are null in a minute of silence. A report updates
 * its minute. Minutes of silence are inserted afterwards, only where reports could be received
 * (`observedMinutes`).
 */
export const nodeMinutes = pgTable(
  'node_minutes',
  {
    nodeId: ofNode(),
    minute: instant().notNull(),
    state: text({ enum: minuteStates }).notNull(),
    reports: smallint().notNull(),
    /** The sum of the percentages of `reports`, and their maximum. */
    loadSum: real(),
    loadMax: real(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.nodeId] })],
)
