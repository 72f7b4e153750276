import { randomUUID } from 'node:crypto'
import type { JobFailure, ServerJob } from '@zubr/contracts/jobs/jobs'
import type { ServerReport } from '@zubr/contracts/node-servers'
import { and, asc, eq, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { servers } from '../servers-schema.ts'
import { serverJobs } from './server-jobs-schema.ts'

export type JobRow = typeof serverJobs.$inferSelect

/** A job without its id. */
export type NewJob = ServerJob extends infer Job ? (Job extends ServerJob ? Omit<Job, 'id'> : never) : never

const isOpen = isNull(serverJobs.endedAt)

/**
 * Adds a job to a server's queue; resolves to its id. The handler of its kind (ends.ts) gets the
 * result. It waits while the node is away or the server migrates, until `expiresAt`. Locks the node:
 * take other locks first.
 */
export async function addJob(
  tx: Tx,
  {
    serverId,
    job,
    now,
    expiresAt = null,
    id = randomUUID(),
    nodeId = null,
  }: {
    serverId: string
    job: NewJob
    now: Date
    expiresAt?: Date | null
    id?: string
    /** For a deleted server, whose node has forgotten it. */
    nodeId?: number | null
  },
): Promise<string> {
  const jobWithId = { ...job, id } as ServerJob
  await tx
    .insert(serverJobs)
    .values({ id, serverId, kind: job.kind, job: jobWithId, createdAt: now, expiresAt, nodeId })
  if (nodeId !== null) await notifyNode(tx, nodeId)
  else await notifyNodeOf(tx, serverId)
  return id
}

/** Open jobs of a server, in order of execution. */
export function openJobsOf(db: Pick<Db, 'select'>, serverId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(serverJobs)
    .where(and(eq(serverJobs.serverId, serverId), isOpen))
    .orderBy(asc(serverJobs.number))
}

/** Open jobs of servers, for their agents. */
export async function jobsFor(
  db: Pick<Db, 'select'>,
  serverIds: string[],
): Promise<Map<string, ServerJob[]>> {
  if (serverIds.length === 0) return new Map()
  const rows = await db
    .select({ serverId: serverJobs.serverId, job: serverJobs.job })
    .from(serverJobs)
    .where(and(inArray(serverJobs.serverId, serverIds), isOpen))
    .orderBy(asc(serverJobs.number))
  return new Map(
    [...Map.groupBy(rows, (row) => row.serverId)].map(([id, own]) => [id, own.map(({ job }) => job)]),
  )
}

/**
 * Cancels an open job, which then fails; false if it has ended. The agent sees that it is missing
 * and reverts its changes.
 */
export async function cancelJob(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [ended] = await endOpen(tx, eq(serverJobs.id, id), 'called_off', now)
  if (ended) await notifyNodeOf(tx, ended)
  return ended !== undefined
}

/**
 * Cancels jobs of a server that is being deleted, except cleanup. The deletion notifies the node.
 */
export async function cancelServerJobs(tx: Tx, serverId: string, now: Date): Promise<void> {
  await endOpen(tx, and(eq(serverJobs.serverId, serverId), ne(serverJobs.kind, 'forget')), 'called_off', now)
}

/** Resets jobs that one node had begun, after the server has migrated to another. */
export async function restartJobs(tx: Tx, serverId: string): Promise<void> {
  await tx
    .update(serverJobs)
    .set({ state: 'waiting', percent: null })
    .where(and(eq(serverJobs.serverId, serverId), isOpen))
}

/** Cancels jobs that no agent began in time. Runs every minute. */
export async function cancelLateJobs(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const late = await endOpen(
      tx,
      and(eq(serverJobs.state, 'waiting'), lt(serverJobs.expiresAt, now)),
      'called_off',
      now,
    )
    if (late.length === 0) return
    const nodes = await tx
      .selectDistinct({ id: servers.nodeId })
      .from(servers)
      .where(inArray(servers.id, late))
      .orderBy(asc(servers.nodeId))
    for (const { id } of nodes) if (id !== null) await notifyNode(tx, id)
  })
}

async function endOpen(
  tx: Tx,
  which: SQL | undefined,
  failure: JobFailure,
  endedAt: Date,
): Promise<string[]> {
  const ended = await tx
    .update(serverJobs)
    .set({ state: 'failed', failure, percent: null, endedAt })
    .where(and(which, isOpen))
    .returning({ serverId: serverJobs.serverId })
  return ended.map(({ serverId }) => serverId)
}

async function notifyNodeOf(tx: Tx, serverId: string): Promise<void> {
  const [row] = await tx.select({ nodeId: servers.nodeId }).from(servers).where(eq(servers.id, serverId))
  if (row && row.nodeId !== null) await notifyNode(tx, row.nodeId)
}

/**
 * Stores an agent's reports about jobs of a locked server. Resolves to true if a job has ended and
 * leaves the desired state.
 */
export async function storeJobReports(tx: Tx, report: ServerReport, now: Date): Promise<boolean> {
  if (!report.jobs || report.jobs.length === 0) return false
  const reported = new Map(report.jobs.map((job) => [job.id, job]))
  let ended = false
  for (const row of await openJobsOf(tx, report.id)) {
    const report = reported.get(row.id)
    if (!report) continue
    const { state } = report
    const { refusedFile } = report
    const done = row.kind === 'read_pack' ? report.pack : report.backup
    const result = state === 'done' ? done : refusedFile === undefined ? null : { refusedFile }
    const change = {
      state,
      failure: state === 'failed' ? (report.failure ?? 'failed') : null,
      percent: state === 'working' ? report.percent : null,
    } as const
    if (state === 'working' && row.state === 'working' && row.percent === change.percent) continue
    const isEnd = state !== 'working'
    ended ||= isEnd
    await tx
      .update(serverJobs)
      .set({ ...change, ...(isEnd && { endedAt: now, result: result ?? null }) })
      // A cancelled job has ended, whatever its agent reports.
      .where(and(eq(serverJobs.id, row.id), isOpen))
  }
  return ended
}

/** Servers without a node for which this node still has a job. */
export const hasOpenJobFor = (db: Pick<Db, 'select'>, nodeId: number) =>
  and(
    isNull(servers.nodeId),
    inArray(
      servers.id,
      db
        .select({ id: serverJobs.serverId })
        .from(serverJobs)
        .where(and(eq(serverJobs.nodeId, nodeId), isOpen)),
    ),
  )

/** Those of these servers that have an open job. */
export async function serversWithOpenJobs(db: Pick<Db, 'select'>, serverIds: string[]): Promise<Set<string>> {
  return new Set((await jobsFor(db, serverIds)).keys())
}
