import { ApplicationReceived } from '@zubr/contracts/partners'
import { onTestFinished } from 'vitest'
import { openJobs } from '../../../jobs/jobs.ts'
import { appForTest } from '../../../testing/app.ts'
import { sendApplication, type someTexts } from '../../testing/partners.ts'
import { openReceiver } from '../../testing/receiver.ts'
import { relayWorker, relayWorkers } from '../relay.ts'

async function receiverForTest() {
  const receiver = await openReceiver()
  onTestFinished(() => receiver.die())
  return receiver
}

/** The API with a receiver, and its relay, whose jobs the test runs. */
export async function relayForTest({ patienceMs = 5_000 } = {}) {
  const receiver = await receiverForTest()
  const { url, db, databaseUrl } = await appForTest()
  const jobs = openJobs(db)
  onTestFinished(() => jobs.stop())
  const [logged, results]: [unknown[], string[]] = [[], []]
  const log = {
    warn: (...entry: unknown[]) => logged.push(entry),
    error: (...entry: unknown[]) => logged.push(entry),
  }
  const context = { db, jobs, log, metrics: { relayed: (result: string) => results.push(result) } }
  const worker = relayWorker(context, receiver.url, { patienceMs })
  let sent = 0
  return {
    receiver,
    db,
    url,
    databaseUrl,
    logged,
    results,
    worker,
    /** Workers of an API process with this webhook, or none. */
    workersFor: (partnerWebhookUrl: string | undefined) =>
      relayWorkers({ ...context, config: { partnerWebhookUrl } }),
    async apply(texts: Partial<typeof someTexts> = {}): Promise<string> {
      const answer = await sendApplication(url, {
        name: `Ivan ${sent++}`,
        ...texts,
        address: `203.0.113.${sent}`,
      })
      return ApplicationReceived.parse(await answer.json()).id
    },
    async row(id: string) {
      const { rows } = await db.$client.query('select * from partner_applications where id = $1', [id])
      return rows[0]
    },
    /** Jobs other than the first, which nobody takes here. */
    async successors(id: string) {
      const { rows } = await db.$client.query(
        `select start_after as at from jobs.job
          where name = 'relay-application' and data ->> 'id' = $1 order by created_on offset 1`,
        [id],
      )
      return rows
    },
    /** Rejects when the queue should retry. */
    relay: (id: string) => worker.handle({ id }, new AbortController().signal, id),
  }
}
