import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { isUnavailable, rootOf } from '../database/failure.ts'
import { locks } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { alerts } from './alerts-schema.ts'
import { type Channel, type ChannelConfig, channelsOf, deliver } from './channels.ts'
import { sendToOperator } from './check.ts'
import { endText, startText } from './problem.ts'

const SentOutage = z.object({ since: z.coerce.date() })

export type DatabaseWatchOptions = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: ChannelConfig & Pick<Config, 'dataDir'>
  log: Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>
  everyMs?: number
  awayAfterMs?: number
}
type Outage = { at: number; since: Date; sentTo: Set<Channel> | undefined }

/**
 * Alerts that the database is unavailable, which no job can. The holder of an advisory lock leads:
 * it sends the start itself and the end through the queue. A file in DATA_DIR stores what was sent.
 * Nobody alerts if the leader dies within 30 s; two may if the network splits.
 */
export class DatabaseWatch {
  readonly #options: Required<DatabaseWatchOptions>
  readonly #file: string
  readonly #stopped = new AbortController()
  #availableSince = performance.now()
  #outage: Outage | undefined
  #client: pg.Client | undefined
  #leads = false
  #storedOutage: Promise<Date | undefined> | undefined
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<void> = Promise.resolve()

  /** How long the database has answered this process without a gap. */
  readonly availableForMs = (): number => (this.#outage ? 0 : performance.now() - this.#availableSince)

  constructor(options: DatabaseWatchOptions) {
    this.#options = { everyMs: 5_000, awayAfterMs: 30_000, ...options }
    this.#file = path.join(options.config.dataDir, 'database-away.json')
  }

  start(): void {
    this.#checking = this.#check()
      .catch((error: unknown) =>
        this.#options.log.warn({ err: rootOf(error) }, 'the check of the database failed'),
      )
      .then(() => {
        if (this.#stopped.signal.aborted) return
        this.#timer = setTimeout(() => this.start(), this.#options.everyMs).unref()
      })
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    clearTimeout(this.#timer)
    await this.#checking
    // The connection may be closed already.
    await this.#client?.end().catch(() => undefined)
  }

  async #check(): Promise<void> {
    const wasLeading = this.#leads
    try {
      this.#client ??= await this.#connect()
      // Also tests whether the database answers. The holder of the lock gets it again.
      const { rows } = await this.#client.query('select pg_try_advisory_lock($1) as leads', [
        locks.databaseWatch,
      ])
      this.#leads = rows[0]?.leads === true
    } catch (error) {
      this.#drop(this.#client)
      if (!this.#stopped.signal.aborted && isUnavailable(error)) await this.#onUnavailable()
      return
    }
    await this.#onAvailable(wasLeading)
  }

  async #onUnavailable(): Promise<void> {
    const { config, log, awayAfterMs } = this.#options
    this.#outage ??= { at: performance.now(), since: new Date(), sentTo: undefined }
    const outage = this.#outage
    if (!this.#leads || performance.now() - outage.at < awayAfterMs) return
    if (!outage.sentTo) {
      outage.sentTo = new Set()
      log.error('the database has been unavailable for too long; notifying the operator')
    }
    const advice =
      'run `systemctl status postgresql` and read its log. Check the free disk space, and the ' +
      'network between it and the API (DATABASE_URL). The site continues; the API answers with ' +
      'status 503.'
    const text = startText(config.brand.name, 'The API cannot reach its database', outage.since, advice)
    const message = { id: `database-away-${outage.since.getTime()}-begun`, text }
    for (const channel of channelsOf(config)) {
      if (outage.sentTo.has(channel)) continue
      try {
        await deliver(channel, message, config, this.#stopped.signal)
        outage.sentTo.add(channel)
        await writeFile(this.#file, JSON.stringify({ since: outage.since }), { mode: 0o600 }).catch((err) =>
          log.debug({ err }, 'the alert about an outage was sent but could not be recorded'),
        )
      } catch (error) {
        // Retried at the next check, while it is still true.
        log.warn({ err: error }, 'an alert could not be delivered')
      }
    }
  }

  async #onAvailable(wasLeading: boolean): Promise<void> {
    const outage = this.#outage
    const { since } = outage?.sentTo ? outage : { since: await this.#readStoredOutage() }
    if (outage) this.#availableSince = performance.now()
    // The process that sent the start sends the end. If only a file knows the start, the leader
    // sends the end.
    if (since && (outage?.sentTo ? wasLeading : this.#leads)) await this.#notifyEnd(since)
    this.#outage = undefined
  }

  async #notifyEnd(since: Date): Promise<void> {
    const { db, jobs, config, log } = this.#options
    const text = endText(config.brand.name, 'the API reaches its database again', since, new Date())
    await db.transaction(async (tx) => {
      // A process that started meanwhile may have sent it from the file.
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`)
      const same = and(eq(alerts.key, 'database_away'), eq(alerts.openedAt, since))
      if ((await tx.select({ id: alerts.id }).from(alerts).where(same)).length > 0) return
      await tx
        .insert(alerts)
        .values({ key: 'database_away', message: text, openedAt: since, closedAt: new Date() })
      await sendToOperator(jobs, tx, config, { id: `database-away-${since.getTime()}-ended`, text })
    })
    this.#storedOutage = Promise.resolve(undefined)
    await rm(this.#file, { force: true })
    log.warn('the database is available again; notifying the operator')
  }

  /** The start of an outage that was sent by a process on this machine, without its end. */
  #readStoredOutage(): Promise<Date | undefined> {
    this.#storedOutage ??= readFile(this.#file, 'utf8').then(
      (text) => SentOutage.parse(JSON.parse(text)).since,
      // The file exists only while an outage was sent whose end was not.
      () => undefined,
    )
    return this.#storedOutage
  }

  /** A separate connection: a pool whose connections are all busy does not mean an outage. */
  async #connect(): Promise<pg.Client> {
    const connection = new pg.Client({
      connectionString: this.#options.db.$client.options.connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
      application_name: 'zubr watch',
    })
    connection.on('error', () => this.#drop(connection)).on('end', () => this.#drop(connection))
    await connection.connect()
    return connection
  }

  /** Closes a connection that does not answer, which releases the lock. */
  #drop(dropped: pg.Client | undefined): void {
    if (this.#client === dropped) this.#client = undefined
    // The connection is discarded; it may be closed already.
    dropped?.end().catch(() => undefined)
  }
}

/** Starts a watch of the database. */
export function watchDatabase(options: DatabaseWatchOptions): DatabaseWatch {
  const watch = new DatabaseWatch(options)
  watch.start()
  return watch
}
