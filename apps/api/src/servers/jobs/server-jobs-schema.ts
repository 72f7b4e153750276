import { type JobKind, type JobReport, jobFailures, type ServerJob } from '@zubr/contracts/jobs/jobs'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { servers } from '../servers-schema.ts'

/** What agents are to do once for a server, and how it went. One that has ended is kept for some days. */
export const serverJobs = pgTable(
  'server_jobs',
  {
    id: uuid().primaryKey(),
    /** The order in which they are done. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Where it is done for a server that has no node any more. Null: where the server is. */
    nodeId: integer().references(() => nodes.id, { onDelete: 'cascade' }),
    kind: text().$type<JobKind>().notNull(),
    job: jsonb().$type<ServerJob>().notNull(),
    createdAt: instant().notNull(),
    /** If no agent has begun it by then, it is called off. */
    expiresAt: instant(),
    state: text({ enum: ['waiting', 'working', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    failure: text({ enum: jobFailures }),
    percent: smallint(),
    /** Of a backup that is done, and of a modpack that was read, or refused for a file in it. */
    result: jsonb().$type<NonNullable<JobReport['backup'] | JobReport['pack']> | { refusedFile: string }>(),
    endedAt: instant(),
    /** When the subject that asked for it had heard of its end. */
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
