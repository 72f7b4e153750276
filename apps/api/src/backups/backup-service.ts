import type { NodeBackups } from '@zubr/contracts/backups/agent'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { nodeCapabilities, nodes } from '../nodes/nodes-schema.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { serverIdOf } from '../servers/migrations/migration-service.ts'
import { lockServer } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { backupRehearsals, backupRepositories, serverRestores } from './backups-schema.ts'
import { moveToNode, restoreDeletedServer, undelete } from './bring-back.ts'
import { rehearse } from './due.ts'
import { backupKeysOf, canSealKey } from './keys.ts'
import { type BackupContext, type BackupRow, backupsOf, makeBackup, newestRestorable } from './make-backup.ts'
import { beginRestore } from './restore.ts'

type RestoreRow = typeof serverRestores.$inferSelect
type RehearsalRow = typeof backupRehearsals.$inferSelect

export type ServerBackupList = {
  /** Newest first. */
  backups: BackupRow[]
  lastRestore: RestoreRow | null
}
export type BackupCheck = {
  /** The storage of each node, and its last trial restore. */
  nodes: { name: string; backups: NodeBackups | null; rehearsal: RehearsalRow | null }[]
  failingServers: { serverId: string; failingSince: Date }[]
}
export type RestoreBackupInput = {
  /** Id or subdomain; the id of a deleted server. */
  server: string
  /** By default the newest. */
  backup: string | undefined
  /** Restores on another node. */
  node: string | undefined
}
export type RestoreBackupResult = {
  server: { id: string; name: string }
  backupAt: Date
  node: string | undefined
}

/** The backups of a server, deleted or not. Rejects with OperatorError. */
export async function listBackups(
  { db }: Operator,
  { server }: { server: string },
): Promise<ServerBackupList> {
  const id = await anyServerIdOf(db, server)
  const restores = await db
    .select()
    .from(serverRestores)
    .where(eq(serverRestores.serverId, id))
    .orderBy(asc(serverRestores.startedAt))
  return { backups: (await backupsOf(db, id)).toReversed(), lastRestore: restores.at(-1) ?? null }
}

/** Has a node make a backup beside those of the plan. Rejects with OperatorError. */
export async function makeServerBackup(
  operator: Operator,
  { server }: { server: string },
): Promise<{ serverId: string; backupId: string }> {
  const context = backupContext(operator)
  return withAnyServer(operator.db, server, async (tx, row) => {
    await requireServiceSecret(tx, row, context)
    const request = { kind: 'safety', actor: 'operator', now: operator.clock() } as const
    const made = await makeBackup(tx, context, row, request)
    if ('refused' in made)
      throw new OperatorError(
        made.refused === 'no_backups' ? 'its node makes no backups' : `server ${row.id} is being deleted`,
      )
    await insertAuditEntry(tx, operator, `server ${row.id}`, 'backup made')
    return { serverId: row.id, backupId: made.id }
  })
}

/**
 * The password of a server's repository, which opens all its backups. Rejects with OperatorError.
 */
export async function backupKey(
  operator: Operator,
  { server }: { server: string },
): Promise<{ serverId: string; key: string }> {
  const { db } = operator
  const id = await anyServerIdOf(db, server)
  const key = (await backupKeysOf(db, [id], backupContext(operator).config)).get(id)
  if (key === undefined)
    throw new OperatorError(
      'it has no key: it never had a backup, or its key was encrypted with another AUTH_SECRET',
    )
  await inTransaction(db, (tx) => insertAuditEntry(tx, operator, `server ${id}`, 'backup key shown'))
  return { serverId: id, key }
}

/** How each node stores backups, and whether one could be restored on trial. */
export async function checkBackups({ db }: Operator): Promise<BackupCheck> {
  const rows = await db
    .select({ name: nodes.name, backups: nodeCapabilities.backups, rehearsal: backupRehearsals })
    .from(nodes)
    .leftJoin(nodeCapabilities, eq(nodeCapabilities.nodeId, nodes.id))
    .leftJoin(backupRehearsals, eq(backupRehearsals.nodeId, nodes.id))
    .orderBy(asc(nodes.name))
  const repositories = await db.select().from(backupRepositories)
  return {
    nodes: rows,
    failingServers: repositories.flatMap(({ serverId, failingSince }) =>
      failingSince ? [{ serverId, failingSince }] : [],
    ),
  }
}

