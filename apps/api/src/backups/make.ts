import { randomUUID } from 'node:crypto'
import type { Config } from '@zubr/config'
import type { BackupCause, BackupKind } from '@zubr/contracts/backups/backup-constants'
import type { Catalogue } from '@zubr/domain/catalogue'
import { lastBackupKeptDays, replacedBackupKeptDays } from '@zubr/domain/legal/retention'
import { planOf } from '@zubr/domain/plans'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { nodeCapabilities } from '../nodes/tables.ts'
import { type Actor, recordActivity } from '../servers/activity.ts'
import { addJob } from '../servers/jobs/store.ts'
import type { ServerRow } from '../servers/view.ts'
import { ensureRepository } from './keys.ts'
import { serverBackups, serverRestores } from './tables.ts'

export type BackupRow = typeof serverBackups.$inferSelect
/** What making and keeping backups rests on. */
export type BackupContext = {
  config: Pick<Config, 'authSecret' | 'authSecretBefore'> & Partial<Pick<Config, 'backupAppendOnly'>>
  catalogue: Pick<Catalogue, 'plans'>
}

/** Of a plan that is sold no more. */
const keptOtherwise = 3
/** Those for safety that are kept beside the plan's number, and how long. */
export const safetyKept = 3
const dayMs = 86_400_000
export const safetyKeptMs = 7 * dayMs
/** How long the last backup of a contract that has ended is kept, whatever storage it is in. */
export const keptAfterEndMs = lastBackupKeptDays * dayMs
/**
 * How long append-only storage keeps a backup that newer ones replaced: a taken-over node can cause that. With the
 * daily job and S3's removal of old versions it is gone within `backupErasedDays` (decision 74).
 */
export const replacedKeptMs = replacedBackupKeptDays * dayMs
/** One that could not be made is shown so long. */
export const failureShownMs = 7 * dayMs

export const limitOf = ({ catalogue }: Pick<BackupContext, 'catalogue'>, { plan }: Pick<ServerRow, 'plan'>) =>
  planOf(catalogue.plans, plan)?.backups ?? keptOtherwise

/** What an owner or a schedule asks for, and the plan's number is about. */
const isOrdinary = (kind: BackupKind) => kind === 'hand' || kind === 'schedule'

/** Whether one counts against the plan's number. */
export const counts = ({ kind, locked, state }: Pick<BackupRow, 'kind' | 'locked' | 'state'>): boolean =>
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

/** Why none is made now. `no_backups`: the node can make none. `locked`: the plan's number is reached, and none of them may be replaced. */
export type BackupRefused =
  | { refused: 'locked' | 'deleted' | 'no_backups' }
  | { refused: 'under_way'; jobId: string }

/**
 * Has a backup of a locked server made; it is there when its agent says so, which endings.ts hears. At the plan's number the oldest goes then.
 * Those before risky steps wait for one that is under way, and one by a schedule for them.
 */
export async function makeBackup(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  asked: { kind: BackupKind; cause?: BackupCause; note?: string; actor: Actor; now: Date; expiresAt?: Date },
): Promise<{ id: string; jobId: string } | BackupRefused> {
  const { kind, cause = null, actor, now, expiresAt } = asked
  if (row.contract === 'deleted' || row.nodeId === null) return { refused: 'deleted' }
  if ((await keepingOf(tx, row.nodeId)) === null) return { refused: 'no_backups' }
  const isCounted = isOrdinary(kind)
  const all = await backupsOf(tx, row.id)
  // A schedule shares one of its own sort only: what comes before a risky step ends with that step.
  const making = all.find((each) => each.state === 'making' && (kind !== 'schedule' || isOrdinary(each.kind)))
  if (isCounted && making) return { refused: 'under_way', jobId: making.jobId }
  if (isCounted && !hasPlace(all, limitOf(context, row))) return { refused: 'locked' }
  await ensureRepository(tx, row.id, context.config, now)
  const [id, jobId] = [randomUUID(), randomUUID()]
  await tx.insert(serverBackups).values({
    ...{ id, serverId: row.id, at: now, kind, cause, note: asked.note ?? '', jobId },
    ...(await placeOf(tx, row.nodeId)),
    ...actorOf(actor),
  })
  if (typeof actor !== 'string' && 'accountId' in actor)
    await recordActivity(tx, { serverId: row.id, at: now, actor, what: 'backup' })
  const given = { kind: 'backup' } as const
  await addJob(tx, { serverId: row.id, id: jobId, job: given, now, ...(expiresAt && { expiresAt }) })
  return { id, jobId }
}

/** Where a backup lies that a node makes now. */
export async function placeOf(
  tx: Pick<Tx, 'select'>,
  nodeId: number | null,
): Promise<Pick<BackupRow, 'nodeId' | 'isRemote'>> {
  return { nodeId, isRemote: (await keepingOf(tx, nodeId))?.isRemote ?? false }
}

