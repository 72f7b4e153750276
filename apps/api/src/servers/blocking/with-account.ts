import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { changeEachServer } from '../each-server.ts'
import { applyLifeEvent } from '../lifecycle/life.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

// The account's own mail informs the owner; single servers cause no mails.
const sendNoMail = async () => undefined

/**
 * Stops and blocks a locked server with its account. Does nothing if it is blocked or deleted
 * already.
 */
async function blockServer(tx: Tx, row: ServerRow, now: Date): Promise<boolean> {
  const isBlocked = await applyLifeEvent(tx, row, 'block', { now, actor: 'operator', sendMail: sendNoMail })
  if (!isBlocked) return false
  await tx.update(servers).set({ isBlockedWithAccount: true }).where(eq(servers.id, row.id))
  return true
}

/** Blocks all servers of a locked account; resolves to how many it stopped. */
export async function blockServersOf(tx: Tx, accountId: string, now: Date): Promise<number> {
  let count = 0
  for (const row of await lockServersOf(tx, accountId)) if (await blockServer(tx, row, now)) count += 1
  return count
}

/**
 * Unblocks the servers that were blocked with a locked account, not those blocked on their own.
 * Returns the lost time.
 */
export async function unblockServersOf(tx: Tx, accountId: string, now: Date): Promise<number> {
  let count = 0
  for (const row of await lockServersOf(tx, accountId)) {
    if (!row.isBlockedWithAccount || row.contract !== 'blocked') continue
    await applyLifeEvent(tx, row, 'unblock', { now, actor: 'operator', sendMail: sendNoMail })
    count += 1
  }
  return count
}

/** Locks the servers of a locked account; required before nodes are notified (decision 19). */
export async function lockServersOf(tx: Tx, accountId: string): Promise<ServerRow[]> {
  const rows = await tx
    .select()
    .from(servers)
    .where(and(eq(servers.accountId, accountId), ne(servers.contract, 'deleted')))
    .orderBy(asc(servers.id))
    .for('update')
  // Each notifies its node, so they follow the lock order of nodes.
  return rows.toSorted((a, b) => (a.nodeId ?? 0) - (b.nodeId ?? 0))
}

/**
 * Blocks remaining servers of blocked accounts: those that an earlier version blocked, and servers
 * created during the block. Runs every minute.
 */
export async function blockServersOfBlockedAccounts(
  db: Db,
  now: Date,
  onError: (error: unknown) => void,
): Promise<void> {
  const found = await db
    .select({ id: servers.id })
    .from(servers)
    .innerJoin(accounts, eq(accounts.id, servers.accountId))
    .where(and(isNotNull(accounts.blockedAt), inArray(servers.contract, ['active', 'suspended'])))
  await changeEachServer(db, found, { change: (tx, row) => blockServer(tx, row, now), onError })
}
