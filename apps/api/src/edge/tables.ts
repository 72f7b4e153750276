import { type RefusalReason, refusalReasons } from '@zubr/contracts/edge/endpoints'
import type { Route } from '@zubr/contracts/edge/routes'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { ofNode } from '../nodes/tables.ts'
import { servers } from '../servers/tables.ts'

/**
 * What edges have not been told of yet: servers of which something changed, or null where it concerns all edges and no route. Written by
 * triggers, with the change itself (migrations/0025_edge.sql); taken away by who finds out what it means for the routes.
 */
export const edgeChanges = pgTable('edge_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  serverId: uuid(),
})

/** Every revision of a month. One that does not stand here is told everything, as after a database was put back to what it was before. */
export const edgeRevisions = pgTable('edge_revisions', {
  /** Milliseconds since the epoch, and higher than the one before. */
  revision: bigint({ mode: 'number' }).primaryKey(),
})

/** Servers as edges know them, each with the revision in which it became so. */
export const edgeRoutes = pgTable(
  'edge_routes',
  {
    serverId: uuid()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    revision: bigint({ mode: 'number' }).notNull(),
    /** Null: nothing leads to it any more. */
    route: jsonb().$type<Route>(),
  },
  (table) => [index('edge_routes_revision').on(table.revision)],
)

/** Connections that edges refused, by the hour; kept for two days. */
export const edgeRefusals = pgTable(
  'edge_refusals',
  {
    nodeId: ofNode(),
    /** Null where no name was said, or none that leads anywhere. */
    serverId: uuid().references(() => servers.id, { onDelete: 'cascade' }),
    hour: instant().notNull(),
    reason: text({ enum: [...refusalReasons] })
      .$type<RefusalReason>()
      .notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    unique('edge_refusals_hour')
      .on(table.hour, table.serverId, table.nodeId, table.reason)
      .nullsNotDistinct(),
    index('edge_refusals_server').on(table.serverId, table.hour).where(sql`server_id is not null`),
  ],
)
