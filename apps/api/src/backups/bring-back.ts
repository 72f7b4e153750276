import { dataKeptDays } from '@zubr/domain/legal/retention'
import { dayMs } from '@zubr/domain/server-life'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { OperatorError } from '../operators/operator.ts'
import { notifyNode } from '../servers/agent/desired-state-changes.ts'
import {
  extraPortCount,
  openMigrationOf,
  refusals,
  targetRefusal,
} from '../servers/migrations/begin-migration.ts'
import { restoreName } from '../servers/names/subdomains.ts'
import { nodeOffers } from '../servers/node-choices.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { backupRepositories, serverBackups } from './backups-schema.ts'
import { placeServer } from './lost/place-server.ts'
import type { BackupRow } from './make-backup.ts'

/** Moves a server from a lost node to a new node without its files: its backup restores them. */
export async function moveToNode(
  tx: Tx,
  row: ServerRow,
  backup: BackupRow,
  node: string,
  now: Date,
): Promise<ServerRow> {
  const offers = await nodeOffers(tx)
  const target = offers.find(({ name }) => name.toLowerCase() === node.toLowerCase())
  if (!target) throw new OperatorError(`there is no node ${node}`)
  if (!offers.find(({ id }) => id === row.nodeId)?.silent)
    throw new OperatorError(
      'its node reports: move the server with server move, or restore it without --node',
    )
  if (!backup.isRemote && backup.nodeId !== target.id)
    throw new OperatorError('this backup was only on the lost node')
  if (await openMigrationOf(tx, row.id)) throw new OperatorError(refusals.moving)
  const refused = targetRefusal(target, row, await extraPortCount(tx, row))
  if (refused) throw new OperatorError(refusals[refused])
  return placeServer(tx, row, target.id, now)
}

/** Restores a server whose data were deleted at the end of its contract: suspended, as before. */
export async function restoreDeletedServer(
  tx: Tx,
  row: ServerRow,
  backup: BackupRow,
  node: string | undefined,
  now: Date,
): Promise<ServerRow> {
  const [repository] = await tx
    .select()
    .from(backupRepositories)
    .where(eq(backupRepositories.serverId, row.id))
  if (
    !row.accountId ||
    !row.paidUntil ||
    row.nodeId !== null ||
    !repository ||
    repository.deletionJobId ||
    repository.eraseAfter
  )
    throw new OperatorError(`server ${row.id} is deleted, and its backups with it`)
  if (!(await restoreName(tx, row, now)))
    throw new OperatorError(`another server has its subdomain ${row.subdomain} now, or had it lately`)
  const offers = await nodeOffers(tx)
  const target = offers.find(({ id, name }) =>
    node === undefined ? id === backup.nodeId : name.toLowerCase() === node.toLowerCase(),
  )
  if (!target) throw new OperatorError('there is no such node: name one with --node')
  if (!backup.isRemote && backup.nodeId !== target.id)
    throw new OperatorError('this backup is only on another node')
  const refused = targetRefusal(target, row, await extraPortCount(tx, row))
  if (refused) throw new OperatorError(refusals[refused])
  const again = {
    ...{ nodeId: target.id, generation: row.generation + 1, state: 'creating', reason: null },
    ...{ contract: 'suspended', suspendedAt: now, deleteAt: new Date(+now + dataKeptDays * dayMs) },
    ...{
      finalWarningAt: null,
      sentMails: ['suspended'],
      desiredState: 'stopped',
      desiredStateBefore: 'running',
    },
  } satisfies Partial<ServerRow>
  await tx.update(servers).set(again).where(eq(servers.id, row.id))
  await tx
    .update(backupRepositories)
    .set({ serverDeletedAt: null, retainedUntil: null })
    .where(eq(backupRepositories.serverId, row.id))
  await notifyNode(tx, target.id)
  return { ...row, ...again }
}

/**
 * Undoes the deletion of a backup that append-only storage still contains. It is locked, so that no
 * newer one replaces it again.
 */
export async function undelete(tx: Tx, { id }: BackupRow): Promise<BackupRow | undefined> {
  const [row] = await tx
    .update(serverBackups)
    .set({ state: 'ready', eraseAfter: null, locked: true })
    .where(eq(serverBackups.id, id))
    .returning()
  return row
}
