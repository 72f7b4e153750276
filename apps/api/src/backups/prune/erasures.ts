import { and, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockServer } from '../../servers/owner-actions.ts'
import { servers } from '../../servers/tables.ts'
import { backupsOf } from '../make.ts'
import { backupRepositories, serverBackups } from '../tables.ts'

/** What of one server's repository is to be erased from append-only storage. */
export type Erasure = {
  serverId: string
  /** The server is deleted: all of its backups there. */
  isWhole: boolean
  /** Rows in `server_backups`. */
  backupIds: string[]
  /** The snapshots of these that no other backup is. Null: all that are there. */
  snapshots: string[] | null
}

/** What is due for erasure, one entry for each server. */
export async function dueErasures(db: Db, now: Date): Promise<Erasure[]> {
  const whole = await db
    .select({ serverId: backupRepositories.serverId })
    .from(backupRepositories)
    .where(lte(backupRepositories.eraseAfter, now))
  const isWhole = new Set(whole.map(({ serverId }) => serverId))
  const single = await db
    .selectDistinct({ serverId: serverBackups.serverId })
    .from(serverBackups)
    .where(and(eq(serverBackups.state, 'deleting'), lte(serverBackups.eraseAfter, now)))
  const serverIds = [...isWhole, ...single.flatMap(({ serverId }) => (isWhole.has(serverId) ? [] : serverId))]
  const erasures: Erasure[] = []
  for (const serverId of serverIds) {
    const backups = (await backupsOf(db, serverId)).filter(({ isRemote }) => isRemote)
    const isDue = ({ eraseAfter }: (typeof backups)[number]) => eraseAfter !== null && eraseAfter <= now
    const due = isWhole.has(serverId) ? backups : backups.filter(isDue)
    // A node reports the name of a snapshot: one that is another backup's too stays.
    const others = new Set(backups.flatMap((backup) => (due.includes(backup) ? [] : (backup.snapshot ?? []))))
    erasures.push({
      ...{ serverId, isWhole: isWhole.has(serverId), backupIds: due.map(({ id }) => id) },
      snapshots: isWhole.has(serverId)
        ? null
        : due.flatMap(({ snapshot }) => (snapshot === null || others.has(snapshot) ? [] : snapshot)),
    })
  }
  return erasures
}

/** Records that an erasure is done: the rows go, and with the last backup of a deleted server its key. */
export async function recordErasure(db: Db, { serverId, isWhole, backupIds }: Erasure): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockServer(tx, eq(servers.id, serverId))
    await tx.delete(serverBackups).where(inArray(serverBackups.id, backupIds))
    if (!isWhole) return
    // What lies on disks of nodes their agents delete: with the last of that the key goes (endings.ts).
    const left = await tx.$count(
      serverBackups,
      and(
        eq(serverBackups.serverId, serverId),
        ne(serverBackups.state, 'failed'),
        isNotNull(serverBackups.nodeId),
      ),
    )
    const own = eq(backupRepositories.serverId, serverId)
    if (left > 0) return void (await tx.update(backupRepositories).set({ eraseAfter: null }).where(own))
    await tx.delete(serverBackups).where(eq(serverBackups.serverId, serverId))
    await tx.delete(backupRepositories).where(own)
  })
}
