import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { servers } from '../servers/servers-schema.ts'
import { serverChanges } from './addons-schema.ts'

const withPaths = ['change_files', 'install_pack', 'read_pack'] as const

/**
 * Changes of what an account's servers run. They stay with the servers; file names are deleted with
 * the account.
 */
export const changesDataHolder: DataHolder = {
  name: 'changes',

  async export(db, accountId) {
    const rows = await db
      .select({ change: serverChanges })
      .from(serverChanges)
      .innerJoin(servers, eq(servers.id, serverChanges.serverId))
      .where(eq(servers.accountId, accountId))
      .orderBy(asc(serverChanges.startedAt))
    return {
      changes: rows.map(
        ({ change: { serverId: server, kind, phase, steps, startedAt, endedAt, paths } }) => ({
          ...{ server, kind, phase, steps, startedAt, endedAt, paths },
        }),
      ),
      whenTheAccountIsDeleted: 'They are deleted with it.',
    }
  },

  // They belong to servers, which are locked before.
  async lock() {},

  async forget(tx, accountId) {
    const accountServers = tx.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId))
    await tx.delete(serverChanges).where(inArray(serverChanges.serverId, accountServers))
    // Jobs name the owner's files. All of them ended with the servers.
    await tx
      .delete(serverJobs)
      .where(and(inArray(serverJobs.serverId, accountServers), inArray(serverJobs.kind, [...withPaths])))
  },
}
