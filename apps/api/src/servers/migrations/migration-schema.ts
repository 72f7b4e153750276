import { moveFailures, movePhases } from '@zubr/contracts/moving/moves'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { workflowColumns } from '../../workflows/workflow.ts'
import { servers } from '../servers-schema.ts'

const nodeOnceThere = () => integer().references(() => nodes.id, { onDelete: 'set null' })

/**
 * Migrations of servers between nodes, open and ended. Capacity is reserved on both nodes until
 * `endedAt`.
 */
export const serverMigrations = pgTable(
  'server_migrations',
  {
    id: uuid().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Null after the node was removed, which an open migration prevents. */
    fromNodeId: nodeOnceThere(),
    toNodeId: nodeOnceThere(),
    phase: text({ enum: movePhases }).notNull().default('stopping'),
    /** Why it failed; the server stays on its source. */
    failure: text({ enum: moveFailures }),
    /** The server's generation that stops it for the migration. */
    generation: integer().notNull(),
    startedAt: instant().notNull(),
    /** When each phase began. */
    copyingAt: instant(),
    settlingAt: instant(),
    clearingAt: instant(),
    endedAt: instant(),
    /** The time of the last copy progress. */
    progressAt: instant().notNull(),
    /**
     * The target's last progress in bytes, and the number of skipped items that are no files,
     * folders or links.
     */
    bytes: bigint({ mode: 'number' }),
    doneBytes: bigint({ mode: 'number' }),
    skipped: integer().notNull().default(0),
    ...workflowColumns(),
  },
  (table) => [
    index('server_migrations_due').on(table.dueAt).where(sql`due_at is not null`),
    uniqueIndex('server_migrations_under_way').on(table.serverId).where(sql`ended_at is null`),
    index('server_migrations_server').on(table.serverId, table.startedAt),
    check(
      'server_migrations_ended',
      sql`(${table.endedAt} is not null) = (${table.phase} in ('done', 'failed'))`,
    ),
    check('server_migrations_failed', sql`(${table.failure} is not null) = (${table.phase} = 'failed')`),
    check(
      'server_migrations_nodes',
      sql`${table.phase} in ('clearing', 'done', 'failed') or (${table.fromNodeId} is not null and ${table.toNodeId} is not null)`,
    ),
  ],
)
