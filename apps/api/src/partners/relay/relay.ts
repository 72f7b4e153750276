import type { Config } from '@zubr/config'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../database/open.ts'
import { type Delivery, postMessage } from '../../http/webhook.ts'
import type { Jobs, Worker } from '../../jobs/jobs.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { applicationMessage, partsOf, type RelayJob } from '../message.ts'
import { partnerApplications } from '../partners-schema.ts'

export type RelayContext = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: Pick<Config, 'partnerWebhookUrl'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics?: Pick<Metrics, 'relayed'> | undefined
}

const dayMs = 24 * 3_600_000

/**
 * Less than the 10 s after which PostgreSQL ends an idle transaction (database/open.ts): the row is
 * locked while the receiver answers.
 */
const timeoutMs = 8_000

/**
 * This process' workers for applications. Without a webhook it leaves the jobs to processes that
 * have one.
 */
export function relayWorkers(context: RelayContext): Worker<never>[] {
  const { partnerWebhookUrl: url } = context.config
  return [
    ...(url === undefined ? [] : [relayWorker(context, url)]),
    { queue: 'requeue-applications', handle: () => sendMissingJobs(context) },
  ]
}

/**
 * Relays applications to the webhook, part by part after the last accepted one. pg-boss retries
 * failures. A part is sent twice only if the process dies, or the answer is lost, after the
 * receiver accepted it.
 */
export function relayWorker(
  { db, jobs, log, metrics }: Omit<RelayContext, 'config'>,
  url: string,
  tuning: { patienceMs?: number; concurrency?: number } = {},
): Worker<RelayJob> {
  /** A receiver's request to wait counts for all applications. */
  let quietUntil = 0

  return {
    queue: 'relay-application',
    concurrency: tuning.concurrency ?? 3,
    async handle({ id }, signal) {
      if (Date.now() < quietUntil) await sendLater(db, id, quietUntil)
      else while (await relayPart(id, signal));
    },
  }

  function sendLater(tx: Pick<Db, 'execute'>, id: string, at: number): Promise<void> {
    return jobs.send(tx, 'relay-application', { id } satisfies RelayJob, { startAfter: new Date(at) })
  }

  /**
   * Sends the next part; resolves to whether there is another. The row's lock makes a second job,
   * and a deletion, wait until the result is stored.
   */
  async function relayPart(id: string, signal: AbortSignal): Promise<boolean> {
    const ended = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(partnerApplications)
        .where(eq(partnerApplications.id, id))
        .for('update')
      if (row?.relayState !== 'waiting') return undefined
      const set = (values: Partial<typeof row>) =>
        tx.update(partnerApplications).set(values).where(eq(partnerApplications.id, id))
      const attempts = row.attempts + 1
      const parts = partsOf(applicationMessage(row))
      const part = parts[row.partsDelivered]
      const delivery: Delivery =
        part === undefined
          ? { outcome: 'accepted' }
          : await postMessage(url, part, { patienceMs: tuning.patienceMs ?? timeoutMs, signal })
      if (delivery.outcome === 'accepted') {
        const partsDelivered = row.partsDelivered + 1
        if (partsDelivered < parts.length) {
          await set({ partsDelivered })
          return { result: 'part' } as const
        }
        await set({
          relayState: 'delivered',
          partsDelivered,
          attempts,
          deliveredAt: new Date(),
          lastFailure: null,
        })
        return { result: 'delivered' } as const
      }
      const { reason } = delivery
      const retryAfterMs = delivery.outcome === 'failed' ? (delivery.retryAfterMs ?? 0) : 0
      // At most an hour for all: the pause may be meant for one application only.
      quietUntil = Math.max(quietUntil, Date.now() + Math.min(retryAfterMs, 3_600_000))
      const isParked = delivery.outcome === 'refused' || isGivenUp({ ...row, attempts }, retryAfterMs)
      await set({ attempts, lastFailure: reason, ...(isParked && { relayState: 'parked' }) })
      if (!isParked && retryAfterMs > 0) await sendLater(tx, id, Date.now() + retryAfterMs)
      return { result: isParked ? 'parked' : 'retried', attempts, reason, retryAfterMs } as const
    })
    if (!ended) return false
    if (ended.result === 'part') return true
    metrics?.relayed(ended.result)
    if (ended.result === 'delivered') return false
    const { result, retryAfterMs, ...failure } = ended
    if (result === 'parked')
      log.error(
        { application: id, ...failure },
        'an application could not be relayed and is parked; to retry: npm run zubr -- application retry',
      )
    else if (retryAfterMs > 0)
      log.warn({ application: id, ...failure }, 'the receiver of the webhook asks to wait')
    else throw new Error(`application ${id} could not be relayed yet: ${failure.reason}`)
    return false
  }
}

/**
 * Whether to stop retrying: a receiver away for a day is gone. An older application, which waited
 * for a webhook to be configured, still gets ten attempts.
 */
export function isGivenUp(
  { createdAt, attempts }: { createdAt: Date; attempts: number },
  retryAfterMs: number,
  now = Date.now(),
): boolean {
  const isOld = attempts >= 10 && now + retryAfterMs >= createdAt.getTime() + dayMs
  return isOld || retryAfterMs >= dayMs
}

/** Adds jobs for applications whose job expired while no webhook was configured. */
async function sendMissingJobs({ db, jobs }: RelayContext): Promise<void> {
  const { rows } = await db.$client.query<RelayJob>(
    `select id from partner_applications application where relay_state = 'waiting' and not exists (
      select from jobs.job where name = 'relay-application' and state <= 'active' and data ->> 'id' = application.id::text
    ) order by created_at`,
  )
  for (const job of rows) await jobs.send(db, 'relay-application', job)
}
