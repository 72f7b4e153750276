import { and, asc, eq, lt, lte, or } from 'drizzle-orm'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { WorkContext, Worker } from '../../jobs/jobs.ts'
import { processReplacedFiles } from '../agent/replaced-files.ts'
import { blockServersOfBlockedAccounts } from '../blocking/with-account.ts'
import { changeEachServer } from '../each-server.ts'
import { type JobCompletionHandlers, processDueJobs } from '../jobs/ends.ts'
import type { ServerRow } from '../server-view.ts'
import { serverStats, servers } from '../servers-schema.ts'
import { processDueExtensions } from '../terms/auto-extend.ts'
import { applyLifeEvent } from './life.ts'
import { mailByJob, type SendMail } from './mail.ts'

const dayMs = 86_400_000

/**
 * Whether the data of a locked server that is due for deletion can be deleted now: a later subject
 * archives them first.
 */
export type MayDelete = (tx: Tx, row: ServerRow, now: Date) => Promise<boolean>

/**
 * Time-dependent work on servers: mails, suspensions, deletions. Each server has its own
 * transaction, so that interruptions and concurrent processes do no harm.
 */
export async function updateDueServers(
  {
    db,
    sendMail,
    mayDelete = async () => true,
    onError,
  }: { db: Db; sendMail: SendMail; mayDelete?: MayDelete; onError: (error: unknown) => void },
  now: Date,
): Promise<void> {
  const due = await db
    .select({ id: servers.id })
    .from(servers)
    .where(
      or(
        and(eq(servers.contract, 'active'), lte(servers.paidUntil, new Date(+now + 3 * dayMs))),
        eq(servers.contract, 'suspended'),
      ),
    )
    .orderBy(asc(servers.paidUntil))
  await changeEachServer(db, due, {
    async change(tx, row) {
      if (await mayDelete(tx, row, now))
        await applyLifeEvent(tx, row, 'tick', { now, actor: 'service', sendMail })
    },
    onError,
  })
  await db.delete(serverStats).where(lt(serverStats.minute, new Date(+now - dayMs)))
}

/** Checks the ends of contracts every minute. */
export function lifeCycleWorker(
  { db, jobs, log, catalogue, clock = () => new Date() }: WorkContext,
  {
    completionHandlers = [],
    mayDelete,
  }: { completionHandlers?: readonly JobCompletionHandlers[]; mayDelete?: MayDelete } = {},
): Worker<never> {
  return {
    queue: 'life-cycle',
    async handle() {
      // Runs before the contracts end.
      await processDueExtensions(
        {
          ...{ db, catalogue, sendMail: mailByJob(jobs) },
          onError: (error) =>
            log.error({ err: rootOf(error) }, 'a server could not be renewed automatically'),
        },
        clock(),
      )
      const now = clock()
      await blockServersOfBlockedAccounts(db, now, (err) =>
        log.error({ err }, 'a server of a blocked account could not be blocked'),
      )
      await updateDueServers(
        {
          db,
          sendMail: mailByJob(jobs),
          ...(mayDelete && { mayDelete }),
          onError: (err) => log.error({ err }, 'the next step of a server’s life cycle failed'),
        },
        clock(),
      )
      await processReplacedFiles({
        db,
        onError: (err) => log.error({ err }, 'the files of a core could not be updated'),
      })
      await processDueJobs(
        {
          db,
          completionHandlers,
          onError: (err) => log.error({ err }, 'the result of a job of a server could not be processed'),
        },
        clock(),
      )
    },
  }
}
