import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@zubr/config'
import { buildApp } from '../../app.ts'
import { catalogueForTest } from '../../catalogue-for-tests.ts'
import { openDatabase } from '../../database/open.ts'
import { openJobs } from '../../jobs/jobs.ts'
import { paymentContext } from '../context.ts'
import { passPayments } from '../look.ts'
import { type TrialPlace, trialProcessors } from '../processors.ts'
import { count } from '../settle.ts'
import { paymentWorkers } from '../workers.ts'
import { type Clock, timeOf } from './clock-for-tests.ts'

// What main.ts starts, as far as payments go, in a hurry: a minute of payments is a second or less here. It waits to be told its clock, and
// where its processor is, by a line, so that it takes over at once from one that was killed; then it says its address, and is ended by SIGKILL alone.
const config = readConfig(process.env)
const lines = createInterface({ input: process.stdin })
// Nobody is left who would kill it.
lines.once('close', () => process.exit(0))
process.stdout.write('loaded\n')
flushCompileCache()
const [line] = (await once(lines, 'line')) as [string]
// What the test wrote.
const { place, clock: told } = JSON.parse(line) as { place: TrialPlace; clock: Clock }
const clock = () => timeOf(told)

const { db } = openDatabase(config.databaseUrl ?? '', { maxConnections: 20, patient: true })
const jobs = openJobs(db, (error) => app.log.error({ err: error }, 'a job failed'), { superviseSeconds: 1 })
const processors = new Map(trialProcessors(place, { vatCode: 1 }, 5_000).map((each) => [each.id, each]))
const app = await buildApp({ db, jobs, config, catalogue: catalogueForTest, clock, processors })
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: config.panelPort })}\n`)

const paying = paymentContext({
  ...{ db, jobs, log: app.log, processors, catalogue: catalogueForTest, clock },
  config: { siteUrl: config.siteUrl, panelUrl: config.panelUrl },
})
const findPack = async () => {
  throw new Error('nobody chose a pack')
}
await jobs.work(paymentWorkers(paying, { catalogue: catalogueForTest, findPack }))

// What processors list and nobody has told us of, as every night.
lines.on('line', async () => {
  for (const processor of processors.values())
    for await (const move of processor.list(new Date(0), new Date(+clock() + 60_000)))
      await count(paying, processor, move)
  process.stdout.write('reconciled\n')
})
for (;;) {
  await passPayments(paying).catch((error: unknown) =>
    app.log.error({ err: error }, 'payments were not passed'),
  )
  await wait(300)
}
