import { formerNameDays, mostFormerNames, mostFormerNamesOfAccount } from '@zubr/contracts/edge/limits'
import type { Catalogue } from '@zubr/domain/catalogue'
import { dayMs } from '@zubr/domain/server-life'
import type { SubdomainRefusal } from '@zubr/domain/subdomain'
import { and, asc, eq, gt, lte, ne } from 'drizzle-orm'
import { constraintOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { note } from '../activity.ts'
import { lockActive } from '../owner-actions.ts'
import { reservedSubdomains, servers } from '../tables.ts'
import { formerSubdomains } from './tables.ts'

/** Why a subdomain cannot be had at the moment, or null if it can. What `server` was called is its own still. */
export async function subdomainRefusalOf(
  db: Db | Tx,
  { subdomainRefusal }: Catalogue,
  name: string,
  { now, server }: { now: Date; server?: string },
): Promise<SubdomainRefusal | 'taken' | null> {
  const reserved = await db.select().from(reservedSubdomains)
  const refusal = subdomainRefusal(
    name,
    reserved.map((row) => row.name),
  )
  if (refusal) return refusal
  const [former] = await db
    .select({ serverId: formerSubdomains.serverId })
    .from(formerSubdomains)
    .where(and(eq(formerSubdomains.name, name), gt(formerSubdomains.until, now)))
  if (former) return former.serverId === server ? null : 'taken'
  const taken = await db.$count(servers, and(eq(servers.subdomain, name), ne(servers.contract, 'deleted')))
  return taken > 0 ? 'taken' : null
}

/**
 * For a transaction that has given a server a name, which is nobody's former one from now on. Whoever gave it up in the same moment was waited
 * for then, and keeps it as a former one: only now can that be seen.
 */
export async function takeFormer(
  tx: Tx,
  name: string,
  { now, server }: { now: Date; server: string },
): Promise<void> {
  const others = and(
    eq(formerSubdomains.name, name),
    gt(formerSubdomains.until, now),
    ne(formerSubdomains.serverId, server),
  )
  if ((await tx.$count(formerSubdomains, others)) > 0)
    throw new Refused('subdomain_refused', { subdomain: 'taken' })
  await tx.delete(formerSubdomains).where(eq(formerSubdomains.name, name))
}

/** What a failed transaction is refused with where another took its subdomain in the same moment; else the failure itself. */
export const takenAtOnce = (error: unknown): unknown =>
  constraintOf(error) === 'servers_subdomain_key'
    ? new Refused('subdomain_refused', { subdomain: 'taken' })
    : error

/** Names that a server had, and until when they lead to it, the one that is lost first before the others. */
export const formerNamesOf = (
  db: Pick<Db, 'select'>,
  serverId: string,
  now: Date,
): Promise<{ subdomain: string; until: Date }[]> =>
  db
    .select({ subdomain: formerSubdomains.name, until: formerSubdomains.until })
    .from(formerSubdomains)
    .where(and(eq(formerSubdomains.serverId, serverId), gt(formerSubdomains.until, now)))
    .orderBy(asc(formerSubdomains.until), asc(formerSubdomains.name))

/** Gives an account's own server another subdomain. The one before leads on for a month, during which the server can have it back. */
export async function changeSubdomain(
  db: Db,
  asked: { catalogue: Catalogue; accountId: string; id: string; subdomain: string; now: Date },
): Promise<void> {
  try {
    await inTransaction(db, (tx) => change(tx, asked))
  } catch (error) {
    throw takenAtOnce(error)
  }
}

async function change(
  tx: Tx,
  { catalogue, accountId, id, subdomain, now }: Parameters<typeof changeSubdomain>[1],
): Promise<void> {
  const row = await lockActive(tx, { accountId, id })
  if (row.subdomain === subdomain) return
  const refused = await subdomainRefusalOf(tx, catalogue, subdomain, { now, server: id })
  if (refused) throw new Refused('subdomain_refused', { subdomain: refused })
  const former = (await formerNamesOf(tx, id, now)).filter((one) => one.subdomain !== subdomain)
  const [oldest] = former
  if (oldest && former.length >= mostFormerNames)
    throw new Refused('too_many_names', { until: oldest.until.toISOString() })
  const ofAccount = await tx
    .select({ until: formerSubdomains.until })
    .from(formerSubdomains)
    .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
    .where(and(eq(servers.accountId, accountId), gt(formerSubdomains.until, now)))
    .orderBy(asc(formerSubdomains.until))
  if (ofAccount[0] && ofAccount.length >= mostFormerNamesOfAccount)
    throw new Refused('too_many_names', { until: ofAccount[0].until.toISOString() })
  await tx.update(servers).set({ subdomain }).where(eq(servers.id, id))
  await takeFormer(tx, subdomain, { now, server: id })
  const given = { serverId: id, until: new Date(+now + formerNameDays * dayMs) }
  await tx
    .insert(formerSubdomains)
    .values({ name: row.subdomain, ...given })
    .onConflictDoUpdate({ target: formerSubdomains.name, set: given })
  await note(tx, { serverId: id, at: now, actor: { accountId }, what: `subdomain_changed:${subdomain}` })
}

/** Has those lead nowhere any more whose month is over. Until then they are nobody else's, also if the server is deleted meanwhile. */
export async function forgetFormerNames(db: Db, now: Date): Promise<void> {
  await db.delete(formerSubdomains).where(lte(formerSubdomains.until, now))
}
