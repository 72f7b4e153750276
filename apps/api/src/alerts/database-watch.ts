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
import { begunText, endedText } from './trouble.ts'

const Told = z.object({ since: z.coerce.date() })

export type DatabaseWatch = ReturnType<typeof watchDatabase>

/**
 * Notices that the database is away, which no job can, and tells the operator.
 *
 * While it is away processes cannot agree on anything, so who tells was settled before: whoever held an advisory lock when it was last
 * seen. That one tells of the beginning at once by itself, and of the end through the queue. What it has told stands in a file in
 * DATA_DIR, so that it tells the end after a restart too. The limits of this: if the leader dies before the 30 s are over nobody tells of
 * the beginning; if a network splits so that each of two processes was the last to hold the lock, both tell.
 */
export function watchDatabase({
  db,
  jobs,
  config,
  log,
  everyMs = 5_000,
  awayAfterMs = 30_000,
}: {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: ChannelConfig & Pick<Config, 'dataDir'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  everyMs?: number
  awayAfterMs?: number
}) {
  const file = path.join(config.dataDir, 'database-away.json')
  const stopped = new AbortController()
  let availableSince = performance.now()
  let away: { at: number; since: Date; told: Set<Channel> | undefined } | undefined
  let client: pg.Client | undefined
  let leads = false
  let toldBefore: Promise<Date | undefined> | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const wasLeading = leads
    try {
      client ??= await connect()
      // Asks whether the database is there, too. Who holds the lock gets it again.
      const { rows } = await client.query('select pg_try_advisory_lock($1) as leads', [locks.databaseWatch])
      leads = rows[0]?.leads === true
    } catch (error) {
      drop(client)
      if (!stopped.signal.aborted && isUnavailable(error)) await onAway()
      return
    }
    await onThere(wasLeading)
  }

  async function onAway(): Promise<void> {
    away ??= { at: performance.now(), since: new Date(), told: undefined }
    if (!leads || performance.now() - away.at < awayAfterMs) return
    if (!away.told) {
      away.told = new Set()
      log.error('the database has been away for too long; telling the operator')
    }
    const advice =
      '`systemctl status postgresql` and its log, free disk space, and the network between it and the API (DATABASE_URL). The site goes on; the API answers with status 503.'
    const text = begunText(config.brand.name, 'The API cannot reach its database', away.since, advice)
    for (const channel of channelsOf(config)) {
      if (away.told.has(channel)) continue
      try {
        await deliver(
          channel,
          { id: `database-away-${away.since.getTime()}-begun`, text },
          config,
          stopped.signal,
        )
        away.told.add(channel)
        await writeFile(file, JSON.stringify({ since: away.since }), { mode: 0o600 }).catch(() => undefined)
      } catch (error) {
        // Tried again at the next look, for as long as it is true.
        log.warn({ err: error }, 'an alert could not be delivered')
      }
    }
  }

  async function onThere(wasLeading: boolean): Promise<void> {
    const { since } = away?.told ? away : { since: await remembered() }
    if (away) availableSince = performance.now()
    // Whoever told tells the end; what only a file knows is the leader's, of which there is one.
    if (since && (away?.told ? wasLeading : leads)) await notifyEnd(since)
    away = undefined
  }

  async function notifyEnd(since: Date): Promise<void> {
    const text = endedText(config.brand.name, 'the API reaches its database again', since, new Date())
    await db.transaction(async (tx) => {
      // A process that was started meanwhile may have told it from the file.
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`)
      const same = and(eq(alerts.key, 'database_away'), eq(alerts.openedAt, since))
      if ((await tx.select({ id: alerts.id }).from(alerts).where(same)).length > 0) return
      await tx
        .insert(alerts)
        .values({ key: 'database_away', message: text, openedAt: since, closedAt: new Date() })
      await sendToOperator(jobs, tx, config, { id: `database-away-${since.getTime()}-ended`, text })
    })
    toldBefore = Promise.resolve(undefined)
    await rm(file, { force: true })
    log.warn('the database is back; telling the operator')
  }

  /** Since when it was away, as told by a process on this machine that could not tell the end. */
  function remembered(): Promise<Date | undefined> {
    toldBefore ??= readFile(file, 'utf8').then(
      (text) => Told.parse(JSON.parse(text)).since,
      () => undefined,
    )
    return toldBefore
  }

  /** A connection of its own: a pool whose connections are all busy is no database that is away. */
  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: db.$client.options.connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
      application_name: 'zubr watch',
    })
    made.on('error', () => drop(made)).on('end', () => drop(made))
    await made.connect()
    return made
  }

  /** Gives up a connection that does not answer, and with it the lock. */
  function drop(dropped: pg.Client | undefined): void {
    if (client === dropped) client = undefined
    dropped?.end().catch(() => undefined)
  }

  function next(): void {
    looking = look()
      .catch((error: unknown) => log.warn({ err: rootOf(error) }, 'the watch over the database failed'))
      .then(() => {
        if (!stopped.signal.aborted) timer = setTimeout(next, everyMs).unref()
      })
  }
  next()

  return {
    /** How long the database has answered this process without a gap. */
    availableForMs: (): number => (away ? 0 : performance.now() - availableSince),
    async stop(): Promise<void> {
      stopped.abort()
      clearTimeout(timer)
      await looking
      await client?.end().catch(() => undefined)
    },
  }
}
