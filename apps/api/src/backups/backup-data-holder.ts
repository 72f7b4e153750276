import { and, asc, eq } from 'drizzle-orm'
import { dataHolder, ownedTable } from '../accounts/data-holder.ts'
import { lockedWithServer, ofAccountServers } from '../servers/rows-of-servers.ts'
import { servers } from '../servers/servers-schema.ts'
import { serverArchives } from './archive/archive-schema.ts'
import { backupRehearsals, backupRepositories, serverBackups, serverRestores } from './backups-schema.ts'

/**
 * Backups of an account's servers. After the account's deletion their nodes delete them (due.ts),
 * and then their keys are deleted. The owner's notes are deleted at once.
 */
export const backupsDataHolder = dataHolder({
  name: 'backups',
  tables: [
    ownedTable({
      table: serverBackups,
      rows: ofAccountServers(serverBackups.serverId),
      lock: lockedWithServer,
      onDeletion: { update: { note: '' } },
    }),
    ownedTable({
      table: serverRestores,
      rows: ofAccountServers(serverRestores.serverId),
      lock: lockedWithServer,
      onDeletion: { update: { paths: null } },
    }),
    ownedTable({
      table: backupRepositories,
      rows: ofAccountServers(backupRepositories.serverId),
      lock: lockedWithServer,
      onDeletion: { keep: 'the key is deleted once the nodes have deleted the backups' },
    }),
    ownedTable({
      table: serverArchives,
      rows: ofAccountServers(serverArchives.serverId),
      lock: lockedWithServer,
      onDeletion: { keep: 'times of warnings; deleted with the archive' },
    }),
    ownedTable({
      table: backupRehearsals,
      rows: ofAccountServers(backupRehearsals.serverId),
      lock: lockedWithServer,
      onDeletion: { keep: 'the result of a check of a node' },
    }),
  ],

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
        'They are deleted with it, and so are the keys that they are encrypted with; append-only ' +
        'storage erases them within 14 days.',
    }
  },

  async losses(db, accountId) {
    const isOfAccount = ofAccountServers(serverBackups.serverId)(db, accountId)
    return { backups: await db.$count(serverBackups, and(isOfAccount, eq(serverBackups.state, 'ready'))) }
  },
})
