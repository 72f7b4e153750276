import type { Money } from '@zubr/contracts/payments/balance'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { isLocale } from '@zubr/i18n/locales'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { balanceOf, lockAccount } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import type { Operator } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { recordActivity } from '../../servers/activity.ts'
import { notifyNode } from '../../servers/agent/desired-state-changes.ts'
import { changeEachServer } from '../../servers/each-server.ts'
import { applyLifeEvent } from '../../servers/lifecycle/life.ts'
import { onMigrationNodeLost } from '../../servers/migrations/advance-migration.ts'
import { extraPortCount, openMigrationOf } from '../../servers/migrations/begin-migration.ts'
import { nodeOffers } from '../../servers/node-choices.ts'
import { lockServer } from '../../servers/owner-actions.ts'
import { deletePorts, forgetPortNumbers } from '../../servers/ports/store.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { serverStats, servers } from '../../servers/servers-schema.ts'
import { creditUnusedTime } from '../../servers/terms/unused-time.ts'
import { applyArchiveEvent } from '../archive/advance-archive.ts'
import { archiveOf } from '../archive/store.ts'
import { backupRepositories, serverBackups, serverRestores } from '../backups-schema.ts'
import { type BackupContext, type BackupRow, lastBackupRetentionMs } from '../make-backup.ts'
import { abandonRestore, beginRestore, openRestore } from '../restore.ts'
import { claimRestoreNode, placeServer, type ReservedCapacity } from './place-server.ts'

/** The outcome for one server of a lost node. */
export type WriteOffOutcome =
  | { kind: 'restored'; node: string; backupAt: Date }
  | { kind: 'given_back'; node: string }
  /** It has a backup, but no other node has capacity: it waits. */
  | { kind: 'waits'; backupAt: Date }
  /** Another node still deletes its old copy: the next run continues. */
  | { kind: 'clearing' }
  | { kind: 'ended'; credited: Money | null }
  | { kind: 'released' }
  /** Its archive is stored elsewhere: its owner restores it at any time. */
  | { kind: 'archived' }

export type WriteOffDeps = {
  operator: Operator
  context: BackupContext
  jobs: Pick<Jobs, 'send'>
  node: { id: number; name: string; reportedAt: Date | null }
  /** Also end servers that have a backup and no node with capacity. */
  endsWaiting: boolean
  reserved: ReservedCapacity
  now: Date
}

/**
 * Removes one server from a lost node: restores its newest backup elsewhere, or ends it and credits
 * the unused time. Resolves to undefined if the server is no longer there. Safe to repeat.
 */
export async function writeOffServer(
  tx: Tx,
  serverId: string,
  deps: WriteOffDeps,
): Promise<WriteOffOutcome | undefined> {
  const { node, now } = deps
  const [known] = await tx.select().from(servers).where(eq(servers.id, serverId))
  // Accounts are locked before servers: decision 19.
  if (known?.accountId && known.contract !== 'deleted') await lockAccount(tx, known.accountId)
  const row = await lockServer(tx, eq(servers.id, serverId))
  if (!row) return undefined
  if (row.contract === 'archived') return writeOffArchived(tx, row, deps)
  const moved = await endMove(tx, row, deps)
  if (moved || row.nodeId !== node.id) return moved
  if (row.contract === 'deleted') {
    await releaseServer(tx, row, now)
    return { kind: 'released' }
  }
  const backup = await newestRemote(tx, row.id)
  if (backup) {
    const restored = await restoreElsewhere(tx, row, backup, deps)
    if (restored) return restored
    if (!deps.endsWaiting) return { kind: 'waits', backupAt: backup.at }
  }
  return { kind: 'ended', credited: await endServer(tx, row, deps) }
}

