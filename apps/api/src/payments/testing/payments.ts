import { randomUUID } from 'node:crypto'
import type { NewInvoice } from '@zubr/contracts/payments/endpoints'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import { newCredentials } from '@zubr/trial-processor/credentials'
import type { FaultInjection } from '@zubr/trial-processor/notifications'
import { startTrialProcessor } from '@zubr/trial-processor/trial-processor'
import { expect, onTestFinished } from 'vitest'
import { openJobs } from '../../jobs/jobs.ts'
import { type Customer, hostingForTest } from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { processNotification } from '../notifications.ts'
import { type Processors, paymentContext } from '../payment-context.ts'
import { processorNotifications } from '../payments-schema.ts'
import { trialProcessors } from '../processors.ts'
import { overrideProcessor } from './override-processor.ts'

/**
 * An app with its own trial processor, whose notifications get the given `faults`. They are
 * processed only when `work` is called. `requests` lists the API's requests to the processor.
 */
export async function payingForTest({ faults }: { faults?: FaultInjection } = {}) {
  const credentials = newCredentials(randomUUID())
  const place = { panel: '' }
  const here: FaultInjection = (message) => {
    const { pathname } = new URL(message.url)
    const led = { ...message, url: place.panel + pathname }
    return faults?.(led) ?? [{ message: led, afterMs: 0 }]
  }
  const requests: string[] = []
  const trial = await startTrialProcessor({
    ...{ host: '127.0.0.1', port: 0, credentials, faults: here },
    yookassaNotifyAt: 'http://localhost:3100/api/payments/yookassa/notifications',
    clock: () => clock.now,
    onApiRequest: ({ method, url }) => requests.push(`${method} ${url}`),
  })
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  onTestFinished(() => trial.close())
  const processors = new Map(
    trialProcessors({ url: trial.url, ...credentials }, { vatCode: 1 }, 2_000).map((each) => [each.id, each]),
  )
  const hosting = await hostingForTest({ processors })
  place.panel = hosting.url
  const jobs = openJobs(hosting.applicationDb)
  onTestFinished(() => jobs.stop())
  await jobs.ready()
  const context = paymentContext({
    ...{ db: hosting.applicationDb, jobs, log: hosting.app.log, processors, catalogue: catalogueForTest },
    config: configForTest,
    clock: () => hosting.time.now,
  })
  /** Processes all received notifications, as the job does. */
  const work = async () => {
    const { rows } = await hosting.db.$client.query(
      `delete from jobs.job where name = 'work-notification' returning data`,
    )
    for (const { data } of rows) await processNotification(context, data)
  }
  /** Resolves once `count` notifications are stored. */
  const notificationsStored = (count: number) =>
    expect
      .poll(async () => hosting.db.$count(processorNotifications), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(count)
  /** Advances our clock and the processor's. */
  const pass = (minutes: number) => {
    clock.now = hosting.time.now = new Date(+hosting.time.now + minutes * 60_000)
    trial.checkouts.processDue()
  }
  return { ...hosting, trial, requests, context, credentials, work, heard: notificationsStored, pass }
}
export type Paying = Awaited<ReturnType<typeof payingForTest>>

/** Fake processors that return a page at once and call nobody. */
export function payableForTest(): Processors {
  const createCheckout = async () => ({
    checkoutId: randomUUID(),
    checkoutUrl: 'http://localhost:3200/pay/somebody',
  })
  const nowhere = { url: 'http://127.0.0.1:9', ...newCredentials('of-nobody') }
  return new Map(
    trialProcessors(nowhere, null, 100).map((each) => [each.id, overrideProcessor(each, { createCheckout })]),
  )
}

/** Creates an invoice of an account, as the panel does. */
export async function pay(
  customer: Customer,
  change: Partial<NewInvoice> = {},
  key: string = randomUUID(),
): Promise<Response> {
  const body = { method: 'card', sum: 1_000, fee: 0, ...change }
  return customer.call('POST', '/api/invoices', body, { 'idempotency-key': key })
}

export async function invoiceOf(response: Response): Promise<Invoice> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  // The API validates its answers.
  return (await response.json()) as Invoice
}
