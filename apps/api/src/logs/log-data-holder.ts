import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { asc, eq } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { sharedLogs } from './logs-schema.ts'

const unzipped = promisify(gunzip)

/** Logs that an account has shared. */
export const logDataHolder: DataHolder = {
  name: 'sharedLogs',

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

  async lock(tx, accountId) {
    await tx
      .select({ id: sharedLogs.id })
      .from(sharedLogs)
      .where(eq(sharedLogs.accountId, accountId))
      .orderBy(sharedLogs.id)
      .for('update')
  },

  async forget(tx, accountId) {
    await tx.delete(sharedLogs).where(eq(sharedLogs.accountId, accountId))
  },
}
