import { reportedProblems } from '@zubr/contracts/nodes'
import { allIncidentStates, incidentImpacts } from '@zubr/contracts/status'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  inet,
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
import { bytea, instant } from './columns.ts'

export * from '../accounts/tables.ts'
export * from '../balance/tables.ts'
export * from '../promo/tables.ts'
export * from '../servers/tables.ts'

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
  },
  (table) => [
    uniqueIndex('nodes_name_key').on(sql`lower(${table.name})`),
    uniqueIndex('nodes_token_hash_key').on(table.tokenHash),
    check('nodes_load_percent', sql`${table.load} between 0 and 100`),
  ],
)

/** What a minute of a node was; a minute without a row holds no data. */
export const minuteStates = ['up', 'degraded', 'down'] as const

/**
 * The last 48 hours of each node. `load` columns are null in a minute of silence. A report adds itself to its minute;
 * minutes of silence are written when they are over, and only where somebody was listening (`observedMinutes`).
 */
export const nodeMinutes = pgTable(
  'node_minutes',
  {
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    minute: instant().notNull(),
    state: text({ enum: minuteStates }).notNull(),
    reports: smallint().notNull(),
    /** Percents added up over `reports`, and the highest of them. */
    loadSum: real(),
    loadMax: real(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.nodeId] })],
)

/** Sums of minutes; `loadMinutes` is how many of them had a load. */
const sums = () => ({
  nodeId: integer()
    .notNull()
    .references(() => nodes.id, { onDelete: 'cascade' }),
  upMinutes: smallint().notNull(),
  degradedMinutes: smallint().notNull(),
  downMinutes: smallint().notNull(),
  /** Mean and highest load in percent over the minutes that had one; null if none had. */
  loadMean: real(),
  loadMax: real(),
})

/** The last 90 days of each node by the hour. */
export const nodeHours = pgTable('node_hours', { ...sums(), hour: instant().notNull() }, (table) => [
  primaryKey({ columns: [table.nodeId, table.hour] }),
])

/** Each node by the UTC day, for ever. */
export const nodeDays = pgTable('node_days', { ...sums(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.nodeId, table.day] }),
])

/**
 * Minutes in which reports could be received: bit n stands for the seconds 10 n to 10 n + 9. Silence counts as such only
 * in a minute that was listened to from end to end.
 */
export const observedMinutes = pgTable('observed_minutes', {
  minute: instant().primaryKey(),
  slots: smallint().notNull(),
})

/** What the operator announces. Texts are Markdown by language code. */
export const incidents = pgTable(
  'incidents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['incident', 'maintenance'] }).notNull(),
    impact: text({ enum: incidentImpacts }).notNull(),
    titles: jsonb().$type<Record<string, string>>().notNull(),
    /** Names, so that an announcement outlives a node. */
    nodes: text().array().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('incidents_starts_at').on(table.startsAt)],
)

export const incidentUpdates = pgTable(
  'incident_updates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer()
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    at: instant().notNull().defaultNow(),
    state: text({ enum: allIncidentStates }).notNull(),
    texts: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [index('incident_updates_incident').on(table.incidentId)],
)

/** `waiting` for its relay or a retry of it; `parked`: the receiver will not take it, or 24 h have passed. */
export const relayStates = ['waiting', 'delivered', 'parked'] as const

/** Partnership applications, as they were sent. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: uuid().primaryKey(),
    /** Given by the sender, or a digest of the text: one application, however often it is sent. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of the six texts: the same key must bear the same ones. */
    digest: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Cut to its network after 30 days. Source: the privacy policy. */
    address: inet().notNull(),
    name: text().notNull(),
    age: text().notNull(),
    contacts: text().notNull(),
    media: text().notNull(),
    offer: text().notNull(),
    wants: text().notNull(),
    relay: text({ enum: relayStates }).notNull().default('waiting'),
    /** Parts of the message that the receiver has accepted; the next attempt goes on after them. */
    partsDelivered: smallint().notNull().default(0),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    deliveredAt: instant(),
    /** Why the last attempt failed, for the operator; never holds the receiver's address. */
    lastFailure: text(),
  },
  (table) => [
    uniqueIndex('partner_applications_key').on(table.idempotencyKey),
    index('partner_applications_recent').on(table.address, table.createdAt),
    index('partner_applications_created').on(table.createdAt),
  ],
)

/** What the operator was told of, and when it ended. One row is open at most for each `key`. */
export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about: `node_silent:minsk-1`, `relay_parked`, … */
    key: text().notNull(),
    message: text().notNull(),
    openedAt: instant().notNull().defaultNow(),
    closedAt: instant(),
  },
  (table) => [uniqueIndex('alerts_open').on(table.key).where(sql`closed_at is null`)],
)
