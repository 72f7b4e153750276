import { archivePhases } from '@zubr/contracts/backups/archive'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/servers-schema.ts'
import { checkColumns } from '../../workflows/workflow.ts'
import { serverBackups } from '../backups-schema.ts'

/**
 * Idle free servers: the notices to their owners and the phase of their archive. A row is deleted
 * once its server is used.
 */
export const serverArchives = pgTable(
  'server_archives',
  {
    serverId: uuid()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Null while only notices were sent. */
    phase: text({ enum: archivePhases }),
    /** Since when this phase lasts. */
    phaseAt: instant(),
    /** When each notice was last queued, and when a mail server accepted it. */
    firstSentAt: instant(),
    firstDeliveredAt: instant(),
    lastSentAt: instant(),
    lastDeliveredAt: instant(),
    /** When the server was stopped for its archive. */
    archivedAt: instant(),
    /** The backup from which the server is restored. */
    backupId: uuid().references(() => serverBackups.id, { onDelete: 'set null' }),
    /** Since when the owner waits for the restore. */
    requestedAt: instant(),
    /** When its restore last failed. */
    failedAt: instant(),
    ...checkColumns(),
  },
  (table) => [
    check('server_archives_begun', sql`(${table.phase} is null) = (${table.archivedAt} is null)`),
    check('server_archives_since', sql`(${table.phase} is null) = (${table.phaseAt} is null)`),
    // Used when a backup is deleted.
    index('server_archives_backup').on(table.backupId).where(sql`backup_id is not null`),
    index('server_archives_under_way')
      .on(table.phaseAt)
      .where(sql`phase in ('saving', 'clearing', 'restoring')`),
    index('server_archives_requests').on(table.requestedAt).where(sql`requested_at is not null`),
    index('server_archives_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
)
