import { type RefusalReason, refusalReasons } from '@zubr/contracts/edge/endpoints'
import type { Route } from '@zubr/contracts/edge/routes'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { ofNode } from '../nodes/nodes-schema.ts'
import { servers } from '../servers/servers-schema.ts'

/**
 * Changes that edges have not received: servers that changed, or null if all edges are concerned
 * and no route. Triggers insert them with the change (migrations/0025_edge.sql). The process that
 * computes the routes deletes them.
 */
export const edgeChanges = pgTable('edge_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  serverId: uuid(),
})

/**
 * Every revision of a month. An edge with another revision gets everything, as after the database
 * was restored.
 */
export const edgeRevisions = pgTable('edge_revisions', {
  /** Milliseconds since the epoch, and higher than the previous one. */
  revision: bigint({ mode: 'number' }).primaryKey(),
})

/** The routes of servers as edges know them, each with the revision of its last change. */
export const edgeRoutes = pgTable(
  'edge_routes',
  {
    serverId: uuid()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    revision: bigint({ mode: 'number' }).notNull(),
    /** Null: the server has no route any more. */
    route: jsonb().$type<Route>(),
  },
  (table) => [index('edge_routes_revision').on(table.revision)],
)

/** Connections that edges refused, per hour; stored for two days. */
export const edgeRefusals = pgTable(
  'edge_refusals',
  {
    nodeId: ofNode(),
    /** Null without a host name, or with an unknown one. */
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
