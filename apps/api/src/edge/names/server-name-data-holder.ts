import { asc, eq, inArray } from 'drizzle-orm'
import type { DataHolder } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open.ts'
import { servers } from '../../servers/servers-schema.ts'
import { ownDomains } from './server-names-schema.ts'

const ofAccount = (db: Pick<Db, 'select'>, accountId: string) =>
  inArray(
    ownDomains.serverId,
    db.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId)),
  )

/** The custom domains of an account's servers. */
export const domainsDataHolder: DataHolder = {
  name: 'domains',

  async export(db, accountId) {
    const { serverId: server, domain, state, waitsSince, found, foundAt, lostAt } = ownDomains
    return db
      .select({ server, domain, state, waitsSince, found, foundAt, lostAt })
      .from(ownDomains)
      .where(ofAccount(db, accountId))
      .orderBy(asc(waitsSince), asc(domain))
  },

  async lock(tx, accountId) {
    await tx
      .select({ id: ownDomains.id })
      .from(ownDomains)
      .where(ofAccount(tx, accountId))
      .orderBy(asc(ownDomains.id))
      .for('update')
  },

  async forget(tx, accountId) {
    await tx.delete(ownDomains).where(ofAccount(tx, accountId))
  },
}
