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

/**
 * The account and server that want a subdomain, and the hashing keys for names of deleted accounts.
 */
export type NameClaim = { now: Date; account: string; server?: string; secrets: NameSecrets }

/**
 * Why a subdomain is not available, or null if it is. Former names of `server` and of deleted
 * servers of `account` are available to them.
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
  if (await isReservedForOther(db, name, claim)) return 'taken'
  const others = and(eq(servers.subdomain, name), ne(servers.contract, 'deleted'))
  const taken = await db.$count(servers, and(others, claim.server ? ne(servers.id, claim.server) : undefined))
  return taken > 0 ? 'taken' : null
}

/** Whether another server, or a deleted account, has reserved a name. */
async function isReservedForOther(
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
 * Ends the reservation of a name that the transaction has given to a server. A concurrent release
 * has committed by now, so its reservation is visible: then it throws Refused.
 */
export async function claimName(tx: Tx, name: string, claim: NameClaim): Promise<void> {
  if (await isReservedForOther(tx, name, claim))
    throw new Refused('subdomain_refused', { subdomain: 'taken' })
  await tx.delete(formerSubdomains).where(eq(formerSubdomains.name, name))
}

/**
 * Reserves the name of a deleted server for its account, since players still have it in their
 * lists. Only the newest names of an account are reserved, to prevent hoarding.
 */
export async function reserveNameOfDeleted(
  tx: Tx,
  { id, accountId, subdomain }: Pick<ServerRow, 'id' | 'accountId' | 'subdomain'>,
  now: Date,
): Promise<void> {
  const reservation = { serverId: id, reservedUntil: reservedUntil(now) }
  await tx
    .insert(formerSubdomains)
    .values({ name: subdomain, ...reservation })
    .onConflictDoUpdate({ target: formerSubdomains.name, set: reservation })
  const beyond = tx
    .select({ name: formerSubdomains.name })
    .from(formerSubdomains)
    .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
    .where(and(eq(servers.accountId, accountId ?? ''), eq(servers.contract, 'deleted')))
    .orderBy(desc(formerSubdomains.reservedUntil), asc(formerSubdomains.name))
    .offset(maxFormerNamesPerAccount)
    // A concurrent deletion of another server of the account removes the same names.
    .for('update', { of: formerSubdomains, skipLocked: true })
  if (accountId !== null) await tx.delete(formerSubdomains).where(inArray(formerSubdomains.name, beyond))
}

/** Returns a recreated server's name; false if another server has it or has reserved it. */
export async function restoreName(
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

/** Releases a name reserved for a deleted server or account; false if it was not reserved. */
export async function releaseNameOfDeleted(tx: Tx, name: string, secrets: NameSecrets): Promise<boolean> {
  const deleted = tx.select({ id: servers.id }).from(servers).where(eq(servers.contract, 'deleted'))
  const released = await tx
    .delete(formerSubdomains)
    .where(and(eq(formerSubdomains.name, name), inArray(formerSubdomains.serverId, deleted)))
  return (released.rowCount ?? 0) > 0 || releaseDeletedName(tx, { kind: 'subdomain', name }, secrets)
}

/** Converts a unique violation of the subdomain to Refused; returns other errors unchanged. */
export const subdomainConflict = (error: unknown): unknown =>
  constraintOf(error) === 'servers_subdomain_key'
    ? new Refused('subdomain_refused', { subdomain: 'taken' })
    : error

/** Former names of a server and until when they work, the first to expire first. */
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

/**
 * Changes the subdomain of an account's own server. The old one works for a month, and the server
 * can take it back.
 */
export async function changeSubdomain(
  db: Db,
  input: {
    catalogue: Catalogue
    secrets: NameSecrets
    accountId: string
    id: string
    subdomain: string
    now: Date
  },
): Promise<void> {
  try {
    await inTransaction(db, (tx) => change(tx, input))
  } catch (error) {
    throw subdomainConflict(error)
  }
}

async function change(
  tx: Tx,
  { catalogue, secrets, accountId, id, subdomain, now }: Parameters<typeof changeSubdomain>[1],
): Promise<void> {
  const row = await lockActive(tx, { accountId, id })
  if (row.subdomain === subdomain) return
  const claim = { now, account: accountId, server: id, secrets }
  const refused = await subdomainRefusalOf(tx, catalogue, subdomain, claim)
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
  await claimName(tx, subdomain, claim)
  const reservation = { serverId: id, reservedUntil: reservedUntil(now) }
  await tx
    .insert(formerSubdomains)
    .values({ name: row.subdomain, ...reservation })
    .onConflictDoUpdate({ target: formerSubdomains.name, set: reservation })
  await recordActivity(tx, {
    serverId: id,
    at: now,
    actor: { accountId },
    event: `subdomain_changed:${subdomain}`,
  })
}

/** Deletes expired former names. Until then they are reserved, even if the server is deleted. */
export async function deleteExpiredNames(db: Db, now: Date): Promise<void> {
  await db.delete(formerSubdomains).where(lte(formerSubdomains.reservedUntil, now))
}
