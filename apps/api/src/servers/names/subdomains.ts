import { maxFormerNames, maxFormerNamesPerAccount } from '@zubr/contracts/edge/limits'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { SubdomainRefusal } from '@zubr/domain/subdomain'
import { and, asc, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import {
  isDeletedName,
  type NameSecrets,
  releaseDeletedName,
  reservedUntil,
} from '../../accounts/deleted-names.ts'
import { constraintOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { recordActivity } from '../activity.ts'
import { lockActive } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { reservedSubdomains, servers } from '../servers-schema.ts'
import { formerSubdomains } from './server-names-schema.ts'

/** For whom a subdomain is, and by what names of deleted accounts are known again. */
export type NameClaim = { now: Date; account: string; server?: string; secrets: NameSecrets }

/**
 * Why a subdomain cannot be had at the moment, or null if it can. What `server` was called is its own still; what a deleted
 * server of `account` was called is the account's.
 */
export async function subdomainRefusalOf(
  db: Db | Tx,
  { subdomainRefusal }: Catalogue,
  name: string,
  claim: NameClaim,
): Promise<SubdomainRefusal | 'taken' | null> {
  const reserved = await db.select().from(reservedSubdomains)
  const refusal = subdomainRefusal(
    name,
    reserved.map((row) => row.name),
  )
  if (refusal) return refusal
  if (await isAnothersFormer(db, name, claim)) return 'taken'
  const others = and(eq(servers.subdomain, name), ne(servers.contract, 'deleted'))
  const taken = await db.$count(servers, and(others, claim.server ? ne(servers.id, claim.server) : undefined))
  return taken > 0 ? 'taken' : null
}

/** Whether another server, or a deleted account, had a name lately and keeps it from others. */
async function isAnothersFormer(
  db: Db | Tx,
  name: string,
  { now, account, server, secrets }: NameClaim,
): Promise<boolean> {
  const [former] = await db
    .select({ server: servers.id, account: servers.accountId, contract: servers.contract })
    .from(formerSubdomains)
    .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
    .where(and(eq(formerSubdomains.name, name), gt(formerSubdomains.reservedUntil, now)))
  if (!former) return isDeletedName(db, { kind: 'subdomain', name }, { secrets, now })
  const isOfDeleted = former.contract === 'deleted' && former.account === account
  return former.server !== server && !isOfDeleted
}

/**
 * For a transaction that has given a server a name, which is nobody's former one from now on. Whoever gave it up in the same moment was waited
 * for then, and keeps it as a former one: only now can that be seen.
 */
export async function takeFormer(tx: Tx, name: string, claim: NameClaim): Promise<void> {
  if (await isAnothersFormer(tx, name, claim)) throw new Refused('subdomain_refused', { subdomain: 'taken' })
  await tx.delete(formerSubdomains).where(eq(formerSubdomains.name, name))
}

/**
 * Keeps the name of a server that was just deleted from everybody but its account, since its players still have it in their
 * lists. An account keeps its newest names only, so that nobody hoards them by deleting servers.
 */
export async function reserveNameOfDeleted(
  tx: Tx,
  { id, accountId, subdomain }: Pick<ServerRow, 'id' | 'accountId' | 'subdomain'>,
  now: Date,
): Promise<void> {
  const kept = { serverId: id, reservedUntil: reservedUntil(now) }
  await tx
    .insert(formerSubdomains)
    .values({ name: subdomain, ...kept })
    .onConflictDoUpdate({ target: formerSubdomains.name, set: kept })
  const beyond = tx
    .select({ name: formerSubdomains.name })
    .from(formerSubdomains)
    .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
    .where(and(eq(servers.accountId, accountId ?? ''), eq(servers.contract, 'deleted')))
    .orderBy(desc(formerSubdomains.reservedUntil), asc(formerSubdomains.name))
    .offset(maxFormerNamesPerAccount)
    // Who deletes another server of the account in this moment lets the same names go.
    .for('update', { of: formerSubdomains, skipLocked: true })
  if (accountId !== null) await tx.delete(formerSubdomains).where(inArray(formerSubdomains.name, beyond))
}

/** Gives a deleted server that is made again its name; false if another server has it, or had it lately. */
export async function takeBackName(
  tx: Tx,
  { id, subdomain }: Pick<ServerRow, 'id' | 'subdomain'>,
  now: Date,
): Promise<boolean> {
  const { name, serverId, reservedUntil: until } = formerSubdomains
  const former = and(eq(name, subdomain), ne(serverId, id), gt(until, now))
  const present = and(eq(servers.subdomain, subdomain), ne(servers.contract, 'deleted'))
  if ((await tx.$count(formerSubdomains, former)) + (await tx.$count(servers, present)) > 0) return false
  await tx.delete(formerSubdomains).where(eq(name, subdomain))
  return true
}

/** Lets anybody take a name that is kept of a deleted server or account; false if none is. */
export async function releaseNameOfDeleted(tx: Tx, name: string, secrets: NameSecrets): Promise<boolean> {
  const deleted = tx.select({ id: servers.id }).from(servers).where(eq(servers.contract, 'deleted'))
  const gone = await tx
    .delete(formerSubdomains)
    .where(and(eq(formerSubdomains.name, name), inArray(formerSubdomains.serverId, deleted)))
  return (gone.rowCount ?? 0) > 0 || releaseDeletedName(tx, { kind: 'subdomain', name }, secrets)
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
    .select({ subdomain: formerSubdomains.name, until: formerSubdomains.reservedUntil })
    .from(formerSubdomains)
    .where(and(eq(formerSubdomains.serverId, serverId), gt(formerSubdomains.reservedUntil, now)))
    .orderBy(asc(formerSubdomains.reservedUntil), asc(formerSubdomains.name))

/** Gives an account's own server another subdomain. The one before leads on for a month, during which the server can have it back. */
export async function changeSubdomain(
  db: Db,
  asked: {
    catalogue: Catalogue
    secrets: NameSecrets
    accountId: string
    id: string
    subdomain: string
    now: Date
  },
): Promise<void> {
  try {
    await inTransaction(db, (tx) => change(tx, asked))
  } catch (error) {
    throw takenAtOnce(error)
  }
}

async function change(
  tx: Tx,
  { catalogue, secrets, accountId, id, subdomain, now }: Parameters<typeof changeSubdomain>[1],
): Promise<void> {
  const row = await lockActive(tx, { accountId, id })
  if (row.subdomain === subdomain) return
  const asked = { now, account: accountId, server: id, secrets }
  const refused = await subdomainRefusalOf(tx, catalogue, subdomain, asked)
  if (refused) throw new Refused('subdomain_refused', { subdomain: refused })
  const former = (await formerNamesOf(tx, id, now)).filter((one) => one.subdomain !== subdomain)
  const [oldest] = former
  if (oldest && former.length >= maxFormerNames)
    throw new Refused('too_many_names', { until: oldest.until.toISOString() })
  const ofAccount = await tx
    .select({ until: formerSubdomains.reservedUntil })
    .from(formerSubdomains)
    .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
    .where(and(eq(servers.accountId, accountId), gt(formerSubdomains.reservedUntil, now)))
    .orderBy(asc(formerSubdomains.reservedUntil))
  if (ofAccount[0] && ofAccount.length >= maxFormerNamesPerAccount)
    throw new Refused('too_many_names', { until: ofAccount[0].until.toISOString() })
  await tx.update(servers).set({ subdomain }).where(eq(servers.id, id))
  await takeFormer(tx, subdomain, asked)
  const given = { serverId: id, reservedUntil: reservedUntil(now) }
  await tx
    .insert(formerSubdomains)
    .values({ name: row.subdomain, ...given })
    .onConflictDoUpdate({ target: formerSubdomains.name, set: given })
  await recordActivity(tx, {
    serverId: id,
    at: now,
    actor: { accountId },
    what: `subdomain_changed:${subdomain}`,
  })
}

/** Has those lead nowhere any more whose month is over. Until then they are nobody else's, also if the server is deleted meanwhile. */
export async function forgetFormerNames(db: Db, now: Date): Promise<void> {
  await db.delete(formerSubdomains).where(lte(formerSubdomains.reservedUntil, now))
}
