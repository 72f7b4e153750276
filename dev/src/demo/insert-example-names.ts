import type { World } from '@zubr/all-in-one/start'
import { edgeRefusals } from '@zubr/api/edge/edge-schema'
import { customDomains } from '@zubr/api/edge/names/server-names-schema'
import { targetLabel } from '@zubr/api/edge/names/target'
import { formerSubdomains } from '@zubr/api/servers/names/server-names-schema'
import { servers } from '@zubr/api/servers/servers-schema'
import type { domainFindings, domainStates } from '@zubr/contracts/edge/addresses'
import { eq, sql } from 'drizzle-orm'

const dayMs = 86_400_000

/** A domain in each state that an owner can see. */
const domains: Record<
  (typeof domainStates)[number],
  { domain: string; found: (typeof domainFindings)[number] | null }
> = {
  confirmed: { domain: 'play.oak-hollow.example', found: 'right' },
  waiting: { domain: 'mc.oak-hollow.example', found: 'other' },
  lost: { domain: 'oak-hollow-network.example', found: 'missing' },
}

/**
 * Names of the running example: a former subdomain, custom domains, and a blocked flood; and
 * players who may start the stopped one. These domains do not exist, so no name server is queried.
 */
export async function insertExampleNames(
  { db, config }: Pick<World, 'db' | 'config'>,
  now: Date,
): Promise<void> {
  const exampleOf = async (subdomain: string) =>
    (await db.select().from(servers).where(eq(servers.subdomain, subdomain)))[0]
  const running = await exampleOf('demo-running')
  if (!running || running.accountId === null || running.nodeId === null) return
  const { id: serverId, accountId, nodeId } = running
  const ago = (days: number) => new Date(+now - days * dayMs)
  await db.delete(customDomains).where(eq(customDomains.serverId, serverId))
  for (const [state, { domain, found }] of Object.entries(domains) as [
    keyof typeof domains,
    (typeof domains)['lost'],
  ][])
    await db.insert(customDomains).values({
      id: sql`gen_random_uuid()`,
      ...{ serverId, domain, label: targetLabel(config, { accountId, domain }), state, checkResult: found },
      waitingSince: ago(9),
      checkedAt: ago(0.1),
      lostAt: state === 'lost' ? ago(2) : null,
    })
  const reservedUntil = ago(-21)
  await db
    .insert(formerSubdomains)
    .values({ name: 'demo-oak', serverId, reservedUntil })
    .onConflictDoUpdate({ target: formerSubdomains.name, set: { serverId, reservedUntil } })
  await db.delete(edgeRefusals).where(eq(edgeRefusals.serverId, serverId))
  await db
    .insert(edgeRefusals)
    .values({ nodeId, serverId, hour: sql`date_trunc('hour', now())`, reason: 'server_rate', count: 12_300 })
  await db
    .update(servers)
    .set({ startsByJoining: true, starters: ['Zubrenok', 'Lisichka'] })
    .where(eq(servers.subdomain, 'demo-stopped'))
}
