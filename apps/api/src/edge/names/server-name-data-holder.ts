import { asc, eq, inArray } from 'drizzle-orm'
import type { DataHolder } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open.ts'
import { servers } from '../../servers/servers-schema.ts'
import { customDomains } from './server-names-schema.ts'

const ofAccount = (db: Pick<Db, 'select'>, accountId: string) =>
  inArray(
    customDomains.serverId,
    db.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId)),
  )

/** The custom domains of an account's servers. */
export const domainsDataHolder: DataHolder = {
  name: 'domains',

  async export(db, accountId) {
    const { serverId: server, domain, state, waitingSince, checkResult, checkedAt, lostAt } = customDomains
    return db
      .select({
        server,
        domain,
        state,
        waitsSince: waitingSince,
        found: checkResult,
        foundAt: checkedAt,
        lostAt,
      })
      .from(customDomains)
      .where(ofAccount(db, accountId))
      .orderBy(asc(waitingSince), asc(domain))
  },

  async lock(tx, accountId) {
    await tx
      .select({ id: customDomains.id })
      .from(customDomains)
      .where(ofAccount(tx, accountId))
      .orderBy(asc(customDomains.id))
      .for('update')
  },

  async forget(tx, accountId) {
    await tx.delete(customDomains).where(ofAccount(tx, accountId))
  },
}
