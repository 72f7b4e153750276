import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { asc, eq } from 'drizzle-orm'
import { dataHolder, ofAccount, ownedTable } from '../accounts/data-holder.ts'
import { sharedLogs } from './logs-schema.ts'

const unzipped = promisify(gunzip)

/** Logs that an account has shared. */
export const logDataHolder = dataHolder({
  name: 'sharedLogs',
  tables: [
    ownedTable({
      table: sharedLogs,
      rows: ofAccount(sharedLogs.accountId),
      lock: [sharedLogs.id],
      onDeletion: 'delete',
    }),
  ],

  async export(db, accountId) {
    const rows = await db
      .select()
      .from(sharedLogs)
      .where(eq(sharedLogs.accountId, accountId))
      .orderBy(asc(sharedLogs.createdAt))
    return Promise.all(
      rows.map(async ({ id, serverId, createdAt, expiresAt, content }) => ({
        id,
        server: serverId,
        createdAt,
        expiresAt,
        text: String(await unzipped(content)),
      })),
    )
  },
})
