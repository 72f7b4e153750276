import type { JobFailure, JobKind, JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverJobs } from './server-jobs-schema.ts'
import { cancelLateJobs, type JobRow } from './store.ts'

/** The end of a job. */
export type JobEnd = {
  /** Its row is locked. */
  server: ServerRow
  job: ServerJob
  report: {
    state: 'done' | 'failed'
    failure: JobFailure | null
    backup: JobReport['backup'] | null
    pack: JobReport['pack'] | null
    /** The refused file of a modpack. */
    refusedFile: string | null
  }
  now: Date
}

/**
 * Handles the end of a kind of jobs: once each, in its own transaction. If it throws, it is called
 * again a minute later.
 */
export type JobResult = (tx: Tx, end: JobEnd) => Promise<void>

/** A later subject's handlers by kind of job. */
export type JobCompletionHandlers = Partial<Record<JobKind, JobResult>>

type JobCompletionDeps = {
  db: Db
  completionHandlers: readonly JobCompletionHandlers[]
  onError: (error: unknown) => void
}

/** How long ended jobs are stored, for requests about their result. */
const keptMs = 7 * 86_400_000

/**
 * Calls the handlers of ended jobs, for some servers or all. Safe to interrupt, and to run
 * concurrently.
 */
export async function completeJobs(
  { db, completionHandlers, onError }: JobCompletionDeps,
  now: Date,
  serverIds?: string[],
): Promise<void> {
  if (serverIds?.length === 0) return
  const unhandled = await db
    .select({ id: serverJobs.id, serverId: serverJobs.serverId })
    .from(serverJobs)
    .where(
      and(
        isNotNull(serverJobs.endedAt),
        isNull(serverJobs.notifiedAt),
        serverIds && inArray(serverJobs.serverId, serverIds),
      ),
    )
    .orderBy(asc(serverJobs.number))
  for (const { id, serverId } of unhandled)
    await inTransaction(db, async (tx) => {
      const server = await lockServer(tx, eq(servers.id, serverId))
      const [row] = await tx
        .select()
        .from(serverJobs)
        .where(and(eq(serverJobs.id, id), isNull(serverJobs.notifiedAt)))
        .for('update')
      if (!server || !row) return
      await tx.update(serverJobs).set({ notifiedAt: now }).where(eq(serverJobs.id, id))
      for (const ending of completionHandlers) await ending[row.kind]?.(tx, endOf(server, row, now))
    }).catch((error) => onError(rootOf(error)))
}

const endOf = (server: ServerRow, { job, state, failure, result }: JobRow, now: Date): JobEnd => ({
  server,
  job,
  report: {
    state: state === 'done' ? 'done' : 'failed',
    failure,
    backup: result && 'snapshot' in result ? result : null,
    pack: result && 'loader' in result ? result : null,
    refusedFile: result && 'refusedFile' in result ? result.refusedFile : null,
  },
  now,
})

/** Time-dependent work on jobs. Runs every minute. */
export async function processDueJobs(deps: JobCompletionDeps, now: Date): Promise<void> {
  await cancelLateJobs(deps.db, now)
  await completeJobs(deps, now)
  await deps.db
    .delete(serverJobs)
    .where(and(isNotNull(serverJobs.notifiedAt), lt(serverJobs.endedAt, new Date(+now - keptMs))))
}
