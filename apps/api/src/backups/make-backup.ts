import { randomUUID } from 'node:crypto'
import type { Config } from '@zubr/config'
import type { BackupCause, BackupKind } from '@zubr/contracts/backups/backup-constants'
import type { Catalogue } from '@zubr/domain/catalogue'
import { lastBackupKeptDays, replacedBackupKeptDays } from '@zubr/domain/legal/retention'
import { planOf } from '@zubr/domain/plans'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { nodeCapabilities } from '../nodes/nodes-schema.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob } from '../servers/jobs/store.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { serverBackups, serverRestores } from './backups-schema.ts'
import { ensureRepository } from './keys.ts'

export type BackupRow = typeof serverBackups.$inferSelect
/** The dependencies of making and deleting backups. */
export type BackupContext = {
  config: Pick<Config, 'authSecret' | 'authSecretBefore'> & Partial<Pick<Config, 'backupAppendOnly'>>
  catalogue: Pick<Catalogue, 'plans'>
}

/** The limit for a retired plan. */
const retiredPlanLimit = 3
/** The number of safety backups beyond the plan's limit, and how long they are stored. */
export const maxSafetyBackups = 3
const dayMs = 86_400_000
export const safetyRetentionMs = 7 * dayMs
/** How long the last backup of an ended contract is stored, in any storage. */
export const lastBackupRetentionMs = lastBackupKeptDays * dayMs
/**
 * How long append-only storage keeps a replaced backup, because a compromised node can cause
 * replacements. With the daily job and S3's removal of old versions it is erased within
 * `backupErasedDays` (decision 74).
 */
export const replacedRetentionMs = replacedBackupKeptDays * dayMs
/** How long a failed backup is shown. */
export const failureShownMs = 7 * dayMs

export const limitOf = ({ catalogue }: Pick<BackupContext, 'catalogue'>, { plan }: Pick<ServerRow, 'plan'>) =>
  planOf(catalogue.plans, plan)?.backups ?? retiredPlanLimit

/** Backups by an owner or a schedule, which the plan's limit counts. */
const isOrdinary = (kind: BackupKind) => kind === 'hand' || kind === 'schedule'

/** Whether a backup counts against the plan's limit. */
export const countsAgainstLimit = ({
  kind,
  locked,
  state,
}: Pick<BackupRow, 'kind' | 'locked' | 'state'>): boolean =>
  (state === 'making' || state === 'ready') && (locked || isOrdinary(kind))

export const actorOf = (actor: Actor) =>
  typeof actor === 'string'
    ? ({ actor, accountId: null } as const)
    : 'schedule' in actor
      ? ({ actor: 'schedule', accountId: null } as const)
      : ({ actor: 'account', accountId: actor.accountId } as const)

/** A server's backups, oldest first. */
export function backupsOf(tx: Pick<Tx, 'select'>, serverId: string): Promise<BackupRow[]> {
  return tx
    .select()
    .from(serverBackups)
    .where(eq(serverBackups.serverId, serverId))
    .orderBy(asc(serverBackups.at), asc(serverBackups.id))
}

/**
 * Why no backup is made now. `no_backups`: the node cannot make any. `locked`: the plan's limit is
 * reached, and all are locked.
 */
export type BackupRefused =
  | { refused: 'locked' | 'deleted' | 'no_backups' }
  | { refused: 'under_way'; jobId: string }

/**
 * Starts a backup of a locked server. It is ready when backup-job-completion.ts handles the report
 * (at the limit, the oldest is deleted then). Safety backups wait for a backup in progress, and
 * one by a schedule waits for them.
 */
