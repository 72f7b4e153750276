import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { changeEachServer } from '../each-server.ts'
import { applyLife } from '../lifecycle/life.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

// An account's own mail tells its owner; none goes out for each server.
const sendNoMail = async () => undefined

/** Stops and blocks a locked server together with its account. Nothing changes where it is blocked or deleted already. */
async function blockServer(tx: Tx, row: ServerRow, now: Date): Promise<boolean> {
  const isBlocked = await applyLife(tx, row, 'block', { now, actor: 'operator', sendMail: sendNoMail })
  if (!isBlocked) return false
  await tx.update(servers).set({ isBlockedWithAccount: true }).where(eq(servers.id, row.id))
  return true
}

/** Blocks all servers of a locked account; answers how many it stopped. */
export async function blockServersOf(tx: Tx, accountId: string, now: Date): Promise<number> {
  let count = 0
  for (const row of await lockServersOf(tx, accountId)) if (await blockServer(tx, row, now)) count += 1
  return count
}

/** Unblocks what was blocked with a locked account, and nothing that was blocked by itself. The time is given back. */
export async function unblockServersOf(tx: Tx, accountId: string, now: Date): Promise<number> {
  let count = 0
  for (const row of await lockServersOf(tx, accountId)) {
    if (!row.isBlockedWithAccount || row.contract !== 'blocked') continue
    await applyLife(tx, row, 'unblock', { now, actor: 'operator', sendMail: sendNoMail })
    count += 1
  }
  return count
}

/** Locks the servers of a locked account, as what tells nodes of anything must first (decision 19). */
export async function lockServersOf(tx: Tx, accountId: string): Promise<ServerRow[]> {
  const rows = await tx
    .select()
    .from(servers)
    .where(and(eq(servers.accountId, accountId), ne(servers.contract, 'deleted')))
    .orderBy(asc(servers.id))
    .for('update')
  // Each notifies its node, and nodes are locked in their order.
  return rows.toSorted((a, b) => (a.nodeId ?? 0) - (b.nodeId ?? 0))
}

/**
 * Blocks servers of blocked accounts that are not blocked yet: of accounts that an earlier version blocked, and what became a
 * server in the moment of the block. Run every minute.
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
