import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { listening } from '@zubr/process/listening'
import type { Scope } from '@zubr/process/scope'
import type { FastifyInstance } from 'fastify'
import type { RenderAccountPage } from './accounts/login/form-pages.ts'
import { watchDatabase } from './alerts/database-watch.ts'
import { buildApp } from './app.ts'
import { rootOf } from './database/failure.ts'
import type { Db } from './database/open.ts'
import { figures } from './figures.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { listenForMetrics } from './metrics/listen.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { openProcessors, type TrialPlace } from './payments/processors.ts'
import { startScheduleClock } from './schedules/clock.ts'
import { missBackups } from './schedules/missed.ts'
import { takeBackups } from './schedules/steps.ts'
import { observe } from './status/observe.ts'
import { apiWorkers } from './workers.ts'

type ApiOptions = {
  /** Migrated. The caller closes it after everything that starts here. */
  db: Db
  config: Config
  /** What an operator configures in `content/`: plans, prices, texts. */
  catalogue: Catalogue
  /** The trial payment processor, if one runs. */
  trial?: TrialPlace | undefined
  /** The time of day that contracts follow. */
  clock?: () => Date
  /** Receives the log lines instead of standard output. */
  logTo?: { write(line: string): void }
  /** Renders account pages in the site's frame. */
  accountPage?: RenderAccountPage | undefined
  /** Adds routes to the API's port before it listens. */
  plugIn?: (app: FastifyInstance) => Promise<void>
  /** How long running requests may take after the shutdown began. */
  drainMs?: number
}

/**
 * Runs the whole API until the scope ends: requests, metrics, jobs and database monitoring.
 * Requests end before jobs, since they may still send some. Throws ListenError if a port is taken.
 */
export async function startApi(
  scope: Scope,
  {
    db,
    config,
    catalogue,
    trial,
    clock = () => new Date(),
    logTo,
    accountPage,
    plugIn,
    drainMs = 2_000,
  }: ApiOptions,
): Promise<{ app: FastifyInstance; jobs: Jobs }> {
  const { host, panelPort, metricsPort } = config
  const processors = openProcessors(config, catalogue.payments.receipt, trial)
  const jobs = openJobs(db, (error) => app.log.error({ err: error }, 'a job failed'))
  await scope.own(Promise.resolve(jobs), (running) => running.stop(), 1_500)
  const onFailure = (error: unknown) =>
    app.log.debug({ err: rootOf(error) }, 'the metrics of the database could not be read')
  const metrics = metricsPort === undefined ? undefined : makeMetrics({ db, figures, onFailure })
  const app = await scope.own(
    buildApp({
      ...{ db, jobs, config, catalogue, clock, processors, metrics, accountPage, drainMs },
      ...(logTo && { logTo }),
    }),
    (built) => built.close(),
    drainMs + 500,
  )
  await plugIn?.(app)
  await listening('PANEL_PORT', panelPort, app.listen({ host, port: panelPort }))
  if (metrics && metricsPort !== undefined) {
    const { port } = await scope.own(
      listening('METRICS_PORT', metricsPort, listenForMetrics(metrics, { host, port: metricsPort })),
      (server) => server.close(),
    )
    app.log[metricsPort === 0 ? 'warn' : 'info']({ port }, 'metrics are served')
  }
  const watch = await scope.own(
    Promise.resolve(watchDatabase({ db, jobs, config: { ...config, brand: catalogue.brand }, log: app.log })),
    (watching) => watching.stop(),
    500,
  )
  observe(app.server, db)
  await scope.own(
    Promise.resolve(
      startScheduleClock({
        ...{ db, log: app.log, clock },
        takeBackup: takeBackups({ config, catalogue }),
        missBackup: missBackups({ config, jobs }),
      }),
    ),
    (running) => running.stop(),
    1_500,
  )
  await jobs.work(
    apiWorkers({ db, jobs, config, catalogue, clock, processors, log: app.log, metrics, watch }),
  )
  return { app, jobs }
}