export async function makeBackup(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  request: {
    kind: BackupKind
    cause?: BackupCause
    note?: string
    actor: Actor
    now: Date
    expiresAt?: Date
  },
): Promise<{ id: string; jobId: string } | BackupRefused> {
  const { kind, cause = null, actor, now, expiresAt } = request
  if (row.contract === 'deleted' || row.nodeId === null) return { refused: 'deleted' }
  if ((await backupSettingsOf(tx, row.nodeId)) === null) return { refused: 'no_backups' }
  const isCounted = isOrdinary(kind)
  const all = await backupsOf(tx, row.id)
  // A schedule shares only an ordinary backup: a safety backup ends with its step.
  const making = all.find((each) => each.state === 'making' && (kind !== 'schedule' || isOrdinary(each.kind)))
  if (isCounted && making) return { refused: 'under_way', jobId: making.jobId }
  if (isCounted && !hasCapacity(all, limitOf(context, row))) return { refused: 'locked' }
  await ensureRepository(tx, row.id, context.config, now)
  const [id, jobId] = [randomUUID(), randomUUID()]
  await tx.insert(serverBackups).values({
    ...{ id, serverId: row.id, at: now, kind, cause, note: request.note ?? '', jobId },
    ...(await backupLocation(tx, row.nodeId)),
    ...actorOf(actor),
  })
  if (typeof actor !== 'string' && 'accountId' in actor)
    await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'backup' })
  const job = { kind: 'backup' } as const
  await addJob(tx, { serverId: row.id, id: jobId, job, now, ...(expiresAt && { expiresAt }) })
  return { id, jobId }
}

/** Where a node stores a backup that it makes now. */
export async function backupLocation(
  tx: Pick<Tx, 'select'>,
  nodeId: number | null,
): Promise<Pick<BackupRow, 'nodeId' | 'isRemote'>> {
  return { nodeId, isRemote: (await backupSettingsOf(tx, nodeId))?.isRemote ?? false }
}

/** Whether the node of a server can reach a backup of it. */
export const isReachable = (
  { isRemote, nodeId }: Pick<BackupRow, 'isRemote' | 'nodeId'>,
  server: Pick<ServerRow, 'nodeId'>,
): boolean => isRemote || nodeId === server.nodeId

/**
 * Whether a backup is on another node's disk, which no job of this server reaches. If that node was
 * removed, its data are gone.
 */
export const isOnOtherNode = (
  backup: Pick<BackupRow, 'isRemote' | 'nodeId'>,
  server: Pick<ServerRow, 'nodeId'>,
) => backup.nodeId !== null && !isReachable(backup, server)

/** A node's backup settings; null if it cannot make any, or has not reported yet. */
export async function backupSettingsOf(tx: Pick<Tx, 'select'>, nodeId: number | null) {
  const [offer] = await tx
    .select({ backups: nodeCapabilities.backups })
    .from(nodeCapabilities)
    .where(eq(nodeCapabilities.nodeId, nodeId ?? -1))
  return offer?.backups ?? null
}

/** Whether the limit allows another backup, or one can be replaced. */
export function hasCapacity(all: readonly BackupRow[], limit: number): boolean {
  const counted = all.filter(countsAgainstLimit)
  return counted.length < limit || counted.some(isReplaceable)
}

const isReplaceable = ({ state, locked }: BackupRow) => state === 'ready' && !locked

/** The backup that is deleted when another is made. */
export function backupToReplace(all: readonly BackupRow[], limit: number): BackupRow | undefined {
  const counted = all.filter(countsAgainstLimit)
  return counted.length < limit ? undefined : counted.find(isReplaceable)
}

/**
 * A server's surplus backups, oldest first; never a locked one, the newest good one or one being
 * restored. Pure: `deleteBackups` deletes them.
 */
export function surplusBackups(
  all: readonly BackupRow[],
  {
    limit,
    held: protectedIds,
    isActive,
    now,
  }: { limit: number; held: ReadonlySet<string>; isActive: boolean; now: Date },
): BackupRow[] {
  const counted = all.filter((row) => row.state === 'ready' && countsAgainstLimit(row))
  const newest = [all.findLast(({ state }) => state === 'ready'), counted.at(-1)]
  const mayGo = (row: BackupRow) => isReplaceable(row) && !newest.includes(row)
  // A backup that is being restored is deleted later, and none in its place.
  const tooMany = counted.filter(mayGo).slice(0, Math.max(0, counted.length - limit))
  const safety = all.filter((row) => isForSafety(row, isActive) && isReplaceable(row))
  const old = safety.filter(
    (row, index) =>
      mayGo(row) && (index < safety.length - maxSafetyBackups || +now - +row.at > safetyRetentionMs),
  )
  return [...tooMany, ...old].filter(({ id }) => !protectedIds.has(id))
}

