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
 * Machines that run servers, with what each last said of itself. One row is updated every ten seconds, so no
 * column that a report changes is indexed: PostgreSQL then rewrites the row in place (HOT).
 */
export const nodes = pgTable(
  'nodes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique without regard to case: in lower case it is a DNS label. */
    name: text().notNull(),
    /** SHA-256 of the agent's token; the token itself is kept nowhere. */
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
    /** Since when `problem` is what it is, without a silence in between. */
    stateSince: instant().notNull().defaultNow(),
    /** Since when it takes no more servers: its operator empties it. */
    drainedAt: instant(),
    /** Since when its operator has written it off: its servers are placed elsewhere, and it is shown to nobody. */
    lostAt: instant(),
    /** By which keys its edge knows others: one of each pair, or, of the version before, one of all. */
    edgeKeys: text({ enum: ['pairs', 'shared'] })
      .notNull()
      .default('pairs'),
    /** Since when that is so. */
    edgeKeysAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('nodes_name_key').on(sql`lower(${table.name})`),
    uniqueIndex('nodes_token_hash_key').on(table.tokenHash),
    check('nodes_load_percent', sql`${table.load} between 0 and 100`),
  ],
)

/** A row that goes with its node. */
export const ofNode = () =>
  integer()
    .notNull()
    .references(() => nodes.id, { onDelete: 'cascade' })

/** What a node's agent last said besides its servers' states. */
export const nodeCapabilities = pgTable('node_capabilities', {
  nodeId: ofNode().primaryKey(),
  cores: jsonb().$type<NodeServersReport['cores']>().notNull(),
  /** Servers on its disk that nobody here knows of: kept, and shown to the operator. */
  orphans: uuid().array().notNull().default(sql`'{}'`),
  /** How many servers can have a port there; null if the agent is too old to say. */
  serverPorts: integer(),
  /** Cores of the catalogue that it can run; none if the agent is too old to say, and so with what follows. */
  runs: jsonb().$type<NonNullable<NodeServersReport['runs']>>().notNull().default([]),
  runtime: jsonb().$type<NodeServersReport['runtime']>(),
  architecture: text({ enum: architectures }),
  /** How it keeps backups; null if it says nothing of them. */
  backups: jsonb().$type<NodeBackups>(),
  /** Its agent can give servers to another node and take them from one. */
  canMove: boolean().notNull().default(false),
  /** Where and with which key it serves files by SFTP; null if it does not. */
  sftp: jsonb().$type<NonNullable<NodeServersReport['sftp']>>(),
  reportedAt: instant().notNull(),
})

/** What a node's edge last said, and all it has counted. A node without a row has none yet. */
export const nodeEdges = pgTable('node_edges', {
  nodeId: ofNode().primaryKey(),
  /** Where it takes players. */
  port: integer().notNull(),
  reportedAt: instant().notNull(),
  /** Ids of its last reports: one that comes again counts once. */
  recentReportIds: uuid().array().notNull().default(sql`'{}'`),
  /** Connections that stand: of players, and of those who have said no name yet. */
  players: bigint({ mode: 'number' }).notNull(),
  pendingConnections: bigint({ mode: 'number' }).notNull(),
  joins: bigint({ mode: 'number' }).notNull().default(0),
  statusResponses: bigint({ mode: 'number' }).notNull().default(0),
  /** Connections that it refused, by reason. */
  refusals: jsonb().$type<Partial<Record<RefusalReason, number>>>().notNull().default({}),
  /** Since when it refuses very much without a minute's pause, and when it did so last. */
  floodedSince: instant(),
  floodedAt: instant(),
})

/** What a minute of a node was; a minute without a row holds no data. */
export const minuteStates = ['up', 'degraded', 'down'] as const

/**
 * The last 48 hours of each node. `load` columns are null in a minute of silence. A report adds itself to its minute;
 * minutes of silence are written when they are over, and only where somebody was listening (`observedMinutes`).
 */
export const nodeMinutes = pgTable(
  'node_minutes',
  {
    nodeId: ofNode(),
    minute: instant().notNull(),
    state: text({ enum: minuteStates }).notNull(),
    reports: smallint().notNull(),
    /** Percents added up over `reports`, and the highest of them. */
    loadSum: real(),
    loadMax: real(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.nodeId] })],
)
