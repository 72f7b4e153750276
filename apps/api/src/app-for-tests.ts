import { type Config, readConfig } from '@zubr/config'
import { type ServerLimits, serverLimits } from '@zubr/http/limits'
import { databaseForTest } from '@zubr/postgres/database-for-tests'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { DataHolder } from './accounts/accounts.ts'
import { quickPasswords } from './accounts/quick-passwords-for-tests.ts'
import { buildApp } from './app.ts'
import type { AddonCatalogue } from './catalogue/shape.ts'
import { catalogueForTest } from './catalogue-for-tests.ts'
import { type Db, openDatabase } from './database/open.ts'
import type { LookUp } from './edge/names/look-up.ts'
import { figures } from './figures.ts'
import { openJobs } from './jobs/jobs.ts'
import { type Metrics, makeMetrics } from './metrics/metrics.ts'
import type { Processors } from './payments/context.ts'

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

/**
 * The real app on a real port with a database of its own (or the given one), until the test ends. Its clock
 * stands still until `pass`.
 */
export async function appForTest(
  options: {
    databaseUrl?: string
    config?: Partial<Config>
    extend?: (app: FastifyInstance) => void
    clock?: () => Date
    dataHolders?: DataHolder[]
    addons?: AddonCatalogue
    lookUp?: LookUp
    processors?: Processors
    limits?: Partial<ServerLimits>
    /** Requests wait longer for a connection, as a start does: for many at once on a slow machine. */
    patient?: boolean
    /** Passwords cost what they cost in production. */
    realPasswords?: boolean
  } = {},
): Promise<TestApp> {
  const database = options.databaseUrl ? undefined : await databaseForTest()
  const databaseUrl = options.databaseUrl ?? database?.url ?? ''
  const opened = openDatabase(database?.applicationUrl ?? databaseUrl, { patient: options.patient ?? false })
  const owner = openDatabase(databaseUrl, { patient: options.patient ?? false })
  const jobs = openJobs(opened.db)
  const logged: string[] = []
  let time = 0
  const metrics = makeMetrics({
    db: opened.db,
    figures,
    now: () => time,
    onFailure: (error) => logged.push(`metrics: ${error}`),
  })
  const app = await buildApp({
    db: opened.db,
    jobs,
    config: { ...configForTest, ...options.config },
    catalogue: catalogueForTest,
    now: () => time,
    ...(options.clock && { clock: options.clock }),
    ...(options.dataHolders && { dataHolders: options.dataHolders }),
    addons: options.addons,
    lookUp: options.lookUp,
    processors: options.processors,
    logTo: { write: (line) => logged.push(line) },
    metrics,
    limits: { ...serverLimits, ...options.limits },
    ...(!options.realPasswords && { passwords: quickPasswords }),
  })
  options.extend?.(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await jobs.stop()
    await opened.close()
    await owner.close()
    await database?.drop()
  })
  return {
    app,
    db: owner.db,
    applicationDb: opened.db,
    url,
    databaseUrl,
    metrics,
    logged,
    pass: (ms) => {
      time += ms
    },
  }
}
