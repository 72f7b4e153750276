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

/** A job whose id is still to be given. */
export type NewJob = ServerJob extends infer Job ? (Job extends ServerJob ? Omit<Job, 'id'> : never) : never

const isOpen = isNull(serverJobs.endedAt)

/**
 * Has a server's agent do something once, after what it is to do already; answers the job's id. Its end is told to the handler of its kind
 * (ends.ts). While the node is away or the server moves, it waits, unless `expiresAt` comes. Locks the node: whatever else the transaction
 * locks comes before.
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
    /** Of a server that was deleted, whose node has forgotten it. */
    nodeId?: number | null
  },
): Promise<string> {
  const given = { ...job, id } as ServerJob
  await tx
    .insert(serverJobs)
    .values({ id, serverId, kind: job.kind, job: given, createdAt: now, expiresAt, nodeId })
  if (nodeId !== null) await notifyNode(tx, nodeId)
  else await notifyNodeOf(tx, serverId)
  return id
}

/** Those of a server that have not ended, in the order in which they are done. */
export function openJobsOf(db: Pick<Db, 'select'>, serverId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(serverJobs)
    .where(and(eq(serverJobs.serverId, serverId), isOpen))
    .orderBy(asc(serverJobs.number))
}

/** Of servers, those that have not ended, for their agents. */
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
 * Calls off a job that has not ended, which then fails; false if it has. The agent hears of it by its absence, and puts back what it had begun
 * to change.
 */
export async function callOffJob(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [ended] = await endOpen(tx, eq(serverJobs.id, id), 'called_off', now)
  if (ended) await notifyNodeOf(tx, ended)
  return ended !== undefined
}

/** Ends what a server that is being deleted has no use for: what is left is to clear up after it. Its node is told by the deletion. */
export async function callOffJobsOf(tx: Tx, serverId: string, now: Date): Promise<void> {
  await endOpen(tx, and(eq(serverJobs.serverId, serverId), ne(serverJobs.kind, 'forget')), 'called_off', now)
}

/** What one node had begun is begun anew on the node that the server has come to. */
export async function beginJobsAnew(tx: Tx, serverId: string): Promise<void> {
  await tx
    .update(serverJobs)
    .set({ state: 'waiting', percent: null })
    .where(and(eq(serverJobs.serverId, serverId), isOpen))
}

/** Calls off those that no agent has begun in their time. Run every minute. */
export async function giveUpJobs(db: Db, now: Date): Promise<void> {
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

/** Stores what an agent says of the jobs of a server whose row is locked; true if one of them has ended, and is asked for no more. */
export async function storeJobReports(tx: Tx, said: ServerReport, now: Date): Promise<boolean> {
  if (!said.jobs || said.jobs.length === 0) return false
  const reported = new Map(said.jobs.map((job) => [job.id, job]))
  let ended = false
  for (const row of await openJobsOf(tx, said.id)) {
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
      // One that was given up meanwhile has ended, whatever its agent says.
      .where(and(eq(serverJobs.id, row.id), isOpen))
  }
  return ended
}

/** Servers that are no node's any more, for which this one has something left to do. */
export const leftTo = (db: Pick<Db, 'select'>, nodeId: number) =>
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

/** Of these servers the ones with a job that has not ended. */
export async function withOpenJobs(db: Pick<Db, 'select'>, serverIds: string[]): Promise<Set<string>> {
  return new Set((await jobsFor(db, serverIds)).keys())
}
