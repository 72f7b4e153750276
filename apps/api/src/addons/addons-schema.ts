import { changeKinds, changePhases } from '@zubr/contracts/addons/addon-constants'
import { changeFailures, type ServerChange } from '@zubr/contracts/addons/changes'
import type { PackAbout } from '@zubr/contracts/addons/pack'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { activityActors } from '@zubr/contracts/servers/activity'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { serverBackups, serverRestores } from '../backups/backups-schema.ts'
import { instant } from '../database/columns.ts'
import { servers } from '../servers/servers-schema.ts'
import { workflowColumns } from '../workflows/workflow.ts'

type Without<Job> = Job extends unknown ? Omit<Job, 'id' | 'change'> : never
/** The agent's job for a change, without the IDs that are assigned when the job is added. */
export type ChangeJob = Without<Extract<ServerJob, { kind: 'change_files' | 'install_pack' }>>

/**
 * Changes of what a server runs. Each is undone as a whole, and a server has at most one in
 * progress.
 */
export const serverChanges = pgTable(
  'server_changes',
  {
    id: uuid().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    kind: text({ enum: changeKinds }).notNull(),
    phase: text({ enum: changePhases }).notNull(),
    /** Sent by the client, with the digest of the request: repeated requests make one change. */
    idempotencyKey: text(),
    digest: text(),
    steps: jsonb().$type<ServerChange['steps']>().notNull(),
    /** The paths of the server that it changes; null: possibly any. */
    paths: jsonb().$type<string[]>(),
    job: jsonb().$type<ChangeJob>().notNull(),
    /** The agent's job that the change waits for. */
    jobId: uuid(),
    /** Whether a safety backup is made first. */
    createsBackup: boolean().notNull(),
    backupId: uuid().references(() => serverBackups.id, { onDelete: 'set null' }),
    /** The server's core and settings after and before the change. Null: the core stays. */
    core: jsonb().$type<Core>(),
    previousCore: jsonb().$type<Core>(),
    settings: jsonb().$type<Settings>(),
    previousSettings: jsonb().$type<Settings>(),
    /** What the modpack contains, once the node has read it. */
    pack: jsonb().$type<PackAbout>(),
    /**
     * The first change of a new server: the server is not started before it, and it cannot be
     * undone.
     */
    isFirst: boolean().notNull().default(false),
    failure: text({ enum: changeFailures }),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** The result of the first start since the change: starts.ts. */
    start: text({ enum: ['begun', 'failed', 'done'] }),
    /** The restore that undoes the change, if it is undone from a backup. */
    restoreId: uuid().references(() => serverRestores.id, { onDelete: 'set null' }),
    actor: text({ enum: activityActors }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    ...workflowColumns(),
  },
  (table) => [
    index('server_changes_due').on(table.dueAt).where(sql`due_at is not null`),
    uniqueIndex('server_changes_under_way').on(table.serverId).where(sql`ended_at is null`),
    uniqueIndex('server_changes_idempotency_key').on(table.serverId, table.idempotencyKey),
    index('server_changes_server').on(table.serverId, table.startedAt),
    index('server_changes_job').on(table.jobId),
    check(
      'server_changes_ended',
      sql`(${table.endedAt} is not null) = (${table.phase} in ('done', 'failed', 'cancelled', 'undone'))`,
    ),
    check('server_changes_core', sql`(${table.core} is null) = (${table.previousCore} is null)`),
  ],
)
