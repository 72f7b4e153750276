import { backupCauses, backupKinds, restorePhases } from '@zubr/contracts/backups/backup-constants'
import { jobFailures } from '@zubr/contracts/jobs/jobs'
import { activityActors } from '@zubr/contracts/server-activity'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/tables.ts'
import { instant } from '../database/columns.ts'
import { nodes } from '../nodes/tables.ts'
import { servers } from '../servers/tables.ts'

const ofServer = () =>
  uuid()
    .notNull()
    .references(() => servers.id, { onDelete: 'cascade' })
const nodeOnceThere = () => integer().references(() => nodes.id, { onDelete: 'set null' })
const doneBy = () => ({
  actor: text({ enum: activityActors }).notNull(),
  accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
})

/** Of each server that ever had a backup: what its repository is encrypted with, and who is told how that goes. */
export const backupRepositories = pgTable('backup_repositories', {
  serverId: ofServer().primaryKey(),
  /** Encrypted by keys.ts. */
  key: text().notNull(),
  createdAt: instant().notNull(),
  /** Since when no backup that was to be made has come about; its owner was told then, once. */
  failingSince: instant(),
  /** The job that deletes it, and when its server was found deleted. */
  deletionJobId: uuid(),
  serverDeletedAt: instant(),
  /** From when on the operator's job may erase it, where nodes cannot: prune/. */
  eraseAfter: instant(),
  /** Data that went at the end of their contract: until then what was saved of them is kept. */
  retainedUntil: instant(),
})

export const serverBackups = pgTable(
  'server_backups',
  {
    id: uuid().primaryKey(),
    serverId: ofServer(),
    at: instant().notNull(),
    kind: text({ enum: backupKinds }).notNull(),
    /** Before what a safety backup was made. */
    cause: text({ enum: backupCauses }),
    note: text().notNull().default(''),
    locked: boolean().notNull().default(false),
    state: text({ enum: ['making', 'ready', 'failed', 'deleting'] })
      .notNull()
      .default('making'),
    /** Of the agent's jobs: the one that makes it, and the one that forgets it. */
    jobId: uuid().notNull(),
    deletionJobId: uuid(),
    /** Deleted, and in storage until the operator's job erases it, from then on at the earliest: prune/. */
    eraseAfter: instant(),
    failure: text({ enum: jobFailures }),
    endedAt: instant(),
    /** Where it was made, and whether it lies on that node alone. */
    nodeId: nodeOnceThere(),
    isRemote: boolean().notNull().default(false),
    snapshot: text(),
    bytes: bigint({ mode: 'number' }),
    addedBytes: bigint({ mode: 'number' }),
    files: bigint({ mode: 'number' }),
    hadChangingFiles: boolean().notNull().default(false),
    ...doneBy(),
  },
  (table) => [
    index('server_backups_server').on(table.serverId, table.at),
    uniqueIndex('server_backups_job').on(table.jobId),
    check('server_backups_ready', sql`${table.state} <> 'ready' or ${table.snapshot} is not null`),
    check('server_backups_erase', sql`${table.eraseAfter} is null or ${table.state} = 'deleting'`),
  ],
)

/** Putting back a backup, as one thing: a safety backup, then the restore itself. One of a server is under way at most. */
export const serverRestores = pgTable(
  'server_restores',
  {
    id: uuid().primaryKey(),
    serverId: ofServer(),
    /** Null once it was deleted. */
    backupId: uuid().references(() => serverBackups.id, { onDelete: 'set null' }),
    backupAt: instant().notNull(),
    snapshot: text().notNull(),
    paths: jsonb().$type<string[]>(),
    phase: text({ enum: restorePhases }).notNull(),
    /** Of the backup before it, then of the restore. */
    jobId: uuid().notNull(),
    failure: text({ enum: jobFailures }),
    beganAt: instant().notNull(),
    endedAt: instant(),
    ...doneBy(),
  },
  (table) => [
    uniqueIndex('server_restores_under_way').on(table.serverId).where(sql`ended_at is null`),
    index('server_restores_server').on(table.serverId, table.beganAt),
    index('server_restores_job').on(table.jobId),
    check(
      'server_restores_ended',
      sql`(${table.endedAt} is not null) = (${table.phase} in ('done', 'failed', 'cancelled'))`,
    ),
  ],
)

/** Of each node: the last trial of a backup that was picked by chance. */
export const backupRehearsals = pgTable('backup_rehearsals', {
  nodeId: integer()
    .primaryKey()
    .references(() => nodes.id, { onDelete: 'cascade' }),
  serverId: uuid().references(() => servers.id, { onDelete: 'set null' }),
  jobId: uuid().notNull(),
  beganAt: instant().notNull(),
  endedAt: instant(),
  failure: text({ enum: jobFailures }),
})
