import { archivePhases } from '@zubr/contracts/backups/archive'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/servers-schema.ts'
import { serverBackups } from '../backups-schema.ts'

/** Free servers that nobody uses: what their owners were sent, and how far their archive is. The row goes once they are used. */
export const serverArchives = pgTable(
  'server_archives',
  {
    serverId: uuid()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Null while only its notices were sent. */
    phase: text({ enum: archivePhases }),
    /** Since when the phase is what it is: one that lasts is an alert. */
    phaseAt: instant(),
    /** When each notice was last stored to be sent, and when a mail server accepted it. */
    firstSentAt: instant(),
    firstDeliveredAt: instant(),
    lastSentAt: instant(),
    lastDeliveredAt: instant(),
    /** When it was stopped for its archive. */
    archivedAt: instant(),
    /** The backup that the server is restored from. */
    backupId: uuid().references(() => serverBackups.id, { onDelete: 'set null' }),
    /** Since when its owner waits for it to be restored. */
    requestedAt: instant(),
    /** When its restore last failed. */
    failedAt: instant(),
  },
  (table) => [
    check('server_archives_begun', sql`(${table.phase} is null) = (${table.archivedAt} is null)`),
    check('server_archives_since', sql`(${table.phase} is null) = (${table.phaseAt} is null)`),
    // The deletion of a backup looks for its archive.
    index('server_archives_backup').on(table.backupId).where(sql`backup_id is not null`),
    index('server_archives_under_way')
      .on(table.phaseAt)
      .where(sql`phase in ('saving', 'clearing', 'restoring')`),
    index('server_archives_requests').on(table.requestedAt).where(sql`requested_at is not null`),
  ],
)
