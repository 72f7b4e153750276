import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { serverArchives } from './archive-schema.ts'
import type { ArchiveRow } from './archive-workflow.ts'

/** The archive of a server whose row is locked. */
export async function archiveOf(tx: Pick<Tx, 'select'>, serverId: string): Promise<ArchiveRow | undefined> {
  const [row] = await tx.select().from(serverArchives).where(eq(serverArchives.serverId, serverId))
  return row
}

type Phase = Pick<ArchiveRow, 'phase' | 'phaseAt'>
/** A phase is stored together with its start time. */
type ArchiveChange = Partial<Omit<ArchiveRow, 'serverId' | keyof Phase>> &
  (Phase | { [key in keyof Phase]?: never })

/** Updates the archive of a server, or creates it. */
export async function storeArchive(tx: Tx, serverId: string, change: ArchiveChange): Promise<void> {
  await tx.insert(serverArchives).values({ serverId }).onConflictDoNothing()
  await tx.update(serverArchives).set(change).where(eq(serverArchives.serverId, serverId))
}

export async function deleteArchive(tx: Tx, serverId: string): Promise<void> {
  await tx.delete(serverArchives).where(eq(serverArchives.serverId, serverId))
}