/** An archived server needs no node. It ends only if its backup was on the lost node's disk. */
async function writeOffArchived(
  tx: Tx,
  row: ServerRow,
  deps: WriteOffDeps,
): Promise<WriteOffOutcome | undefined> {
  const { node, now } = deps
  const archive = await archiveOf(tx, row.id)
  if (archive?.phase === 'saving' && row.nodeId === node.id) {
    // Its last backup was not made: like any server it is restored from an earlier one, or ends.
    await applyArchiveEvent(tx, row, archive, { event: { type: 'node_lost', requestedAt: null }, now })
    return writeOffServer(tx, row.id, deps)
  }
  const backup = archive?.backupId ? await backupById(tx, archive.backupId) : undefined
  const isGone = backup?.isRemote === false && backup.nodeId === node.id
  if (!isGone && row.nodeId !== node.id) return undefined
  const open = await openRestore(tx, eq(serverRestores.serverId, row.id))
  if (open) await abandonRestore(tx, row, open, now)
  const elsewhere = isGone ? await newestRemote(tx, row.id) : undefined
  if (isGone && !elsewhere) return { kind: 'ended', credited: await endServer(tx, row, deps) }
  await tx
    .update(servers)
    .set({ nodeId: null, desiredState: 'absent', port: null, stats: null, statsAt: null })
    .where(eq(servers.id, row.id))
  await forgetPortNumbers(tx, row.id)
  await notifyNode(tx, node.id)
  // The owner's request stays: the next run looks for another node.
  const current = await archiveOf(tx, row.id)
  const requestedAt = archive?.requestedAt ?? null
  const event = { type: 'node_lost', backupId: elsewhere?.id, requestedAt } as const
  if (current) await applyArchiveEvent(tx, row, current, { event, now })
  return { kind: 'archived' }
}

async function backupById(tx: Tx, id: string): Promise<BackupRow | undefined> {
  const [backup] = await tx.select().from(serverBackups).where(eq(serverBackups.id, id))
  return backup
}

async function newestRemote(tx: Tx, serverId: string): Promise<BackupRow | undefined> {
  const [backup] = await tx
    .select()
    .from(serverBackups)
    .where(
      and(
        eq(serverBackups.serverId, serverId),
        eq(serverBackups.state, 'ready'),
        eq(serverBackups.isRemote, true),
        isNotNull(serverBackups.snapshot),
      ),
    )
    .orderBy(desc(serverBackups.at))
    .limit(1)
  return backup
}

async function restoreElsewhere(
  tx: Tx,
  row: ServerRow,
  backup: BackupRow,
  { operator, context, jobs, node, reserved, now }: WriteOffDeps,
): Promise<WriteOffOutcome | undefined> {
  const extraPorts = await extraPortCount(tx, row)
  const target = await claimRestoreNode(tx, row, { backup, extraPorts, reserved })
  if (!target) return undefined
  const open = await openRestore(tx, eq(serverRestores.serverId, row.id))
  if (open) await abandonRestore(tx, row, open, now)
  const placed = await placeServer(tx, row, target.id, now)
  const outcome = await beginRestore(tx, context, placed, {
    ...{ backup, paths: null, actor: 'operator', now, saves: false },
  })
  if (outcome !== 'begun') throw new Error(`server ${row.id} could not be restored: ${outcome}`)
  const reservedThere = reserved.get(target.id) ?? { memoryMb: 0, diskMb: 0, ports: 0 }
  reserved.set(target.id, {
    memoryMb: reservedThere.memoryMb + row.memoryMb,
    diskMb: reservedThere.diskMb + row.diskMb,
    ports: reservedThere.ports + 1 + extraPorts,
  })
  const text = `node ${node.name} lost: restored on ${target.name} from the backup of ${backup.at.toISOString()}`
  await insertAuditEntry(tx, operator, `server ${row.id}`, text)
  if (row.accountId)
    await sendMailJob(jobs, tx, {
      kind: 'server_node_lost_restored',
      accountId: row.accountId,
      values: { server: row.name, subdomain: row.subdomain, until: backup.at.toISOString() },
      page: `/servers/${row.id}`,
      serverId: row.id,
    })
  return { kind: 'restored', node: target.name, backupAt: backup.at }
}

