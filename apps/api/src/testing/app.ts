import { setTimeout } from 'node:timers/promises'
import { type Config, readConfig } from '@zubr/config'
import { type ServerLimits, serverLimits } from '@zubr/http/limits'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { onTestFileFinished } from '@zubr/testing/file-end'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type { DataHolder } from '../accounts/accounts.ts'
import { quickPasswords } from '../accounts/testing/quick-passwords.ts'
import { buildApp } from '../app.ts'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import { type Db, openDatabase } from '../database/open.ts'
import type { DomainLookup } from '../edge/names/domain-lookup.ts'
import { figures } from '../figures.ts'
import { openJobs } from '../jobs/jobs.ts'
import { type Metrics, makeMetrics } from '../metrics/metrics.ts'
import type { Processors } from '../payments/context.ts'
import { catalogueForTest } from './catalogue.ts'
import { databaseReset } from './reset.ts'

export type TestApp = {
  app: FastifyInstance
  /** The owner's way to the database; the app itself has its own, without the owner's rights. */
  db: Db
  /** The app's own. */
  applicationDb: Db
  /** Where it listens. */
  url: string
  databaseUrl: string
  metrics: Metrics
  /** Everything the log said, line by line. */
  logged: string[]
  /** Moves the app's own clock, which its caches go by. */
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
  /** A database that is there, in place of one of the app's own. */
  databaseUrl?: string
  config?: Partial<Config>
  extend?: (app: FastifyInstance) => void
  /** The app's clock begins there and stands still until a test moves it; the machine's clock if not given. */
  startsAt?: Date
  dataHolders?: DataHolder[]
  /** A deletion of an account is undone no more after this long; at once if not given. */
  deletionGraceMs?: number
  addons?: AddonCatalogue
  lookUp?: DomainLookup
  processors?: Processors
  limits?: Partial<ServerLimits>
  /** Requests wait longer for a connection, as a start does: for many at once on a slow machine. */
  patient?: boolean
  /** Passwords cost what they cost in production. */
  realPasswords?: boolean
}

type BootedApp = TestApp & {
  /** The time of day of an app with `startsAt`. */
  time: { now: Date }
  /** Makes it and its database as new. False if a request of an earlier test is still on its way. */
  reset(): Promise<boolean>
  close(): Promise<void>
}

/** Apps of the test file that runs, idle or in use, by what makes two of them differ. */
const shared = new Map<string, { key: string; app: BootedApp; isInUse: boolean }[]>()

/**
 * The real app on a real port with a database of its own, or the given one. Tests of a file get the same app
 * one after the other, each with an empty database, unless an option is an object that only one test knows.
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
    // A test that renamed a table leaves a database that is of no more use.
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
      // Whatever the app remembers by its clock is old.
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
