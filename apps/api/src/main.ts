import { ConfigError, readConfig } from '@zubr/config'
import { buildApp } from './app.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { openJobs } from './jobs/jobs.ts'
import { ensureAdvertisedCodes } from './promo/store.ts'
import { apiWorkers } from './workers.ts'

/** The API alone, for a deployment past one machine; `npm start` runs it together with the rest. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL: expected an address; only `npm start` brings its own PostgreSQL')
  const database = openDatabase(config.databaseUrl)
  await migrate(database.db)
  await ensureAdvertisedCodes(database.db)
  const jobs = openJobs(database.db, (error) => app.log.error({ err: error }, 'a job failed'))
  const app = await buildApp({ db: database.db, jobs, config })
  app.addHook('onClose', async () => {
    await jobs.stop()
    await database.close()
  })
  const stop = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await app.listen({ host: config.host, port: config.panelPort })
  await jobs.work(apiWorkers({ db: database.db, jobs, config, log: app.log }))
}

main().catch((error: unknown) => {
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