/** Ends the contract of a server whose files are lost, and credits the unused time. */
async function endServer(
  tx: Tx,
  row: ServerRow,
  { operator, jobs, node, now }: WriteOffDeps,
): Promise<Money | null> {
  const { accountId } = row
  // After the last report nobody could use it.
  const from = node.reportedAt && node.reportedAt < now ? node.reportedAt : now
  const [owner] = accountId ? await tx.select().from(accounts).where(eq(accounts.id, accountId)) : []
  const locale = isLocale(owner?.locale ?? '') ? (owner?.locale ?? 'ru') : 'ru'
  const credited = accountId
    ? await creditUnusedTime(tx, row, {
        ...{ accountId, from, now, idempotencyKey: `lost-node:${row.id}` },
        reason: fill(allMessages[locale].journal.nodeLost, { server: row.name }),
      })
    : null
  // An operator's block ends as well: its evidence is lost.
  const deletable = row.contract === 'blocked' ? ({ ...row, contract: 'suspended' } as const) : row
  await applyLifeEvent(tx, deletable, 'delete', { now, actor: 'operator', sendMail: async () => undefined })
  const keptUntil = new Date(+now + lastBackupRetentionMs)
  await tx
    .update(backupRepositories)
    .set({ retainedUntil: keptUntil })
    .where(eq(backupRepositories.serverId, row.id))
  await releaseServer(tx, row, now)
  await insertAuditEntry(
    tx,
    operator,
    `server ${row.id}`,
    `node ${node.name} lost: ended, no backup elsewhere could be restored`,
  )
  if (!accountId) return credited
  const about = { accountId, values: { server: row.name, subdomain: row.subdomain }, serverId: row.id }
  if (credited === null)
    await sendMailJob(jobs, tx, { ...about, kind: 'server_node_lost_ended', page: '/create' })
  else {
    const balance = { ...credited, minor: await balanceOf(tx, accountId) }
    await sendMailJob(jobs, tx, {
      ...{ ...about, kind: 'server_node_lost_credited', page: '/balance' },
      money: { amount: credited, balance },
    })
  }
  return credited
}

/** Confirms the deletion of a server's data in place of the lost node. */
export async function releaseServer(tx: Tx, { id, nodeId }: ServerRow, now: Date): Promise<void> {
  await tx
    .update(servers)
    .set({ nodeId: null, stats: null, statsAt: null, port: null })
    .where(eq(servers.id, id))
  await deletePorts(tx, id)
  await tx.delete(serverStats).where(eq(serverStats.serverId, id))
  // The deletion of a server on no node has recorded it already.
  if (nodeId === null) return
  await recordActivity(tx, { serverId: id, at: now, actor: 'service', event: 'data_deleted' })
  await notifyNode(tx, nodeId)
}

/**
 * Ends the open move of a locked server to or from a lost node. If the lost node had just received
 * the server, the source node still has the old copy and gets it back. Resolves to undefined if the
 * write-off continues.
 */
async function endMove(
  tx: Tx,
  row: ServerRow,
  { node, now }: WriteOffDeps,
): Promise<WriteOffOutcome | undefined> {
  const migration = await openMigrationOf(tx, row.id)
  if (!migration || (migration.fromNodeId !== node.id && migration.toNodeId !== node.id)) return undefined
  const source = (await nodeOffers(tx)).find(({ id }) => id === migration.fromNodeId)
  const former = migration.phase === 'settling' && source && !source.isLost ? source : undefined
  const phase = await onMigrationNodeLost(tx, row, { nodeId: node.id, canReturn: former !== undefined, now })
  if (phase === 'clearing') return { kind: 'clearing' }
  if (phase !== 'failed' || !former) return undefined
  await placeServer(tx, row, former.id, now)
  return { kind: 'given_back', node: former.name }
}

/**
 * Releases servers that were deleted after their node was lost: no other process can confirm the
 * deletion of their data. Runs every minute.
 */
export async function releaseOnLostNodes(
  db: Db,
  now: Date,
  onError: (error: unknown) => void,
): Promise<void> {
  const found = await db
    .select({ id: servers.id })
    .from(servers)
    .innerJoin(nodes, eq(nodes.id, servers.nodeId))
    .where(and(isNotNull(nodes.lostAt), eq(servers.contract, 'deleted')))
  await changeEachServer(db, found, {
    async change(tx, row) {
      if (row.contract === 'deleted' && row.nodeId !== null) await releaseServer(tx, row, now)
    },
    onError,
  })
}
