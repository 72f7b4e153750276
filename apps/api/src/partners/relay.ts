import type { Config } from '@zubr/config'
import { applicationFields } from '@zubr/contracts/partners'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { lockKey } from '../database/lock-key.ts'
import type { Db } from '../database/open.ts'
import type { Jobs, Worker } from '../jobs/jobs.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { backOff, nextAttempt, waits } from './back-off.ts'
import { withLease } from './lease.ts'
import { applicationMessage, partsOf } from './message.ts'
import { executorOf } from './store.ts'
import { relayStates } from './tables.ts'
import { postMessage } from './webhook.ts'

/**
 * Data of a `relay-application` job. `attempt` is how many attempts have failed before it: a job that comes when more have,
 * or when the application is done with, is left over, and does nothing.
 */
export type RelayJob = { id: string; attempt: number }

export type RelayContext = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Pick<Config, 'partnerWebhookUrl'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics?: Pick<Metrics, 'relayed'> | undefined
}

export type RelayTuning = {
  /** How long the receiver may take to answer. */
  patienceMs: number
  waits: typeof waits
  random: () => number
  /** Applications at once in this process; each keeps a connection of the pool. */
  concurrency: number
}

const usual: RelayTuning = { patienceMs: 10_000, waits, random: Math.random, concurrency: 3 }

/** When another process is at it: it may die, and then somebody must come back. */
const busyMs = 5_000

const Row = z.object({
  id: z.string(),
  createdAt: z.date(),
  relay: z.enum(relayStates),
  attempts: z.number(),
  partsDelivered: z.number(),
  ...(Object.fromEntries(applicationFields.map((field) => [field, z.string()])) as Record<
    (typeof applicationFields)[number],
    z.ZodString
  >),
})
type Row = z.infer<typeof Row>

/** What an attempt to relay an application holds. */
export const relayKey = (id: string): bigint => lockKey(`relay of application ${id}`)

/**
 * What this process does about applications. Without a webhook it leaves their jobs alone: other processes may have one, and a
 * job that is taken is done. Whatever loses a job all the same, an application that waits has one again within minutes.
 */
export function relayWorkers(context: RelayContext): Worker<never>[] {
  const { partnerWebhookUrl } = context.config
  return [
    ...(partnerWebhookUrl === undefined ? [] : [relayWorker({ ...context, config: { partnerWebhookUrl } })]),
    { queue: 'requeue-applications', handle: () => sendMissingJobs(context) },
  ]
}

/**
 * Relays applications to the webhook: at least once, since a receiver that accepts and then cannot say so will be sent the
 * same again, but never in two versions, and part by part from where the last attempt ended.
 */
export function relayWorker(
  context: RelayContext & { config: { partnerWebhookUrl: string } },
  tuning: Partial<RelayTuning> = {},
): Worker<RelayJob> {
  const { patienceMs, waits, random, concurrency } = { ...usual, ...tuning }
  const { db, jobs, log, metrics } = context
  const url = context.config.partnerWebhookUrl
  const wait = (attempts: number) => backOff(attempts, waits, random)
  /** A receiver that asks one application to wait means every one. */
  let quietUntil = 0

  return {
    queue: 'relay-application',
    concurrency,

    begin: () => sendMissingJobs(context),

    async handle({ id, attempt }, signal) {
      const again = (at: number) =>
        jobs.send(db, 'relay-application', { id, attempt } satisfies RelayJob, { startAfter: new Date(at) })
      if (Date.now() < quietUntil) return again(quietUntil + 1_000 * random())
      const held = await withLease(db, relayKey(id), async (client) => {
        const row = await applicationOf(client, id)
        if (row?.relay === 'waiting' && row.attempts === attempt) await relay(client, row, url, signal)
      })
      if (!held) await again(Date.now() + busyMs)
    },
  }

  async function relay(client: pg.PoolClient, row: Row, to: string, signal: AbortSignal): Promise<void> {
    const parts = partsOf(applicationMessage(row))
    for (let at = row.partsDelivered; at < parts.length; at++) {
      const delivery = await postMessage(to, parts[at] ?? '', { patienceMs, signal })
      if (delivery.outcome !== 'accepted') return recordFailure(client, row, delivery)
      if (at + 1 < parts.length)
        await client.query('update partner_applications set parts_delivered = $2 where id = $1', [
          row.id,
          at + 1,
        ])
    }
    await client.query(
      `update partner_applications set relay = 'delivered', delivered_at = now(), parts_delivered = $2,
        attempts = attempts + 1, next_attempt_at = null, last_failure = null where id = $1`,
      [row.id, parts.length],
    )
    metrics?.relayed('delivered')
  }

  async function recordFailure(
    client: pg.PoolClient,
    { id, createdAt, attempts: before }: Row,
    failure: { outcome: 'refused' | 'failed'; reason: string; retryAfterMs?: number | undefined },
  ): Promise<void> {
    const attempts = before + 1
    const { outcome, reason, retryAfterMs } = failure
    const now = new Date()
    if (retryAfterMs)
      quietUntil = Math.max(quietUntil, Math.min(now.getTime() + retryAfterMs, now.getTime() + 3_600_000))
    const next =
      outcome === 'failed' ? nextAttempt({ createdAt, attempts, retryAfterMs }, now, wait) : undefined
    // The row and the job that comes next stand or fall together.
    await client.query('begin')
    await client.query(
      `update partner_applications set attempts = $2, last_failure = $3, next_attempt_at = $4, relay = $5 where id = $1`,
      [id, attempts, reason, next ?? null, next ? 'waiting' : 'parked'],
    )
    const job: RelayJob = { id, attempt: attempts }
    if (next) await jobs.send(executorOf(client), 'relay-application', job, { startAfter: next })
    await client.query('commit')
    metrics?.relayed(next ? 'retried' : 'parked')
    const said = { application: id, attempts, reason }
    if (next) log.warn({ ...said, next }, 'an application could not be relayed yet')
    else
      log.error(
        said,
        'an application could not be relayed and is parked: `zubr application retry` tries again',
      )
  }
}

async function applicationOf(client: pg.PoolClient, id: string): Promise<Row | undefined> {
  const { rows } = await client.query(
    `select id, created_at as "createdAt", relay, attempts, parts_delivered as "partsDelivered",
      ${applicationFields.join(', ')} from partner_applications where id = $1`,
    [id],
  )
  return z.array(Row).parse(rows)[0]
}

/**
 * Gives every waiting application that has no job to come a job: those whose job waited for a webhook for so long that the queue
 * forgot it, and those whose process died a moment ago, which then need not wait until their job's silence is noticed. One job
 * too many for an application that is just being relayed does no harm.
 */
async function sendMissingJobs({ db, jobs }: RelayContext): Promise<void> {
  const { rows } = await db.$client.query<RelayJob>(
    `select id, attempts as attempt from partner_applications application where relay = 'waiting' and not exists (
      select from jobs.job where name = 'relay-application' and state < 'active' and data ->> 'id' = application.id::text
    ) order by created_at`,
  )
  for (const job of rows) await jobs.send(db, 'relay-application', job)
}
