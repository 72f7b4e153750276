import { setTimeout } from 'node:timers/promises'
import { type Config, readConfig } from '@zubr/config'
import { type ServerLimits, serverLimits } from '@zubr/http/limits'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { onTestFileFinished } from '@zubr/testing/file-end'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type { DataHolder } from '../accounts/data-holder.ts'
import { quickPasswords } from '../accounts/testing/quick-passwords.ts'
import { buildApp } from '../app.ts'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import { type Db, openDatabase } from '../database/open.ts'
import type { DomainLookup } from '../edge/names/domain-lookup.ts'
import { figures } from '../figures.ts'
import { openJobs } from '../jobs/jobs.ts'
import { type Metrics, makeMetrics } from '../metrics/metrics.ts'
import type { Processors } from '../payments/payment-context.ts'
import { catalogueForTest } from './catalogue.ts'
import { databaseReset } from './reset.ts'

export type TestApp = {
  app: FastifyInstance
  /** Connects as the owner; the app itself connects without the owner's rights. */
  db: Db
  /** The app's own connection pool. */
  applicationDb: Db
  /** The address on which the app listens. */
  url: string
  databaseUrl: string
  metrics: Metrics
  /** Every log line, in order. */
  logged: string[]
  /** Advances the app's monotonic clock, which its caches use. */
  pass(ms: number): void
}

export const authSecretForTest = 'the secret that sessions of tests are signed with'

export const configForTest: Config = readConfig({
  LOG_LEVEL: 'trace',
  AUTH_SECRET: authSecretForTest,
  CORE_SOURCES: 'off',
  CATALOGUE_SOURCES: 'off',
})

export type TestAppOptions = {
  /** An existing database instead of a new one. */
  databaseUrl?: string
  config?: Partial<Config>
  extend?: (app: FastifyInstance) => void
  /**
   * Where the app's clock starts and stands until a test moves it; the machine's clock by default.
   */
  startsAt?: Date
  dataHolders?: DataHolder[]
  /** How long an account's deletion can be undone; 0 by default. */
  deletionGraceMs?: number
  addons?: AddonCatalogue
  lookUp?: DomainLookup
  processors?: Processors
  limits?: Partial<ServerLimits>
  /** Requests wait as long for a connection as a start does: for many at once on a slow machine. */
  patient?: boolean
  /** Passwords are hashed at the cost of production. */
  realPasswords?: boolean
}

type BootedApp = TestApp & {
  /** The time of day of an app with `startsAt`. */
  time: { now: Date }
  /**
   * Resets the app and its database. Resolves to false if a request of an earlier test still runs.
   */
  reset(): Promise<boolean>
  close(): Promise<void>
}

/** Apps of the running test file, idle or in use, by the options that distinguish them. */
const shared = new Map<string, { key: string; app: BootedApp; isInUse: boolean }[]>()

/**
 * The real app on a real port with its own database, or the given one. Tests of a file reuse one
 * app, each with an empty database, unless an option is an object of one test.
 */
export async function appForTest(options: TestAppOptions = {}): Promise<TestApp & { time: { now: Date } }> {
  const { config, startsAt, ...own } = options
  if (Object.keys(own).length > 0) {
    const app = await bootApp(options)
    onTestFinished(app.close)
    return app
  }
  const file = expect.getState().testPath ?? ''
  const key = JSON.stringify({ config, startsAt })
  if (!shared.has(file)) {
    shared.set(file, [])
    onTestFileFinished(async () => {
      const apps = shared.get(file) ?? []
      shared.delete(file)
      await Promise.all(apps.map(({ app }) => app.close()))
    })
  }
  const apps = shared.get(file) ?? []
  for (const idle of apps.filter((each) => each.key === key && !each.isInUse)) {
    idle.isInUse = true
    // A renamed table cannot be reset: that database is not reused.
    if (await idle.app.reset().catch(() => false)) return lend(idle)
    apps.splice(apps.indexOf(idle), 1)
    await idle.app.close()
  }
  const booted = { key, app: await bootApp(options, { isShared: true }), isInUse: true }
  apps.push(booted)
  return lend(booted)
}

function lend(shared: { app: BootedApp; isInUse: boolean }): BootedApp {
  onTestFinished(() => {
    shared.isInUse = false
  })
  return shared.app
}

async function bootApp(options: TestAppOptions, { isShared = false } = {}): Promise<BootedApp> {
  const database = options.databaseUrl ? undefined : await databaseForTest()
  const databaseUrl = options.databaseUrl ?? database?.url ?? ''
  const opened = openDatabase(database?.applicationUrl ?? databaseUrl, { patient: options.patient ?? false })
  const owner = openDatabase(databaseUrl, { patient: options.patient ?? false })
  const resetDatabase = isShared ? await databaseReset(owner.db.$client) : undefined
  const jobs = openJobs(opened.db)
  const logged: string[] = []
  let monotonicMs = 0
  const time = { now: options.startsAt ?? new Date() }
  const metrics = makeMetrics({
    db: opened.db,
    figures,
    now: () => monotonicMs,
    onFailure: (error) => logged.push(`metrics: ${error}`),
  })
  const app = await buildApp({
    deletionGraceMs: options.deletionGraceMs ?? 0,
    db: opened.db,
    jobs,
    config: { ...configForTest, ...options.config },
    catalogue: catalogueForTest,
    now: () => monotonicMs,
    ...(options.startsAt && { clock: () => time.now }),
    ...(options.dataHolders && { dataHolders: options.dataHolders }),
    addons: options.addons,
    lookUp: options.lookUp,
    processors: options.processors,
    logTo: { write: (line) => logged.push(line) },
    metrics,
    limits: { ...serverLimits, ...options.limits },
    ...(!options.realPasswords && { passwords: quickPasswords }),
  })
  let openRequests = 0
  app.addHook('onRequest', async () => void openRequests++)
  app.addHook('onResponse', async () => void openRequests--)
  options.extend?.(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const isIdle = ({ totalCount, idleCount, waitingCount }: Db['$client']) =>
    totalCount === idleCount && waitingCount === 0
  return {
    app,
    db: owner.db,
    applicationDb: opened.db,
    url,
    databaseUrl,
    metrics,
    logged,
    time,
    pass: (ms) => {
      monotonicMs += ms
    },
    async reset() {
      for (let tries = 0; openRequests > 0 || !isIdle(opened.db.$client); tries++) {
        if (tries === 50) return false
        await setTimeout(10)
      }
      await resetDatabase?.()
      logged.length = 0
      time.now = options.startsAt ?? new Date()
      // Expires everything that the app caches.
      monotonicMs += 86_400_000
      return true
    },
    async close() {
      await app.close()
      await jobs.stop()
      await opened.close()
      await owner.close()
      await database?.drop()
    },
  }
}
