import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { formerSubdomains } from '../../servers/names/tables.ts'
import { servers } from '../../servers/tables.ts'
import { ownDomains } from './tables.ts'

/**
 * All names that lead to servers, by the servers' ids, in lower case and ASCII: the subdomain, those that it had and has not lost yet, the
 * owner's own domains, and what the records of those lead to, which clients say that came by a record of kind SRV. What changes it stands
 * in `servers`, `former_subdomains` and `own_domains`; a former name whose time is over is taken out of the table within a minute.
 */
export async function namesOfServers(
  db: Pick<Db, 'select'>,
  { zone, now, only }: { zone: string; now: Date; only?: readonly string[] },
): Promise<Map<string, string[]>> {
  const there = and(ne(servers.contract, 'deleted'), only && inArray(servers.id, [...only]))
  const [current, former, domains] = await Promise.all([
    db.select({ id: servers.id, name: servers.subdomain }).from(servers).where(there),
    db
      .select({ id: servers.id, name: formerSubdomains.name })
      .from(formerSubdomains)
      .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
      .where(and(there, gt(formerSubdomains.until, now)))
      .orderBy(formerSubdomains.name),
    db
      .select({ id: servers.id, domain: ownDomains.domain, label: ownDomains.label })
      .from(ownDomains)
      .innerJoin(servers, eq(servers.id, ownDomains.serverId))
      .where(and(there, ne(ownDomains.state, 'waiting')))
      .orderBy(ownDomains.domain),
  ])
  const names = new Map(current.map(({ id, name }) => [id, [`${name}.${zone}`]]))
  for (const { id, name } of former) names.get(id)?.push(`${name}.${zone}`)
  for (const { id, domain, label } of domains) names.get(id)?.push(domain, `${label}.${zone}`)
  return names
}
