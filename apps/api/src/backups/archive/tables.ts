import { archivePhases } from '@zubr/contracts/backups/archive'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../../servers/tables.ts'
import { serverBackups } from '../tables.ts'

/** Free servers that nobody uses: what their owners were sent, and how far their archive is. The row goes once they are used. */
export const serverArchives = pgTable(
  'server_archives',
  {
    serverId: uuid()
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** Null while only its notices were sent. */
    phase: text({ enum: archivePhases }),
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
  (table) => [check('server_archives_begun', sql`(${table.phase} is null) = (${table.archivedAt} is null)`)],
)
