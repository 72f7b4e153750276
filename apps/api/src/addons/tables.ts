import { changeKinds, changePhases } from '@zubr/contracts/addons/addon-constants'
import { changeFailures, type ServerChange } from '@zubr/contracts/addons/changes'
import type { PackAbout } from '@zubr/contracts/addons/pack'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { activityActors } from '@zubr/contracts/server-activity'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/tables.ts'
import { serverBackups, serverRestores } from '../backups/tables.ts'
import { instant } from '../database/columns.ts'
import { servers } from '../servers/tables.ts'

type Without<Job> = Job extends unknown ? Omit<Job, 'id' | 'change'> : never
/** What the agent does for a change, but for the ids that it is given then. */
export type ChangeJob = Without<Extract<ServerJob, { kind: 'change_files' | 'install_pack' }>>

/** Changes of what a server runs, each as one thing that can be taken back. One of a server is under way at most. */
export const serverChanges = pgTable(
  'server_changes',
  {
    id: uuid().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    kind: text({ enum: changeKinds }).notNull(),
    phase: text({ enum: changePhases }).notNull(),
    /** Given by the sender, with the digest of what was asked for: one change, however often it is sent. */
    idempotencyKey: text(),
    digest: text(),
    what: jsonb().$type<ServerChange['what']>().notNull(),
    /** What it touches of the server's files; null: anything may be. */
    paths: jsonb().$type<string[]>(),
    job: jsonb().$type<ChangeJob>().notNull(),
    /** Of the agent's jobs: the one that is waited for. */
    jobId: uuid(),
    /** A safety backup is made before. */
    createsBackup: boolean().notNull(),
    backupId: uuid().references(() => serverBackups.id, { onDelete: 'set null' }),
    /** What the server's row has afterwards, and had before. Null: its core stays. */
    core: jsonb().$type<Core>(),
    previousCore: jsonb().$type<Core>(),
    settings: jsonb().$type<Settings>(),
    previousSettings: jsonb().$type<Settings>(),
    /** What a modpack turned out to be. */
    pack: jsonb().$type<PackAbout>(),
    /** A new server's first: it is not started before, and there is nothing to go back to. */
    isFirst: boolean().notNull().default(false),
    failure: text({ enum: changeFailures }),
    beganAt: instant().notNull(),
    endedAt: instant(),
    /** How the first start since has gone: starts.ts. */
    start: text({ enum: ['begun', 'failed', 'done'] }),
    /** The restore that takes it back, where a backup does. */
    restoreId: uuid().references(() => serverRestores.id, { onDelete: 'set null' }),
    actor: text({ enum: activityActors }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('server_changes_under_way').on(table.serverId).where(sql`ended_at is null`),
    uniqueIndex('server_changes_idempotency_key').on(table.serverId, table.idempotencyKey),
    index('server_changes_server').on(table.serverId, table.beganAt),
    index('server_changes_job').on(table.jobId),
    check(
      'server_changes_ended',
      sql`(${table.endedAt} is not null) = (${table.phase} in ('done', 'failed', 'cancelled', 'undone'))`,
    ),
    check('server_changes_core', sql`(${table.core} is null) = (${table.previousCore} is null)`),
  ],
)
