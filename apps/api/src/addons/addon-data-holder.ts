import { and, asc, eq, inArray } from 'drizzle-orm'
import { dataHolder, ownedTable } from '../accounts/data-holder.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { lockedWithServer, ofAccountServers } from '../servers/rows-of-servers.ts'
import { servers } from '../servers/servers-schema.ts'
import { serverChanges } from './addons-schema.ts'

const withPaths = ['change_files', 'install_pack', 'read_pack'] as const

/** Changes of what an account's servers run. They stay with the servers. */
export const changesDataHolder = dataHolder({
  name: 'changes',
  tables: [
    ownedTable({
      table: serverChanges,
      rows: ofAccountServers(serverChanges.serverId),
      lock: lockedWithServer,
      onDeletion: 'delete',
    }),
  ],

  async export(db, accountId) {
    const rows = await db
      .select({ change: serverChanges })
      .from(serverChanges)
      .innerJoin(servers, eq(servers.id, serverChanges.serverId))
      .where(eq(servers.accountId, accountId))
      .orderBy(asc(serverChanges.startedAt))
    return {
      changes: rows.map(
        ({ change: { serverId: server, kind, phase, steps: what, startedAt: beganAt, endedAt, paths } }) => ({
          server,
          kind,
          phase,
          what,
          beganAt,
          endedAt,
          paths,
        }),
      ),
      whenTheAccountIsDeleted: 'They are deleted with it.',
    }
  },

  // Jobs name the owner's files. All of them ended with the servers.
  async forget(tx, accountId) {
    const isOfAccount = ofAccountServers(serverJobs.serverId)(tx, accountId)
    await tx.delete(serverJobs).where(and(isOfAccount, inArray(serverJobs.kind, [...withPaths])))
  },
})
