import { and, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockServer } from '../../servers/owner-actions.ts'
import { servers } from '../../servers/servers-schema.ts'
import { backupRepositories, serverBackups } from '../backups-schema.ts'
import { backupsOf } from '../make-backup.ts'

/** The part of a server's repository that is due for erasure from append-only storage. */
export type Erasure = {
  serverId: string
  /** The server is deleted: all of its backups there. */
  isWhole: boolean
  /** Rows in `server_backups`. */
  backupIds: string[]
  /** The snapshot names of due and of all other backups; null: the whole repository. */
  snapshots: { due: string[]; kept: string[] } | null
}

/** Due erasures, one per server, longest overdue first. */
export async function dueErasures(db: Db, now: Date): Promise<Erasure[]> {
  const whole = await db
    .select({ serverId: backupRepositories.serverId, since: backupRepositories.eraseAfter })
    .from(backupRepositories)
    .where(lte(backupRepositories.eraseAfter, now))
  const single = await db
    .select({ serverId: serverBackups.serverId, since: serverBackups.eraseAfter })
    .from(serverBackups)
    .where(and(eq(serverBackups.state, 'deleting'), lte(serverBackups.eraseAfter, now)))
  const all = [...whole, ...single].sort((a, b) => +(a.since ?? now) - +(b.since ?? now))
  const erasures: Erasure[] = []
  for (const serverId of new Set(all.map((one) => one.serverId))) {
    const erasure = await erasureOf(db, serverId, now)
    if (erasure) erasures.push(erasure)
  }
  return erasures
}

/**
 * The due erasure of one server, or undefined. Read it again before erasing: an operator may have
 * restored some backups.
 */
export async function erasureOf(db: Db, serverId: string, now: Date): Promise<Erasure | undefined> {
  const [repository] = await db
    .select({ eraseAfter: backupRepositories.eraseAfter })
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, serverId))
  const isDue = ({ eraseAfter }: { eraseAfter: Date | null }) => eraseAfter !== null && eraseAfter <= now
  const isWhole = repository !== undefined && isDue(repository)
  const backups = await backupsOf(db, serverId)
  const due = backups.filter((backup) => backup.isRemote && (isWhole || isDue(backup)))
  if (isWhole) return { serverId, isWhole, backupIds: due.map(({ id }) => id), snapshots: null }
  if (due.length === 0) return undefined
  const namesOf = (some: typeof backups) => some.flatMap(({ snapshot }) => snapshot ?? [])
  return {
    ...{ serverId, isWhole, backupIds: due.map(({ id }) => id) },
    // A node reports the name of a snapshot: a name that another backup has too stays.
    snapshots: { due: namesOf(due), kept: namesOf(backups.filter((backup) => !due.includes(backup))) },
  }
}

/** Records an erasure: deletes the rows, and with the last backup of a deleted server its key. */
export async function recordErasure(db: Db, { serverId, isWhole, backupIds }: Erasure): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockServer(tx, eq(servers.id, serverId))
    await tx.delete(serverBackups).where(inArray(serverBackups.id, backupIds))
    if (!isWhole) return
    // Agents delete backups on nodes' disks. The last one takes the key: backup-job-completion.ts.
    const left = await tx.$count(
      serverBackups,
      and(
        eq(serverBackups.serverId, serverId),
        ne(serverBackups.state, 'failed'),
        isNotNull(serverBackups.nodeId),
      ),
    )
    const isOfServer = eq(backupRepositories.serverId, serverId)
    if (left > 0)
      return void (await tx.update(backupRepositories).set({ eraseAfter: null }).where(isOfServer))
    await tx.delete(serverBackups).where(eq(serverBackups.serverId, serverId))
    await tx.delete(backupRepositories).where(isOfServer)
  })
}