/**
 * Whether a backup is deleted automatically after a while: also the last one of a renewed contract.
 */
export const isForSafety = ({ kind }: Pick<BackupRow, 'kind'>, isActive: boolean): boolean =>
  kind === 'safety' || (kind === 'end' && isActive)

/** Deletes the surplus backups of a locked server. */
export async function rotateBackups(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  now: Date,
): Promise<void> {
  // A backup on another node cannot be deleted from here, and would stay there unnoticed.
  const all = (await backupsOf(tx, row.id)).filter((backup) => !isOnOtherNode(backup, row))
  const protectedIds = await backupsBeingRestored(tx, row.id)
  await deleteBackups(
    tx,
    context,
    row,
    surplusBackups(all, {
      limit: limitOf(context, row),
      held: protectedIds,
      isActive: row.contract === 'active',
      now,
    }),
    { now, eraseAfter: new Date(+now + replacedRetentionMs) },
  )
}

/** IDs of backups that are being restored. */
export async function backupsBeingRestored(tx: Pick<Tx, 'select'>, serverId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: serverRestores.backupId })
    .from(serverRestores)
    .where(and(eq(serverRestores.serverId, serverId), isNull(serverRestores.endedAt)))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Whether no node can delete a backup, so that the operator's job erases it. */
export const isErasedByOperator = (
  { config }: Pick<BackupContext, 'config'>,
  { isRemote }: Pick<BackupRow, 'isRemote'>,
): boolean => isRemote && config.backupAppendOnly === true

/**
 * Deletes backups of a locked server, from the owner's view at once. In append-only storage they
 * stay until the operator's job runs after `eraseAfter`. Elsewhere the server's agent deletes them
 * in one job.
 */
export async function deleteBackups(
  tx: Tx,
  context: Pick<BackupContext, 'config'>,
  row: Pick<ServerRow, 'id'>,
  backups: readonly BackupRow[],
  { now, eraseAfter }: { now: Date; eraseAfter: Date },
): Promise<void> {
  const saved = backups.filter(({ snapshot }) => snapshot !== null)
  const idsOf = (some: readonly BackupRow[]) =>
    inArray(
      serverBackups.id,
      some.map(({ id }) => id),
    )
  const ofOperator = saved.filter((backup) => isErasedByOperator(context, backup))
  await tx
    .update(serverBackups)
    .set({ state: 'deleting', deletionJobId: null, eraseAfter })
    .where(idsOf(ofOperator))
  const ofAgent = saved.filter((backup) => !ofOperator.includes(backup))
  if (ofAgent.length === 0) return
  const forgetJobId = randomUUID()
  const snapshots = ofAgent.flatMap(({ snapshot }) => snapshot ?? [])
  await tx
    .update(serverBackups)
    .set({ state: 'deleting', deletionJobId: forgetJobId, eraseAfter: null })
    .where(idsOf(ofAgent))
  await addJob(tx, { serverId: row.id, id: forgetJobId, job: { kind: 'forget', snapshots }, now })
}

/** The newest backup of a server that can be restored. */
export async function newestRestorable(
  tx: Pick<Tx, 'select'>,
  serverId: string,
): Promise<BackupRow | undefined> {
  const [row] = await tx
    .select()
    .from(serverBackups)
    .where(and(eq(serverBackups.serverId, serverId), eq(serverBackups.state, 'ready')))
    .orderBy(desc(serverBackups.at))
    .limit(1)
  return row
}
