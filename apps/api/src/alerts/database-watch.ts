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

export type DatabaseWatch = ReturnType<typeof watchDatabase>

/**
 * Alerts that the database is unavailable, which no job can. The holder of an advisory lock leads:
 * it sends the start itself and the end through the queue. A file in DATA_DIR stores what was sent.
 * Nobody alerts if the leader dies within 30 s; two may if the network splits.
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
  log: Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>
  everyMs?: number
  awayAfterMs?: number
}) {
  const file = path.join(config.dataDir, 'database-away.json')
  const stopped = new AbortController()
  let availableSince = performance.now()
  let outage: { at: number; since: Date; sentTo: Set<Channel> | undefined } | undefined
  let client: pg.Client | undefined
  let leads = false
  let storedOutage: Promise<Date | undefined> | undefined
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<void> = Promise.resolve()

  async function check(): Promise<void> {
    const wasLeading = leads
    try {
      client ??= await connect()
      // Also tests whether the database answers. The holder of the lock gets it again.
      const { rows } = await client.query('select pg_try_advisory_lock($1) as leads', [locks.databaseWatch])
      leads = rows[0]?.leads === true
    } catch (error) {
      drop(client)
      if (!stopped.signal.aborted && isUnavailable(error)) await onUnavailable()
      return
    }
    await onAvailable(wasLeading)
  }

  async function onUnavailable(): Promise<void> {
    outage ??= { at: performance.now(), since: new Date(), sentTo: undefined }
    if (!leads || performance.now() - outage.at < awayAfterMs) return
    if (!outage.sentTo) {
      outage.sentTo = new Set()
      log.error('the database has been unavailable for too long; notifying the operator')
    }
    const advice =
      '`systemctl status postgresql` and its log, free disk space, and the network between it and the API (DATABASE_URL). The site continues; the API answers with status 503.'
    const text = startText(config.brand.name, 'The API cannot reach its database', outage.since, advice)
    for (const channel of channelsOf(config)) {
      if (outage.sentTo.has(channel)) continue
      try {
        await deliver(
          channel,
          { id: `database-away-${outage.since.getTime()}-begun`, text },
          config,
          stopped.signal,
        )
        outage.sentTo.add(channel)
        await writeFile(file, JSON.stringify({ since: outage.since }), { mode: 0o600 }).catch((err) =>
          log.debug({ err }, 'the alert about an outage was sent but could not be recorded'),
        )
      } catch (error) {
        // Retried at the next check, while it is still true.
        log.warn({ err: error }, 'an alert could not be delivered')
      }
    }
  }

  async function onAvailable(wasLeading: boolean): Promise<void> {
    const { since } = outage?.sentTo ? outage : { since: await readStoredOutage() }
    if (outage) availableSince = performance.now()
    // The process that sent the start sends the end. If only a file knows the start, the leader
    // sends the end.
    if (since && (outage?.sentTo ? wasLeading : leads)) await notifyEnd(since)
    outage = undefined
  }

  async function notifyEnd(since: Date): Promise<void> {
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
    storedOutage = Promise.resolve(undefined)
    await rm(file, { force: true })
    log.warn('the database is available again; notifying the operator')
  }

  /** The start of an outage that was sent by a process on this machine, without its end. */
  function readStoredOutage(): Promise<Date | undefined> {
    storedOutage ??= readFile(file, 'utf8').then(
      (text) => SentOutage.parse(JSON.parse(text)).since,
      // The file exists only while an outage was sent whose end was not.
      () => undefined,
    )
    return storedOutage
  }

  /** A separate connection: a pool whose connections are all busy does not mean an outage. */
  async function connect(): Promise<pg.Client> {
    const connection = new pg.Client({
      connectionString: db.$client.options.connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
      application_name: 'zubr watch',
    })
    connection.on('error', () => drop(connection)).on('end', () => drop(connection))
    await connection.connect()
    return connection
  }

  /** Closes a connection that does not answer, which releases the lock. */
  function drop(dropped: pg.Client | undefined): void {
    if (client === dropped) client = undefined
    // The connection is discarded; it may be closed already.
    dropped?.end().catch(() => undefined)
  }

  function scheduleCheck(): void {
    checking = check()
      .catch((error: unknown) => log.warn({ err: rootOf(error) }, 'the check of the database failed'))
      .then(() => {
        if (!stopped.signal.aborted) timer = setTimeout(scheduleCheck, everyMs).unref()
      })
  }
  scheduleCheck()

  return {
    /** How long the database has answered this process without a gap. */
    availableForMs: (): number => (outage ? 0 : performance.now() - availableSince),
    async stop(): Promise<void> {
      stopped.abort()
      clearTimeout(timer)
      await checking
      // The connection may be closed already.
      await client?.end().catch(() => undefined)
    },
  }
}
