import type { JobFailure, JobKind, JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { serverJobs } from './server-jobs-schema.ts'
import { giveUpJobs, type JobRow } from './store.ts'

/** How a job ended. */
export type JobEnd = {
  /** Locked. */
  server: ServerRow
  job: ServerJob
  report: {
    state: 'done' | 'failed'
    failure: JobFailure | null
    backup: JobReport['backup'] | null
    pack: JobReport['pack'] | null
    /** Of a modpack that was refused. */
    refusedFile: string | null
  }
  now: Date
}

/** Hears of the ends of a kind of jobs: each once, in a transaction of its own. What it throws has it told again a minute later. */
export type JobResult = (tx: Tx, end: JobEnd) => Promise<void>

/** What a subject after this one wants to hear of, by kinds. */
export type JobEndings = Partial<Record<JobKind, JobResult>>

type JobCompletionDeps = { db: Db; endings: readonly JobEndings[]; onError: (error: unknown) => void }

/** Ended ones are kept so long, for who asks what became of them. */
const keptMs = 7 * 86_400_000

/** Tells the subjects how jobs have ended: those of some servers, or all. It does not matter where this is interrupted, or how many do it. */
export async function completeJobs(
  { db, endings, onError }: JobCompletionDeps,
  now: Date,
  serverIds?: string[],
): Promise<void> {
  if (serverIds?.length === 0) return
  const untold = await db
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
  for (const { id, serverId } of untold)
    await inTransaction(db, async (tx) => {
      const server = await lockServer(tx, eq(servers.id, serverId))
      const [row] = await tx
        .select()
        .from(serverJobs)
        .where(and(eq(serverJobs.id, id), isNull(serverJobs.notifiedAt)))
        .for('update')
      if (!server || !row) return
      await tx.update(serverJobs).set({ notifiedAt: now }).where(eq(serverJobs.id, id))
      for (const ending of endings) await ending[row.kind]?.(tx, endOf(server, row, now))
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

/** What only the clock does with jobs. Run every minute. */
export async function passJobs(telling: JobCompletionDeps, now: Date): Promise<void> {
  await giveUpJobs(telling.db, now)
  await completeJobs(telling, now)
  await telling.db
    .delete(serverJobs)
    .where(and(isNotNull(serverJobs.notifiedAt), lt(serverJobs.endedAt, new Date(+now - keptMs))))
}
