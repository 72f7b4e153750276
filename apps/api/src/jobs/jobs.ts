import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type Db as SqlExecutor } from 'pg-boss'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { type QueueName, queueNames, queues } from './queues.ts'

/** A transaction of ours, or the database itself. */
export type Executor = Pick<Db, 'execute'>

/** Does one job. Throwing has it tried again, as its queue says. */
export type Worker<Data = unknown> = {
  queue: QueueName
  /** How many run at once in this process; 1 if not given. */
  concurrency?: number
  /** Whether the next follows at once where one was done; if not, a second later at the earliest. */
  atOnce?: boolean
  handle(data: Data, signal: AbortSignal, /** The same at every try. */ jobId: string): Promise<void>
}

export type Jobs = ReturnType<typeof openJobs>

/** Sends jobs; one that also does some can be woken for them. */
export type Sender = Pick<Jobs, 'send'> & Partial<Pick<Jobs, 'wake'>>

const schema = 'jobs'

/** `superviseSeconds`: between looks at the queues for jobs whose process died. */
export function openJobs(
  db: Db,
  onError: (error: unknown) => void = () => undefined,
  { superviseSeconds = 10 }: { superviseSeconds?: number } = {},
) {
  const ownPool: SqlExecutor = { executeSql: (text, values) => db.$client.query(text, values as unknown[]) }
  const make = (working: boolean) => {
    const boss = new PgBoss({
      db: ownPool,
      schema,
      migrate: false,
      // Rebuilding indexes is the owner's right, and ours is no queue that grows so far.
      reindex: false,
      supervise: working,
      schedule: working,
      superviseIntervalSeconds: superviseSeconds,
      // A look passes over queues that were looked at within this time: a minute, if it is not said.
      monitorIntervalSeconds: superviseSeconds,
      cronMonitorIntervalSeconds: 10,
      cronWorkerIntervalSeconds: 5,
    })
    boss.on('error', (error) => onError(rootOf(error)))
    return boss
  }
  const bosses: PgBoss[] = []
  const wakers = new Map<QueueName, (() => void)[]>()
  const starting: { sender?: Promise<PgBoss> | undefined; worker?: Promise<PgBoss> | undefined } = {}
  // A process that only sends starts nothing but a look at which queues there are; one that has sent before it works starts anew.
  const started = (role: keyof typeof starting): Promise<PgBoss> => {
    starting[role] ??= begin(make(role === 'worker')).catch((error: unknown) => {
      starting[role] = undefined
      throw error
    })
    return starting[role]
  }
  const begin = (boss: PgBoss): Promise<PgBoss> => {
    bosses.push(boss)
    return boss.start()
  }

  return {
    /**
     * Resolves when `send` needs no connection but that of its transaction. Who keeps one while sending waits for this first:
     * the pool might have no second one.
     */
    async ready(): Promise<void> {
      await (starting.worker ?? started('sender'))
    },

    /** Stores a job with what else the transaction stores: it exists if and only if the transaction commits. */
    async send(
      tx: Executor,
      queue: QueueName,
      data: object,
      options: { startAfter?: Date; priority?: number } = {},
    ): Promise<void> {
      await (await (starting.worker ?? started('sender'))).send(queue, data, {
        ...options,
        db: fromDrizzle(tx, sql),
      })
    },

    /** Has this process look into a queue now, instead of within a second: for what somebody waits for. After the commit. */
    wake(queue: QueueName): void {
      for (const wake of wakers.get(queue) ?? []) wake()
    },

    /** The same for many at once, in one statement. */
    async sendEach(tx: Executor, queue: QueueName, data: readonly object[]): Promise<void> {
      const boss = await (starting.worker ?? started('sender'))
      const jobs = data.map((each) => ({ data: each }))
      if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) })
    },

    /** Starts doing jobs in this process, and whatever recurs. Any number of processes may: each job is done by one. */
    async work(workers: readonly Worker<never>[]): Promise<void> {
      const running = await started('worker')
      for (const { queue, concurrency = 1, atOnce = false, handle } of workers) {
        const options = queues[queue]
        for (let n = 0; n < concurrency; n++) {
          const worker: string = await running.work(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
            if (!job) return
            try {
              // What is stored under a queue's name is what its own senders stored.
              await handle(job.data as never, job.signal, job.id)
            } catch (error) {
              onError(rootOf(error))
              throw rootOf(error)
            }
            // pg-boss's own bursts need jobs in batches, or a count that is a minute old.
            if (atOnce) running.notifyWorker(worker)
          })
          wakers.set(queue, [...(wakers.get(queue) ?? []), () => running.notifyWorker(worker)])
        }
        if ('cron' in options) await running.schedule(queue, options.cron)
      }
    },

    /** Lets running jobs end for a second; what is left then is done by another process, or after the next start. */
    async stop(): Promise<void> {
      await Promise.allSettled([starting.sender, starting.worker])
      await Promise.all(bosses.map((boss) => boss.stop({ graceful: true, close: false, timeout: 1_000 })))
    },
  }
}

/** For a command, which sends what it has to send and ends. They are ready before it holds any lock. */
export async function withJobs<T>(db: Db, act: (jobs: Jobs) => Promise<T>): Promise<T> {
  const jobs = openJobs(db)
  try {
    await jobs.ready()
    return await act(jobs)
  } finally {
    await jobs.stop()
  }
}

/** Creates pg-boss's own tables and our queues, or brings them up to date. `migrate` calls it, under its lock. */
export async function migrateJobs(executor: SqlExecutor): Promise<void> {
  const boss = new PgBoss({ db: executor, schema, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const name of queueNames) {
      const { cron: _, ...options }: (typeof queues)[QueueName] & { cron?: string } = queues[name]
      if (await boss.getQueue(name)) {
        const { heartbeatSeconds: __, ...changeable } = { heartbeatSeconds: null, ...options }
        await boss.updateQueue(name, changeable)
        // Jobs that wait since before an upgrade keep the shorter time of their version otherwise.
        await executor.executeSql(
          `update ${schema}.job set expire_seconds = $2 where name = $1 and state in ('created', 'retry') and expire_seconds < $2`,
          [name, options.expireInSeconds],
        )
      } else await boss.createQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}

/** What the workers of every subject are given. */
export type WorkContext = {
  db: Db
  jobs: Sender
  config: Config
  catalogue: Pick<Catalogue, 'brand' | 'plans' | 'planNames' | 'discountPercent' | 'freeServers' | 'legal'>
  log: FastifyBaseLogger
  /** The time by which contracts run. */
  clock?: () => Date
}
