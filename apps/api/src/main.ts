import { ConfigError, readConfig } from '@zubr/config'
import { watchDatabase } from './alerts/database-watch.ts'
import { buildApp } from './app.ts'
import { rootOf } from './database/failure.ts'
import { openDatabase } from './database/open.ts'
import { figures } from './figures.ts'
import { openJobs } from './jobs/jobs.ts'
import { listenForMetrics } from './metrics/listen.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { migrate } from './migrate.ts'
import { ensureAdvertisedCodes } from './promo/store.ts'
import { observe } from './status/observe.ts'
import { apiWorkers } from './workers.ts'

/** The API alone, for a deployment past one machine; `npm start` runs it together with the rest. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL: expected an address; only `npm start` brings its own PostgreSQL')
  const database = openDatabase(config.databaseUrl, { patient: true })
  await migrate(database.db)
  await ensureAdvertisedCodes(database.db)
  const jobs = openJobs(database.db, (error) => app.log.error({ err: error }, 'a job failed'))
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : makeMetrics({
          db: database.db,
          figures,
          onFailure: (error) => app.log.debug({ err: rootOf(error) }, 'figures of the database are absent'),
        })
  const app = await buildApp({ db: database.db, jobs, config, metrics })
  const watch = watchDatabase({ db: database.db, jobs, config, log: app.log })
  app.addHook('onClose', async () => {
    await Promise.all([watch.stop(), jobs.stop()])
    await database.close()
  })
  const stop = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await app
    .listen({ host: config.host, port: config.panelPort })
    .catch((error: unknown) => cannotListen('PANEL_PORT', error))
  if (metrics && config.metricsPort !== undefined) {
    const { host, metricsPort: port } = config
    const server = await listenForMetrics(metrics, { host, port }).catch((error: unknown) =>
      cannotListen('METRICS_PORT', error),
    )
    app.log[port === 0 ? 'warn' : 'info']({ port: server.port }, 'metrics are served')
  }
  observe(app.server, database.db)
  await jobs.work(apiWorkers({ db: database.db, jobs, config, log: app.log, metrics, watch }))
  database.hurry()
}

function cannotListen(variable: string, error: unknown): never {
  throw new Error(`${variable}: ${error instanceof Error ? error.message : error}`)
}

main().catch((error: unknown) => {
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
