import './database/quick-imports.ts'
import { ConfigError, readConfig } from '@zubr/config'
import { catalogue } from '@zubr/content/catalogue'
import { Scope } from '@zubr/process/scope'

const scope = new Scope()
let stopping = false
const stop = () => {
  stopping = true
  void scope.end().then(() => process.exit(0))
}
process.once('SIGTERM', stop).once('SIGINT', stop)

/** The API alone, for a deployment on several machines; `npm start` runs all programs together. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL: expected an address; only `npm start` brings its own PostgreSQL')
  const { databaseUrl } = config
  // Everything else is imported later, so that a missing setting is reported quickly.
  const [{ onceAvailable }, { databaseName }, { openMigrated }, { startApi }] = await Promise.all([
    import('./database/once-available.ts'),
    import('./database/used-databases.ts'),
    import('./migrate.ts'),
    import('./start.ts'),
  ])
  const { db, hurry } = await onceAvailable(
    () =>
      openMigrated(databaseUrl, scope, catalogue, {
        dataDir: config.dataDir,
        name: databaseName(databaseUrl),
      }),
    () => process.stderr.write('The database is unavailable; the API starts as soon as it answers.\n'),
  )
  await startApi(scope, { db, config, catalogue })
  hurry()
}

main().catch((error: unknown) => {
  // An error during shutdown is no failure to start.
  if (stopping) return
  process.stderr.write(`The API could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
