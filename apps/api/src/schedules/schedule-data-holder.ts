import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import { servers } from '../servers/servers-schema.ts'
import { schedules } from './schedules-schema.ts'

/** Texts that owners wrote in the schedules of their servers. */
export const scheduleDataHolder: DataHolder = {
  name: 'schedules',

  async export(db, accountId) {
    return db
      .select({
        server: schedules.serverId,
        name: schedules.name,
        enabled: schedules.enabled,
        rule: schedules.rule,
        zone: schedules.zone,
        steps: schedules.steps,
        createdAt: schedules.createdAt,
      })
      .from(schedules)
      .innerJoin(servers, eq(servers.id, schedules.serverId))
      .where(eq(servers.accountId, accountId))
      .orderBy(asc(schedules.createdAt))
  },

  // Their servers' rows are locked, and every change of a schedule locks its server.
  async lock() {},

  async forget(tx, accountId) {
    const own = tx.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId))
    await tx.delete(schedules).where(inArray(schedules.serverId, own))
    // Commands that were sent to their consoles: all ended with the servers.
    await tx.delete(serverJobs).where(and(inArray(serverJobs.serverId, own), eq(serverJobs.kind, 'command')))
  },
}