/** Has a node restore the newest backup of a server on trial. Rejects with OperatorError. */
export async function rehearseRestore(
  { db, clock }: Operator,
  { server }: { server: string },
): Promise<{ serverId: string }> {
  const id = await serverIdOf(db, server)
  const [row] = await db.select().from(servers).where(eq(servers.id, id))
  const backup = await newestRestorable(db, id)
  if (!row?.nodeId || !backup?.snapshot) throw new OperatorError('it has no backup to restore on trial')
  await rehearse(db, { serverId: id, snapshot: backup.snapshot, nodeId: row.nodeId }, clock())
  return { serverId: id }
}

/** Restores a server from a backup, where it is or on another node. Rejects with OperatorError. */
export async function restoreBackup(
  operator: Operator,
  { server, backup: backupId, node }: RestoreBackupInput,
): Promise<RestoreBackupResult> {
  const context = backupContext(operator)
  return withAnyServer(operator.db, server, async (tx, row) => {
    await requireServiceSecret(tx, row, context)
    if (row.contract === 'archived')
      throw new OperatorError(`it is archived: npm run zubr -- server unarchive ${row.id}`)
    const now = operator.clock()
    const backup = await chosenBackup(tx, row, backupId, now)
    const isDeleted = row.contract === 'deleted'
    const placed = isDeleted
      ? await restoreDeletedServer(tx, row, backup, node, now)
      : node
        ? await moveToNode(tx, row, backup, node, now)
        : row
    const saves = node === undefined && !isDeleted
    const request = { backup, paths: null, actor: 'operator', now, saves } as const
    const outcome = await beginRestore(tx, context, placed, request)
    if (outcome === 'under_way') throw new OperatorError('a restore is under way already')
    if (outcome === 'elsewhere') throw new OperatorError('this backup is only on another node')
    if (outcome === 'no_backups') throw new OperatorError('its node makes no backups')
    if (outcome !== 'begun') throw new OperatorError('it cannot be restored')
    const text = `restored from the backup of ${backup.at.toISOString()}`
    await insertAuditEntry(tx, operator, `server ${row.id}`, text)
    return { server: { id: row.id, name: row.name }, backupAt: backup.at, node }
  })
}

/** The newest backup, or a named one, which may wait for its erasure. */
async function chosenBackup(
  tx: Tx,
  { id }: ServerRow,
  backupId: string | undefined,
  now: Date,
): Promise<BackupRow> {
  const all = await backupsOf(tx, id)
  const named = backupId === undefined ? undefined : all.find((each) => each.id === backupId)
  const backup =
    named?.state === 'deleting' && named.eraseAfter !== null && named.eraseAfter > now
      ? await undelete(tx, named)
      : backupId
        ? named
        : all.findLast(({ state }) => state === 'ready')
  if (backup?.state !== 'ready')
    throw new OperatorError('there is no such backup that can be restored: see backup list')
  return backup
}

/** What backups need of the configuration. */
export const backupContext = ({ config, catalogue }: Pick<Operator, 'config' | 'catalogue'>) => ({
  config: {
    authSecret: config.authSecret,
    authSecretBefore: config.authSecretBefore,
    backupAppendOnly: config.backupAppendOnly ?? false,
  },
  catalogue,
})

/** A key encrypted with another secret than the service's could not be decrypted by it. */
export async function requireServiceSecret(
  tx: Tx,
  { id }: Pick<ServerRow, 'id'>,
  { config }: BackupContext,
): Promise<void> {
  if (!(await canSealKey(tx, id, config)))
    throw new OperatorError(
      'AUTH_SECRET is not that of the running service, so it cannot decrypt the keys of backups. Set the same one.',
    )
}

async function withAnyServer<T>(
  db: Db,
  which: string,
  work: (tx: Tx, row: ServerRow) => Promise<T>,
): Promise<T> {
  const id = await anyServerIdOf(db, which)
  return inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, id))
    if (!row) throw new OperatorError(`there is no server ${which}`)
    return work(tx, row)
  })
}

/** A deleted server is identified only by its ID. */
async function anyServerIdOf(db: Db, which: string): Promise<string> {
  const [found] = await db
    .select({ id: servers.id })
    .from(servers)
    .where(eq(sql`${servers.id}::text`, which.toLowerCase()))
  return found?.id ?? serverIdOf(db, which)
}
