import { allIncidentStates, incidentImpacts } from '@zubr/contracts/status'
import { date, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { ofNode } from '../nodes/nodes-schema.ts'

/** Sums of minutes; `loadMinutes` is how many of them had a load. */
const sums = () => ({
  nodeId: ofNode(),
  upMinutes: smallint().notNull(),
  degradedMinutes: smallint().notNull(),
  downMinutes: smallint().notNull(),
  /** Mean and maximum load in percent over the minutes that had one; null if none had. */
  loadMean: real(),
  loadMax: real(),
})

/** The last 90 days of each node by the hour. */
export const nodeHours = pgTable('node_hours', { ...sums(), hour: instant().notNull() }, (table) => [
  primaryKey({ columns: [table.nodeId, table.hour] }),
])

/** Each node by the UTC day, without expiry. */
export const nodeDays = pgTable('node_days', { ...sums(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.nodeId, table.day] }),
])

/**
 * Minutes in which reports could be received: bit n stands for the seconds 10 n to 10 n + 9.
 * Silence counts only in a minute with all bits set.
 */
export const observedMinutes = pgTable('observed_minutes', {
  minute: instant().primaryKey(),
  slots: smallint().notNull(),
})

/** The operator's announcements. Texts are Markdown by language code. */
export const incidents = pgTable(
  'incidents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['incident', 'maintenance'] }).notNull(),
    impact: text({ enum: incidentImpacts }).notNull(),
    titles: jsonb().$type<Record<string, string>>().notNull(),
    /** Names instead of ids, so that an announcement outlives a node. */
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
