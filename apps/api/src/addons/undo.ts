import { and, eq, inArray } from 'drizzle-orm'
import { serverBackups, serverRestores } from '../backups/backups-schema.ts'
import { type BackupContext, isReachable } from '../backups/make-backup.ts'
import { beginRestore, openRestore } from '../backups/restore.ts'
import type { Tx } from '../database/transaction.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import type { ServerRow } from '../servers/server-view.ts'
import type { ChangeRow } from './change-workflow.ts'
import { applyChangeEvent, changesOf, hasChangeOrRestore } from './changes.ts'

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
  const undo = async (restoreId: string | null) => {
    await applyChangeEvent(tx, row, change, { event: { type: 'undo', restoreId }, now })
    await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'change_undo' })
    return 'begun' as const
  }
  if (!change.createsBackup) return undo(null)
  const [backup] = await tx
    .select()
    .from(serverBackups)
    .where(eq(serverBackups.id, change.backupId ?? ''))
  if (!backup) return 'conflict'
  const begun = await beginRestore(tx, context, row, { backup, paths: null, actor, now })
  if (begun !== 'begun') return begun === 'no_backups' ? 'no_backups' : 'conflict'
  const restore = await openRestore(tx, eq(serverRestores.serverId, row.id))
  return undo(restore?.id ?? null)
}
