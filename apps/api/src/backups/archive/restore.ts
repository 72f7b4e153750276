import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { Actor } from '../../servers/activity.ts'
import { extraPortCount } from '../../servers/migrations/begin-migration.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { serverBackups } from '../backups-schema.ts'
import { claimRestoreNode, placeServer } from '../lost/place-server.ts'
import type { BackupContext } from '../make-backup.ts'
import { beginRestore } from '../restore.ts'
import { type ArchiveDeps, applyArchiveEvent } from './advance-archive.ts'
import type { ArchiveRow } from './archive-workflow.ts'
import { archiveOf } from './store.ts'

/**
 * Restores a locked archived server. `active`: it was not backed up yet and continues on its node.
 * `restoring`: a node has capacity. `waiting`: no node has, or its old files are still being
 * deleted; archive-check.ts continues. Safe to repeat.
 */
export async function requestRestore(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<'active' | 'restoring' | 'waiting' | 'not_archived'> {
  const archive = await archiveOf(tx, row.id)
  if (row.contract !== 'archived' || !archive) return 'not_archived'
  if (archive.phase === 'restoring') return 'restoring'
  const event = { type: 'request_restore', actor } as const
  const decision = await applyArchiveEvent(tx, row, archive, { event, now })
  if ('phase' in decision && decision.phase === 'ended') return 'active'
  const requested = (await archiveOf(tx, row.id)) ?? archive
  return (await placeArchived(tx, context, row, { archive: requested, now })) ? 'restoring' : 'waiting'
}

/**
 * Begins the restore on a node with capacity. Resolves to false if there is none, or the former
 * node still has the server's files. With `deps` the owner, who waits, gets a mail.
 */
export async function placeArchived(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  { archive, deps, now }: { archive: ArchiveRow; deps?: ArchiveDeps; now: Date },
): Promise<boolean> {
  if (row.nodeId !== null || !archive.backupId) return false
  const [backup] = await tx.select().from(serverBackups).where(eq(serverBackups.id, archive.backupId))
  if (!backup) return false
  const target = await claimRestoreNode(tx, row, {
    ...{ backup, extraPorts: await extraPortCount(tx, row), reserved: new Map() },
  })
  if (!target) return false
  const placed = await placeServer(tx, row, target.id, now, { desiredState: 'stopped', isNoted: false })
  const outcome = await beginRestore(tx, context, placed, {
    ...{ backup, paths: null, actor: 'service', now, saves: false, isNoted: false },
  })
  if (outcome !== 'begun') throw new Error(`archived server ${row.id} could not be restored: ${outcome}`)
  const event = { type: 'placed', isWaited: deps !== undefined } as const
  const decision = await applyArchiveEvent(tx, placed, archive, { event, now, deps })
  if ('refused' in decision) throw new Error(`archived server ${row.id} was placed in phase ${archive.phase}`)
  return true
}
