import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type Db as SqlExecutor } from 'pg-boss'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { type QueueName, queueNames, queues } from './queues.ts'

/** A transaction or the database itself. */
export type Executor = Pick<Db, 'execute'>

/** Does one job. If it throws, pg-boss tries the job again with the options of its queue. */
export type Worker<Data = unknown> = {
  queue: QueueName
  /** How many jobs run at once in this process; 1 by default. */
  concurrency?: number
  /**
   * Whether the next job starts at once after one; by default it starts at least a second later.
   */
  atOnce?: boolean
  handle(data: Data, signal: AbortSignal, /** The same at every attempt. */ jobId: string): Promise<void>
}

/** Sends jobs. A process that also does jobs can be woken for them. */
export type Sender = Pick<Jobs, 'send'> & Partial<Pick<Jobs, 'wake'>>

const schema = 'jobs'

type Role = 'sender' | 'worker'

/** The jobs of a process. It connects to the queues when it first sends or does a job. */
export class Jobs {
  readonly #db: Db
  readonly #onError: (error: unknown) => void
  readonly #superviseSeconds: number
  readonly #bosses: PgBoss[] = []
  readonly #wakers = new Map<QueueName, (() => void)[]>()
  readonly #starting: Partial<Record<Role, Promise<PgBoss> | undefined>> = {}

  /** `superviseSeconds`: the interval of checks for jobs whose process died. */
  constructor(db: Db, onError: (error: unknown) => void, superviseSeconds: number) {
    this.#db = db
    this.#onError = onError
    this.#superviseSeconds = superviseSeconds
  }

  /**
   * Resolves when `send` needs only the connection of its transaction. Callers that hold a
   * connection while sending await this first: the pool may have no second one.
   */
  async ready(): Promise<void> {
    await this.#sender()
  }

  /** Stores a job in the transaction `tx`: the job exists if and only if `tx` commits. */
  async send(
    tx: Executor,
    queue: QueueName,
    data: object,
    options: { startAfter?: Date; priority?: number } = {},
  ): Promise<void> {
    await (await this.#sender()).send(queue, data, { ...options, db: fromDrizzle(tx, sql) })
  }

  /**
   * Makes this process poll a queue now instead of within a second. Call it after the commit, for
   * jobs that a user waits for.
   */
  wake(queue: QueueName): void {
    for (const wake of this.#wakers.get(queue) ?? []) wake()
  }

  /** Like `send` for many jobs, in one statement. */
  async sendEach(tx: Executor, queue: QueueName, data: readonly object[]): Promise<void> {
    const boss = await this.#sender()
    const jobs = data.map((each) => ({ data: each }))
    if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) })
  }

  /**
   * Starts workers and recurring jobs in this process. Any number of processes may call it: one
   * of them does each job.
   */
  async work(workers: readonly Worker<never>[]): Promise<void> {
    const running = await this.#started('worker')
    for (const worker of workers) {
      const { queue, concurrency = 1 } = worker
      const options = queues[queue]
      for (let n = 0; n < concurrency; n++) await this.#poll(running, worker)
      if ('cron' in options) await running.schedule(queue, options.cron)
    }
  }

  /**
   * Gives running jobs one second to end. Another process, or the next start, does the others.
   */
  async stop(): Promise<void> {
    await Promise.allSettled([this.#starting.sender, this.#starting.worker])
    await Promise.all(this.#bosses.map((boss) => boss.stop({ graceful: true, close: false, timeout: 1_000 })))
  }

  async #poll(running: PgBoss, { queue, atOnce = false, handle }: Worker<never>): Promise<void> {
    const id: string = await running.work(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
      if (!job) return
      try {
        // Only the queue's own senders store jobs under its name, so that the type of the data is
        // known.
        await handle(job.data as never, job.signal, job.id)
      } catch (error) {
        this.#onError(rootOf(error))
        throw rootOf(error)
      }
      // pg-boss's own bursts need jobs in batches, or a count that is a minute old.
      if (atOnce) running.notifyWorker(id)
    })
    this.#wakers.set(queue, [...(this.#wakers.get(queue) ?? []), () => running.notifyWorker(id)])
  }

  #sender(): Promise<PgBoss> {
    return this.#starting.worker ?? this.#started('sender')
  }

  /**
   * A process that only sends reads the list of queues and starts nothing else. It starts again
   * with everything if it works later.
   */
  #started(role: Role): Promise<PgBoss> {
    this.#starting[role] ??= this.#begin(role === 'worker').catch((error: unknown) => {
      this.#starting[role] = undefined
      throw error
    })
    return this.#starting[role]
  }

  #begin(isWorking: boolean): Promise<PgBoss> {
    const pool = this.#db.$client
    const ownPool: SqlExecutor = { executeSql: (text, values) => pool.query(text, values as unknown[]) }
    const boss = new PgBoss({
      db: ownPool,
      schema,
      migrate: false,
      // Only the owner may rebuild indexes, and these queues stay small.
      reindex: false,
      supervise: isWorking,
      schedule: isWorking,
      superviseIntervalSeconds: this.#superviseSeconds,
      // A check skips queues that were checked within this time; the default is a minute.
      monitorIntervalSeconds: this.#superviseSeconds,
      cronMonitorIntervalSeconds: 10,
      cronWorkerIntervalSeconds: 5,
    })
    boss.on('error', (error) => this.#onError(rootOf(error)))
    this.#bosses.push(boss)
    return boss.start()
  }
}

export const openJobs = (
  db: Db,
  onError: (error: unknown) => void = () => undefined,
  { superviseSeconds = 10 }: { superviseSeconds?: number } = {},
): Jobs => new Jobs(db, onError, superviseSeconds)

/** For a command that sends jobs and ends. The jobs are ready before the command holds any lock. */
export async function withJobs<T>(db: Db, act: (jobs: Jobs) => Promise<T>): Promise<T> {
  const jobs = openJobs(db)
  try {
    await jobs.ready()
    return await act(jobs)
  } finally {
    await jobs.stop()
  }
}

/** Creates or upgrades the tables of pg-boss and the queues. `migrate` calls it under its lock. */
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
        // Jobs stored before an upgrade otherwise keep the shorter expiry of their version.
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

/** Dependencies of the workers of every subject. */
export type WorkContext = {
  db: Db
  jobs: Sender
  config: Config
  catalogue: Pick<Catalogue, 'brand' | 'plans' | 'planNames' | 'discountPercent' | 'freeServers' | 'legal'>
  log: FastifyBaseLogger
  /** The time that contracts follow. */
  clock?: () => Date
}