/** Whether the node of a server can reach a backup of it. */
export const isHere = (
  { isRemote, nodeId }: Pick<BackupRow, 'isRemote' | 'nodeId'>,
  server: Pick<ServerRow, 'nodeId'>,
): boolean => isRemote || nodeId === server.nodeId

/** Whether one lies on another node's disk, whose data no job of this server reaches. With a node that is no more, its data are gone. */
export const isElsewhere = (
  backup: Pick<BackupRow, 'isRemote' | 'nodeId'>,
  server: Pick<ServerRow, 'nodeId'>,
) => backup.nodeId !== null && !isHere(backup, server)

/** How a node keeps backups; null where it can make none, or has not said yet. */
export async function keepingOf(tx: Pick<Tx, 'select'>, nodeId: number | null) {
  const [offer] = await tx
    .select({ backups: nodeCapabilities.backups })
    .from(nodeCapabilities)
    .where(eq(nodeCapabilities.nodeId, nodeId ?? -1))
  return offer?.backups ?? null
}

/** Whether there is room for one more, or one that it may replace. */
export function hasPlace(all: readonly BackupRow[], limit: number): boolean {
  const counted = all.filter(counts)
  return counted.length < limit || counted.some(isReplaceable)
}

const isReplaceable = ({ state, locked }: BackupRow) => state === 'ready' && !locked

/** The one that goes when one more is made. */
export function replacedBy(all: readonly BackupRow[], limit: number): BackupRow | undefined {
  const counted = all.filter(counts)
  return counted.length < limit ? undefined : counted.find(isReplaceable)
}

/**
 * What a server has too many of, oldest first; never a locked one, the newest that is good, or what is being put back. Pure: `forget` has them
 * deleted.
 */
export function surplus(
  all: readonly BackupRow[],
  { limit, held, isActive, now }: { limit: number; held: ReadonlySet<string>; isActive: boolean; now: Date },
): BackupRow[] {
  const counted = all.filter((row) => row.state === 'ready' && counts(row))
  const newest = [all.findLast(({ state }) => state === 'ready'), counted.at(-1)]
  const mayGo = (row: BackupRow) => isReplaceable(row) && !newest.includes(row)
  // One that is being put back goes in its turn afterwards, and none in its place.
  const tooMany = counted.filter(mayGo).slice(0, Math.max(0, counted.length - limit))
  const safety = all.filter((row) => isForSafety(row, isActive) && isReplaceable(row))
  const old = safety.filter(
    (row, index) => mayGo(row) && (index < safety.length - safetyKept || +now - +row.at > safetyKeptMs),
  )
  return [...tooMany, ...old].filter(({ id }) => !held.has(id))
}

/** Whether one goes by itself after a while: also the last one of a contract that was renewed after all. */
export const isForSafety = ({ kind }: Pick<BackupRow, 'kind'>, isActive: boolean): boolean =>
  kind === 'safety' || (kind === 'end' && isActive)

/** Deletes what a locked server has too many of. */
export async function rotate(tx: Tx, context: BackupContext, row: ServerRow, now: Date): Promise<void> {
  // What is forgotten on this node would stay on the other, and nobody would know of it.
  const all = (await backupsOf(tx, row.id)).filter((backup) => !isElsewhere(backup, row))
  const held = await restoredNow(tx, row.id)
  await forget(
    tx,
    context,
    row,
    surplus(all, { limit: limitOf(context, row), held, isActive: row.contract === 'active', now }),
    { now, eraseAfter: new Date(+now + replacedKeptMs) },
  )
}

/** Backups that are being put back. */
export async function restoredNow(tx: Pick<Tx, 'select'>, serverId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: serverRestores.backupId })
    .from(serverRestores)
    .where(and(eq(serverRestores.serverId, serverId), isNull(serverRestores.endedAt)))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Whether no node can delete a backup: the operator's job erases it. */
export const isErasedByOperator = (
  { config }: Pick<BackupContext, 'config'>,
  { isRemote }: Pick<BackupRow, 'isRemote'>,
): boolean => isRemote && config.backupAppendOnly === true

/**
 * Deletes some backups of a locked server, for its owner at once. In append-only storage they stay until the operator's job comes, after
 * `eraseAfter`; elsewhere the server's agent deletes them, in one go.
 */
export async function forget(
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

/** The newest of a server that can be put back. */
export async function newestGood(tx: Pick<Tx, 'select'>, serverId: string): Promise<BackupRow | undefined> {
  const [row] = await tx
    .select()
    .from(serverBackups)
    .where(and(eq(serverBackups.serverId, serverId), eq(serverBackups.state, 'ready')))
    .orderBy(desc(serverBackups.at))
    .limit(1)
  return row
}
