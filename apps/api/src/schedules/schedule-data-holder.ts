import { and, eq } from 'drizzle-orm'
import { dataHolder, ownedTable } from '../accounts/data-holder.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { lockedWithServer, ofAccountServers } from '../servers/rows-of-servers.ts'
import { scheduleRuns, schedules } from './schedules-schema.ts'

const { serverId, name, enabled, rule, zone, steps, createdAt } = schedules

/** Texts that owners wrote in the schedules of their servers. */
export const scheduleDataHolder = dataHolder({
  name: 'schedules',
  tables: [
    ownedTable({
      table: schedules,
      rows: ofAccountServers(serverId),
      lock: lockedWithServer,
      onDeletion: 'delete',
      export: {
        columns: { server: serverId, name, enabled, rule, zone, steps, createdAt },
        orderBy: [createdAt],
      },
    }),
    ownedTable({
      table: scheduleRuns,
      rows: ofAccountServers(scheduleRuns.serverId),
      lock: lockedWithServer,
      onDeletion: 'delete',
    }),
  ],

  // Commands that were sent to the consoles of servers: all ended with the servers.
  async forget(tx, accountId) {
    const isOfAccount = ofAccountServers(serverJobs.serverId)(tx, accountId)
    await tx.delete(serverJobs).where(and(isOfAccount, eq(serverJobs.kind, 'command')))
  },
})
