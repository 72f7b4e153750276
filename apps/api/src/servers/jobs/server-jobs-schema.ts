import { type JobKind, type JobReport, jobFailures, type ServerJob } from '@zubr/contracts/jobs/jobs'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { servers } from '../servers-schema.ts'

/**
 * One-time jobs of agents for a server, with their results. Ended ones are stored for some days.
 */
export const serverJobs = pgTable(
  'server_jobs',
  {
    id: uuid().primaryKey(),
    /** The order of execution. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** The node of a cleanup job for a server without a node. Null: the node of the server. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'cascade' }),
    kind: text().$type<JobKind>().notNull(),
    job: jsonb().$type<ServerJob>().notNull(),
    createdAt: instant().notNull(),
    /** A job not begun by then is cancelled. */
    expiresAt: instant(),
    state: text({ enum: ['waiting', 'working', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    failure: text({ enum: jobFailures }),
    percent: smallint(),
    /** Of a finished backup, and of a modpack that was read, or refused because of a file in it. */
    result: jsonb().$type<NonNullable<JobReport['backup'] | JobReport['pack']> | { refusedFile: string }>(),
    endedAt: instant(),
    /** When its handler was done. */
    notifiedAt: instant(),
  },
  (table) => [
    index('server_jobs_open').on(table.serverId, table.number).where(sql`ended_at is null`),
    index('server_jobs_unnotified').on(table.number).where(sql`ended_at is not null and notified_at is null`),
    index('server_jobs_server').on(table.serverId),
    index('server_jobs_former_node')
      .on(table.nodeId, table.serverId)
      .where(sql`ended_at is null and node_id is not null`),
    check('server_jobs_ended', sql`(${table.endedAt} is not null) = (${table.state} in ('done', 'failed'))`),
    check('server_jobs_failed', sql`(${table.failure} is not null) = (${table.state} = 'failed')`),
  ],
)
