import { backupCauses, backupKinds, restorePhases } from '@zubr/contracts/backups/backup-constants'
import { jobFailures } from '@zubr/contracts/jobs/jobs'
import { activityActors } from '@zubr/contracts/servers/activity'
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
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'
import { nodes } from '../nodes/nodes-schema.ts'
import { servers } from '../servers/servers-schema.ts'
import { workflowColumns } from '../workflows/workflow.ts'

const ofServer = () =>
  uuid()
    .notNull()
    .references(() => servers.id, { onDelete: 'cascade' })
const nodeOnceThere = () => integer().references(() => nodes.id, { onDelete: 'set null' })
const doneBy = () => ({
  actor: text({ enum: activityActors }).notNull(),
  accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
})

/** The encrypted repository of each server that ever had a backup, and the state of its alerts. */
export const backupRepositories = pgTable('backup_repositories', {
  serverId: ofServer().primaryKey(),
  /** Encrypted by keys.ts. */
  key: text().notNull(),
  createdAt: instant().notNull(),
  /** Since when backups have failed. The owner was notified then, once. */
  failingSince: instant(),
  /** The job that deletes the repository, and when its server was found deleted. */
  deletionJobId: uuid(),
  serverDeletedAt: instant(),
  /** From when the operator's job may erase it, if nodes cannot: prune/. */
  eraseAfter: instant(),
  /** Set when the data were deleted at the end of the contract: backups are kept until then. */
  retainedUntil: instant(),
})

export const serverBackups = pgTable(
  'server_backups',
  {
    id: uuid().primaryKey(),
    serverId: ofServer(),
    at: instant().notNull(),
    kind: text({ enum: backupKinds }).notNull(),
    /** The action before which a safety backup was made. */
    cause: text({ enum: backupCauses }),
    note: text().notNull().default(''),
    locked: boolean().notNull().default(false),
    state: text({ enum: ['making', 'ready', 'failed', 'deleting'] })
      .notNull()
      .default('making'),
    /** The agent's jobs that make the backup and delete it. */
    jobId: uuid().notNull(),
    deletionJobId: uuid(),
    /**
     * Set once it is deleted: the earliest time at which the operator's job erases it from storage
     * (prune/).
     */
    eraseAfter: instant(),
    failure: text({ enum: jobFailures }),
    endedAt: instant(),
    /** The node that made it, and whether it is stored outside that node. */
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

/** A restore with its safety backup as one operation. A server has at most one in progress. */
export const serverRestores = pgTable(
  'server_restores',
  {
    id: uuid().primaryKey(),
    serverId: ofServer(),
    /** Null once the backup is deleted. */
    backupId: uuid().references(() => serverBackups.id, { onDelete: 'set null' }),
    backupAt: instant().notNull(),
    snapshot: text().notNull(),
    paths: jsonb().$type<string[]>(),
    phase: text({ enum: restorePhases }).notNull(),
    /** The job of the safety backup, then that of the restore. */
    jobId: uuid().notNull(),
    failure: text({ enum: jobFailures }),
    startedAt: instant().notNull(),
    endedAt: instant(),
    ...doneBy(),
    ...workflowColumns(),
  },
  (table) => [
    uniqueIndex('server_restores_under_way').on(table.serverId).where(sql`ended_at is null`),
    index('server_restores_server').on(table.serverId, table.startedAt),
    index('server_restores_job').on(table.jobId),
    check(
      'server_restores_ended',
      sql`(${table.endedAt} is not null) = (${table.phase} in ('done', 'failed', 'cancelled'))`,
    ),
  ],
)

/** The last test restore of each node, of a randomly chosen backup. */
export const backupRehearsals = pgTable('backup_rehearsals', {
  nodeId: integer()
    .primaryKey()
    .references(() => nodes.id, { onDelete: 'cascade' }),
  serverId: uuid().references(() => servers.id, { onDelete: 'set null' }),
  jobId: uuid().notNull(),
  startedAt: instant().notNull(),
  endedAt: instant(),
  failure: text({ enum: jobFailures }),
})
