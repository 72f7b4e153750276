import { flushCompileCache } from 'node:module'
import { readConfig } from '@zubr/config'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../../../database/open.ts'
import { openJobs } from '../../../jobs/jobs.ts'
import { catalogueForTest } from '../../../testing/catalogue.ts'
import { relayWorker } from '../relay.ts'

// The part of main.ts for applications, with short pauses for tests. Prints its port when it
// listens.
const config = readConfig(process.env)
const { db } = openDatabase(config.databaseUrl ?? '', { maxConnections: 40 })
const jobs = openJobs(db, (error) => app.log.error({ err: error }, 'a job failed'))
const app = await buildApp({ db, jobs, config, catalogue: catalogueForTest })
const url = await app.listen({ host: '127.0.0.1', port: config.panelPort })
process.stdout.write(`${url}\n`)
// This process is always killed and never cleans up, so the cache is flushed here.
flushCompileCache()
await jobs.work([
  relayWorker({ db, jobs, log: app.log }, config.partnerWebhookUrl ?? '', {
    patienceMs: 400,
    concurrency: 20,
  }),
])
