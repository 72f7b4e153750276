import { randomUUID } from 'node:crypto'
import type { ChangeFailure } from '@zubr/contracts/addons/changes'
import { isDoneStopped } from '@zubr/contracts/jobs/jobs'
import { and, eq, inArray } from 'drizzle-orm'
import { serverBackups, serverRestores } from '../backups/backups-schema.ts'
import { type BackupContext, isReachable } from '../backups/make-backup.ts'
import { beginRestore, openRestore } from '../backups/restore.ts'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob } from '../servers/jobs/store.ts'
import { changeDesired } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { serverChanges } from './addons-schema.ts'
import { type ChangeRow, changesOf, hasChangeOrRestore } from './changes.ts'

/** The agent keeps the replaced files of this many changes. */
const maxUndoable = 10

type RevertibleChange = Pick<
  ChangeRow,
  'id' | 'phase' | 'paths' | 'createsBackup' | 'backupId' | 'isFirst' | 'endedAt'
>
type Restored = { at: Date; paths: string[] | null }

/**
 * The changes of a server, newest first, that can be undone. A change waits for the undo of a newer
 * one that touched the same paths. `whole` are the available backups. Paths in `restored` no longer
 * contain the change's files.
 */
export function undoableChanges(
  all: readonly RevertibleChange[],
  whole: ReadonlySet<string>,
  restored: readonly Restored[] = [],
): Set<string> {
  const isOpen = ({ phase }: RevertibleChange) => !['done', 'failed', 'cancelled', 'undone'].includes(phase)
  if (all.some(isOpen)) return new Set()
  const placed = all.filter(({ phase }) => phase === 'done' || phase === 'undone').slice(0, maxUndoable)
  return new Set(
    placed.flatMap((change, at) => {
      const { id, phase, paths, createsBackup, backupId, isFirst, endedAt } = change
      const isKept = !createsBackup || (backupId !== null && whole.has(backupId))
      const newer = placed.slice(0, at).filter((each) => each.phase === 'done')
      const isCovered =
        newer.some((each) => touchesSame(each.paths, paths)) ||
        (!createsBackup &&
          restored.some(
            ({ at, paths: restoredPaths }) => endedAt && at > endedAt && touchesSame(restoredPaths, paths),
          ))
      return phase === 'done' && isKept && !isFirst && !isCovered ? [id] : []
    }),
  )
}

function touchesSame(one: string[] | null, other: string[] | null): boolean {
  if (!one || !other) return true
  return one.some((path) =>
    other.some((each) => each === path || each.startsWith(`${path}/`) || path.startsWith(`${each}/`)),
  )
}

/** When backups of a server were restored, except the restores that undid one of these changes. */
export async function otherRestores(
  tx: Pick<Tx, 'select'>,
  serverId: string,
  changes: readonly Pick<ChangeRow, 'restoreId'>[],
): Promise<Restored[]> {
  const undoRestores = new Set(changes.flatMap(({ restoreId }) => restoreId ?? []))
  const done = await tx
    .select({ id: serverRestores.id, at: serverRestores.endedAt, paths: serverRestores.paths })
    .from(serverRestores)
    .where(and(eq(serverRestores.serverId, serverId), eq(serverRestores.phase, 'done')))
  return done.flatMap(({ id, at, paths }) => (at && !undoRestores.has(id) ? [{ at, paths }] : []))
}

/** Those backups of these changes that can be restored on the server's node. */
export async function availableBackups(
  tx: Pick<Tx, 'select'>,
  row: Pick<ServerRow, 'nodeId'>,
  changes: readonly Pick<ChangeRow, 'backupId'>[],
): Promise<Set<string>> {
  const ids = changes.flatMap(({ backupId }) => backupId ?? [])
  if (ids.length === 0) return new Set()
  const backups = await tx.select().from(serverBackups).where(inArray(serverBackups.id, ids))
  return new Set(
    backups.flatMap((each) => (each.state === 'ready' && isReachable(each, row) ? [each.id] : [])),
  )
}

/**
 * Begins to undo a change of a locked server: restores the backup before it, after a new safety
 * backup; without one, the replaced files. Then the former core is set.
 */
export async function beginUndo(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  change: ChangeRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<'begun' | 'conflict' | 'no_backups'> {
  const all = await changesOf(tx, row.id)
  const can = undoableChanges(
    all,
    await availableBackups(tx, row, all),
    await otherRestores(tx, row.id, all),
  ).has(change.id)
  if (!can || (await hasChangeOrRestore(tx, row.id))) return 'conflict'
  const undoing = { phase: 'undoing', endedAt: null, failure: null } as const
  const isThisChange = eq(serverChanges.id, change.id)
  if (change.createsBackup) {
    const [backup] = await tx
      .select()
      .from(serverBackups)
      .where(eq(serverBackups.id, change.backupId ?? ''))
    if (!backup) return 'conflict'
    const begun = await beginRestore(tx, context, row, { backup, paths: null, actor, now })
    if (begun !== 'begun') return begun === 'no_backups' ? 'no_backups' : 'conflict'
    const restore = await openRestore(tx, eq(serverRestores.serverId, row.id))
    await tx
      .update(serverChanges)
      .set({ ...undoing, jobId: null, restoreId: restore?.id ?? null })
      .where(isThisChange)
    await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'change_undo' })
    return 'begun'
  }
  const jobId = randomUUID()
  const stopped = isDoneStopped(change.job)
  await tx
    .update(serverChanges)
    .set({ ...undoing, jobId })
    .where(isThisChange)
  await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'change_undo' })
  const job = { kind: 'undo_files', change: change.id, ...(stopped && { stopped }) } as const
  await addJob(tx, { serverId: row.id, id: jobId, job, now })
  if (stopped) await changeDesired(tx, row, { operationId: null, operationAction: null })
  return 'begun'
}

/** Ends an undo: sets the former core; a failed undo leaves the change in place. */
export async function endUndo(
  tx: Tx,
  row: ServerRow,
  change: ChangeRow,
  { failure, now }: { failure: ChangeFailure | null; now: Date },
): Promise<void> {
  await tx
    .update(serverChanges)
    .set(
      failure
        ? { phase: 'done', failure, endedAt: now }
        : { phase: 'undone', failure: null, endedAt: now, start: null },
    )
    .where(eq(serverChanges.id, change.id))
  const entry = { serverId: row.id, at: now, actor: 'service' } as const
  await recordActivity(tx, { ...entry, event: failure ? `undo_failed:${failure}` : 'change_undone' })
  if (row.contract === 'deleted') return
  const { previousCore, previousSettings } = change
  if (!failure && previousCore)
    await tx
      .update(servers)
      .set({ core: previousCore, ...(previousSettings && { settings: previousSettings }) })
      .where(eq(servers.id, row.id))
  // After a restore, the subject of backups does this.
  if (!change.createsBackup && isDoneStopped(change.job))
    await changeDesired(tx, row, { operationId: null, operationAction: null })
}
