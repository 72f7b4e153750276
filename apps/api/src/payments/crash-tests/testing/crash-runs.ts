import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newCredentials } from '@zubr/trial-processor/credentials'
import type { FaultInjection } from '@zubr/trial-processor/notifications'
import { startTrialProcessor } from '@zubr/trial-processor/trial-processor'
import { type Db, openDatabase } from '../../../database/open.ts'
import { drawFrom } from '../../../partners/testing/draw.ts'
import { nodeForTest } from '../../../servers/testing/servers.ts'
import { authSecretForTest } from '../../../testing/app.ts'
import { ahead, type Clock, timeOf } from './clock.ts'
import { killedApi } from './killed-api.ts'
import { payer } from './payers.ts'
import { wrongs } from './payment-invariants.ts'
import { watchProgress } from './progress.ts'
import { operator } from './refunders.ts'

export type KillsOptions = {
  seed: number
  kills: number
  /** Concurrent payers; each makes one payment after the other. */
  payers: number
  /** A migrated database: the URL of its owner, and that of the application. */
  database: { url: string; applicationUrl: string }
  said?: (line: string) => void
}

const lasted = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Speed of the payments clock: a minute takes three seconds. */
export const speed = 20
/** A running API is killed within this time; with many payers it needs longer to make progress. */
const maxAliveMs = (payers: number) => 3_000 + 10 * payers
/** Unpaid invoices of every method have expired after this time. */
const laterMs = 100 * 3_600_000
/** The nightly reconciliation compares transactions that have just happened after this time. */
const nightMs = 24 * 3_600_000

export type KillsFigures = Awaited<ReturnType<typeof killPayments>>

/**
 * Lets customers pay at a trial processor that duplicates, delays, reorders and drops
 * notifications, and kills the API at seeded moments. Then waits for all work to finish, and
 * compares. `wrong` lists the differences. Rejects at an answer that no customer may see.
 */
