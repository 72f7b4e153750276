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

type RelayDeps = Omit<RelayContext, 'config'>
type RelayTuning = { patienceMs?: number; concurrency?: number }

/**
 * Relays applications to the webhook, part by part after the last accepted one. pg-boss retries
 * failures. A part is sent twice only if the process dies, or the answer is lost, after the
 * receiver accepted it.
 */
export function relayWorker(deps: RelayDeps, url: string, tuning: RelayTuning = {}): Worker<RelayJob> {
  const relay = new ApplicationRelay(deps, url, tuning.patienceMs ?? timeoutMs)
  return {
    queue: 'relay-application',
    concurrency: tuning.concurrency ?? 3,
    handle: ({ id }, signal) => relay.relay(id, signal),
  }
}

type ApplicationRow = typeof partnerApplications.$inferSelect
/** The end of an attempt; `part` if another part follows. */
type Attempt =
  | { result: 'part' | 'delivered' }
  | { result: 'parked' | 'retried'; attempts: number; reason: string; retryAfterMs: number }

class ApplicationRelay {
  readonly #deps: RelayDeps
  readonly #url: string
  readonly #timeoutMs: number
  /** A receiver's request to wait counts for all applications. */
  #quietUntil = 0

  constructor(deps: RelayDeps, url: string, timeoutMs: number) {
    this.#deps = deps
    this.#url = url
    this.#timeoutMs = timeoutMs
  }

  async relay(id: string, signal: AbortSignal): Promise<void> {
    if (Date.now() < this.#quietUntil) await this.#sendLater(this.#deps.db, id, this.#quietUntil)
    else while (await this.#relayPart(id, signal));
  }

  #sendLater(tx: Pick<Db, 'execute'>, id: string, at: number): Promise<void> {
    const options = { startAfter: new Date(at) }
    return this.#deps.jobs.send(tx, 'relay-application', { id } satisfies RelayJob, options)
  }

  /**
   * Sends the next part; resolves to whether there is another. The row's lock makes a second job,
   * and a deletion, wait until the result is stored.
   */
  async #relayPart(id: string, signal: AbortSignal): Promise<boolean> {
    const attempt = await this.#deps.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(partnerApplications)
        .where(eq(partnerApplications.id, id))
        .for('update')
      return row?.relayState === 'waiting' ? this.#attempt(tx, row, signal) : undefined
    })
    if (!attempt) return false
    if (attempt.result === 'part') return true
    this.#deps.metrics?.relayed(attempt.result)
    if ('reason' in attempt) this.#report(id, attempt)
    return false
  }

  /** Sends the next part of a locked application, and stores the result. */
  async #attempt(
    tx: Pick<Db, 'update' | 'execute'>,
    row: ApplicationRow,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const { id } = row
    const set = (values: Partial<ApplicationRow>) =>
      tx.update(partnerApplications).set(values).where(eq(partnerApplications.id, id))
    const attempts = row.attempts + 1
    const parts = partsOf(applicationMessage(row))
    const part = parts[row.partsDelivered]
    const delivery: Delivery =
      part === undefined
        ? { outcome: 'accepted' }
        : await postMessage(this.#url, part, { patienceMs: this.#timeoutMs, signal })
    if (delivery.outcome === 'accepted') {
      const partsDelivered = row.partsDelivered + 1
      if (partsDelivered < parts.length) {
        await set({ partsDelivered })
        return { result: 'part' }
      }
      const deliveredAt = new Date()
      await set({ relayState: 'delivered', partsDelivered, attempts, deliveredAt, lastFailure: null })
      return { result: 'delivered' }
    }
    const { reason } = delivery
    const retryAfterMs = delivery.outcome === 'failed' ? (delivery.retryAfterMs ?? 0) : 0
    // At most an hour for all: the pause may be meant for one application only.
    this.#quietUntil = Math.max(this.#quietUntil, Date.now() + Math.min(retryAfterMs, 3_600_000))
    const isParked = delivery.outcome === 'refused' || isGivenUp({ ...row, attempts }, retryAfterMs)
    await set({ attempts, lastFailure: reason, ...(isParked && { relayState: 'parked' }) })
    if (!isParked && retryAfterMs > 0) await this.#sendLater(tx, id, Date.now() + retryAfterMs)
    return { result: isParked ? 'parked' : 'retried', attempts, reason, retryAfterMs }
  }

  /** Logs a failed attempt; throws for one that pg-boss is to retry. */
  #report(id: string, { result, retryAfterMs, ...failure }: Extract<Attempt, { reason: string }>): void {
    const { log } = this.#deps
    if (result === 'parked')
      log.error(
        { application: id, ...failure },
        'an application could not be relayed and is parked; to retry: npm run zubr -- application retry',
      )
    else if (retryAfterMs > 0)
      log.warn({ application: id, ...failure }, 'the receiver of the webhook asks to wait')
    else throw new Error(`application ${id} could not be relayed yet: ${failure.reason}`)
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
