import { readConfig } from '@zubr/config'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { type Jobs, openJobs } from '../../jobs/jobs.ts'
import { openReceiver } from '../../partners/testing/receiver.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { workflowDefinitions } from '../../workflow-definitions.ts'
import { alertWorkers, type CheckContext, checkAlerts } from '../check.ts'
import { startSmtpReceiver } from './smtp-receiver.ts'

export async function receiversForTest() {
  const [webhook, smtp] = await Promise.all([openReceiver(), startSmtpReceiver()])
  onTestFinished(async () => {
    await Promise.all([webhook.die(), smtp.close()])
  })
  const config = {
    ...readConfig({}),
    brand: catalogueForTest.brand,
    alertWebhookUrl: webhook.url,
    alertMailTo: 'operator@zubr.example',
    smtpUrl: smtp.url,
    mailFrom: 'zubr@zubr.example',
  }
  return { webhook, smtp, config }
}

/**
 * A database with the alerts of several processes and what they sent. Jobs wait until `deliver`
 * runs them.
 */
export async function alertsForTest() {
  const database = await databaseForTest()
  const { webhook, smtp, config } = await receiversForTest()
  const errors: unknown[] = []
  const logged: string[] = []
  const log = { warn: (...args: unknown[]) => void logged.push(JSON.stringify(args)) }
  let disk = { free: 50, total: 100 }
  const workflows = workflowDefinitions
  const running: { jobs: Jobs; close(): Promise<void> }[] = []
  function process() {
    const opened = openDatabase(database.url)
    const jobs = openJobs(opened.db, (error) => errors.push(error))
    running.push({ jobs, close: opened.close })
    const context: CheckContext = { db: opened.db, jobs, config, log, workflows, diskOf: async () => disk }
    return {
      ...context,
      jobs,
      check: (more: Partial<CheckContext> = {}) => checkAlerts({ ...context, ...more }),
      work: () => jobs.work(alertWorkers(context).filter(({ queue }) => queue === 'send-alert')),
    }
  }
  onTestFinished(async () => {
    for (const { jobs, close } of running) {
      await jobs.stop()
      await close()
    }
    await database.drop()
  })
  const first = process()
  /** The webhook messages that were queued since the last call, oldest first. */
  async function sentMessages(): Promise<string[]> {
    const { rows } = await first.db.$client.query<{ text: string }>(
      `with gone as (delete from jobs.job where name = 'send-alert' and data->>'channel' = 'webhook' returning data, created_on)
        select data->>'text' as text from gone order by created_on, data->>'id'`,
    )
    return rows.map(({ text }) => text)
  }
  return {
    ...first,
    url: database.url,
    process,
    sentMessages,
    webhook,
    smtp,
    errors,
    logged,
    fill: (free: number) => {
      disk = { free, total: 100 }
    },
  }
}
