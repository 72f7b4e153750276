import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { servers } from '../servers/servers-schema.ts'
import { serverBackups, serverRestores } from './backups-schema.ts'

/**
 * Backups of an account's servers. After the account's deletion their nodes delete them (due.ts),
 * and then their keys are deleted. The owner's notes are deleted at once.
 */
export const backupsDataHolder: DataHolder = {
  name: 'backups',

  async export(db, accountId) {
    const rows = await db
      .select({ backup: serverBackups })
      .from(serverBackups)
      .innerJoin(servers, eq(servers.id, serverBackups.serverId))
      .where(eq(servers.accountId, accountId))
      .orderBy(asc(serverBackups.at))
    return {
      backups: rows.map(
        ({ backup: { serverId: server, at, kind, note, locked, state, eraseAfter, bytes, files } }) => ({
          ...{ server, at, kind, note, locked, state, eraseAfter, bytes, files },
        }),
      ),
      whenTheAccountIsDeleted:
        'They are deleted with it, and so are the keys that they are encrypted with; append-only storage erases them within 14 days.',
    }
  },

  async losses(db, accountId) {
    const accountServers = db.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId))
    const backups = await db.$count(
      serverBackups,
      and(inArray(serverBackups.serverId, accountServers), eq(serverBackups.state, 'ready')),
    )
    return { backups }
  },

  // They belong to servers, which are locked before.
  async lock() {},

  async forget(tx, accountId) {
    const accountServers = tx.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId))
    await tx.update(serverBackups).set({ note: '' }).where(inArray(serverBackups.serverId, accountServers))
    await tx
      .update(serverRestores)
      .set({ paths: null })
      .where(inArray(serverRestores.serverId, accountServers))
  },
}