export async function killPayments({
  seed,
  kills,
  payers,
  database,
  said: log = () => undefined,
}: KillsOptions) {
  const draw = drawFrom(seed)
  const undo: (() => Promise<unknown>)[] = []
  try {
    const { db, close } = openDatabase(database.url, { maxConnections: 10, patient: true })
    undo.unshift(close)
    // A job whose process was killed is retried at once instead of after ten seconds.
    await db.$client.query(`update jobs.queue set heartbeat_seconds = 2 where heartbeat_seconds is not null`)

    const place = { api: '' }
    const sent = { told: 0, dropped: 0, doubled: 0 }
    const faults: FaultInjection = (message) => {
      const here = { ...message, url: place.api + new URL(message.url).pathname }
      sent.told++
      const kind = draw()
      // Most refund notifications are dropped, so that the API must find their outcome.
      if (kind < (/refund/.test(message.body) ? 0.7 : 0.25)) {
        sent.dropped++
        return []
      }
      const copies = draw() < 0.3 ? 2 + Math.floor(draw() * 3) : 1
      sent.doubled += copies - 1
      return Array.from({ length: copies }, () => ({
        message: here,
        afterMs: draw() < 0.5 ? 0 : draw() * 4_000,
      }))
    }
    let clock: Clock = { from: +new Date('2026-11-20T12:00:00Z'), since: Date.now(), speed }
    const credentials = newCredentials(randomUUID())
    const trial = await startTrialProcessor({
      ...{ host: '127.0.0.1', port: 0, credentials, faults, clock: () => timeOf(clock) },
      // The refund is made before the delay: a process that is killed meanwhile does not know it.
      responseDelayMs: ({ method, url }) =>
        method === 'POST' && url.endsWith('/refunds') ? draw() * 2_000 : 0,
      yookassaNotifyAt: 'http://localhost:3100/api/payments/yookassa/notifications',
    })
    undo.unshift(() => trial.close())
    const api = await killedApi(
      {
        ...{ DATABASE_URL: database.applicationUrl, AUTH_SECRET: authSecretForTest, LOG_LEVEL: 'silent' },
        ...{ CORE_SOURCES: 'off', CATALOGUE_SOURCES: 'off', PANEL_URL: 'http://localhost:3100' },
      },
      { url: trial.url, ...credentials },
    )
    undo.unshift(() => api.end())
    place.api = api.url
    /**
     * How long the last process took to listen: on a slow machine each gets more time before its
     * kill.
     */
    let beginMs = await lasted(async () => (await api.begin(clock)).listening)
    await nodeForTest({ db, url: api.url }, 'minsk-1', 9_000_000)
    // The node's agent cannot report while the API is down, which is not under test here.
    await db.$client.query(`update nodes set reported_at = now() + interval '1 day'`)
    await db.$client.query(`update node_capabilities set reported_at = now() + interval '1 day'`)

    const began = performance.now()
    let killed = 0
    let isOver = false
    const { checkouts } = trial
    const { isStuck, stop } = watchProgress(db, () => beginMs)
    undo.unshift(stop)
    const world = { url: api.url, db, checkouts, draw, isStuck, isOver: () => isOver }
    const paying = Promise.all(Array.from({ length: payers }, (_, n) => payer(n, world)))
    let isDecided = false
    const deciding = operator({ ...world, api, isDone: () => isDecided })
    undo.unshift(async () => {
      isDecided = true
      await deciding.catch(() => undefined)
    })
    // Failures are reported when all promises are awaited.
    for (const one of [paying, deciding]) one.catch(() => undefined)
    while (killed < kills) {
      await api.nextLoaded()
      await wait(Math.min(maxAliveMs(payers), draw() * 3 * beginMs))
      await api.kill()
      killed++
      const { listening } = await api.begin(clock)
      // Sometimes it is killed before it listens.
      if (killed < kills && draw() < 0.25) await wait(draw() * 400)
      else beginMs = await lasted(() => listening)
      if (killed % 10 === 0) log(`${killed} kills`)
    }
    // On a slow machine each API answers few requests before its kill. People pay until both kinds
    // of refund have ended.
    const hasEachRefund = async () => {
      const { requests, parts } = await refundFigures(db)
      return Boolean(requests.paid && parts.refunded && parts.paid_by_bank)
    }
    for (const since = performance.now(); !(await hasEachRefund()) && !isStuck(since); await wait(200));
    isOver = true
    const people = await paying
    const paid = people.flatMap((each) => each.paid)
    const requested = people.flatMap((each) => each.requested)
    const paidSeconds = (performance.now() - began) / 1_000
    log(
      `${paid.length} invoices and ${requested.length} requests for money back in ${Math.round(paidSeconds)} s`,
    )

    await api.kill()
    clock = ahead(clock, laterMs)
    checkouts.processDue()
    await (await api.begin(clock)).listening
    // After this time no job waits for its retry.
    await db.$client.query(`update jobs.job set start_after = now() where state = 'retry'`)
    const count = async (text: string) => Number((await db.$client.query(text)).rows[0].count)
    const calm = async () => {
      for (const since = performance.now(); (await count(busy)) > 0 && !isStuck(since); await wait(100));
    }
    await calm()
    // Dropped notifications of first payments were made up for by polling. Only the nightly
    // reconciliation finds second payments and chargebacks.
    const missing = await count(
      `select count(*) from invoices where state <> 'paid' and id in (${
        paid
          .filter(({ outcome }) => outcome !== 'left' && outcome !== 'declined')
          .map(({ id }) => `'${id}'`)
          .join(', ') || 'null'
      })`,
    )
    await trial.notifier.stop()
    // The first night finds and reports what no notification announced; the second finds nothing.
    for (let night = 0; night < 2; night++) {
      clock = ahead(clock, nightMs)
      await api.tell({ clock })
      await api.tell({ reconcile: true })
      await calm()
    }
    isDecided = true
    // Pending operator commands end with the process.
    await api.kill()
    await deciding
    const wrong = await wrongs(db, checkouts, { paid, requested })
    if (missing > 0) wrong.push(`${missing} payments were not asked for before the night`)

    const settled = paid.flatMap(({ settledMs }) => settledMs ?? []).sort((a, b) => a - b)
    const at = (share: number) => settled[Math.floor((settled.length - 1) * share)] ?? Number.NaN
    return {
      ...{ wrong, killed, seconds: paidSeconds, invoices: paid.length, ...sent },
      credited: await count(
        `select count(*) from processor_transactions where type = 'payment' and unallocated_reason is null`,
      ),
      servers: await count('select count(*) from servers'),
      heard: await count('select coalesce(sum(received_count), 0) as count from processor_notifications'),
      distinct: await count('select count(*) from processor_notifications'),
      refunds: await refundFigures(db),
      receipts: await count('select count(*) from sale_receipts'),
      settledMs: { count: settled.length, p50: at(0.5), p99: at(0.99), most: at(1) },
      fates: countsOf(paid.map(({ outcome }) => outcome)),
    }
  } finally {
    for (const step of undo) await step()
  }
}

/** What is still in progress: payments, orders, refunds, receipts, and their jobs. */
const busy = `
  select (select count(*) from invoices where state in ('new', 'waiting'))
    + (select count(*) from refund_requests where state in ('requested', 'approved'))
    + (select count(*) from sale_receipts where state in ('asking', 'waiting'))
    + (select count(*) from account_currency a
        where currency = 'RUB' and receipts_until < (select max(id) from journal_entries e where e.account_id = a.account_id))
    + (select count(*) from jobs.job where name in ('work-notification', 'create-order', 'work-refund', 'reconcile-payments')
        and state in ('created', 'retry', 'active')) as count`

const countsOf = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(values)].map((word) => [word, values.filter((each) => each === word).length]),
  )

/** How requests ended, and how the parts of approved ones ended. */
async function refundFigures({ $client }: Db) {
  const states = async (table: string) =>
    countsOf(
      (await $client.query<{ state: string }>(`select state from ${table}`)).rows.map(({ state }) => state),
    )
  return { requests: await states('refund_requests'), parts: await states('payment_refunds') }
}
