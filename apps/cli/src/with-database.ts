import { setTimeout as wait } from 'node:timers/promises'
import { type Db, openDatabase } from '@zubr/api/database/open'
import type { Config } from '@zubr/config'
import { DataDirHeld, dataDirPath, publishedDatabaseUrl, takeDataDir } from '@zubr/data-dir/data-dir'
import { startDatabase } from '@zubr/data-dir/database'
import { Scope } from '@zubr/process/scope'

/** Time to wait for a command that is starting or ending on the same data folder. */
const patienceMs = 15_000

/**
 * Runs `work` with the product's database: the configured one, that of a running `npm start` on the
 * data folder, or an embedded one started for this command.
 */
export async function withDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseBackupDir'>,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const scope = new Scope()
  const interrupt = () => void scope.end().finally(() => process.exit(130))
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    await work(await connect(config, scope))
  } finally {
    await scope.end()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseBackupDir'>,
  scope: Scope,
): Promise<Db> {
  const given = config.databaseUrl
  const running = given === undefined ? await runningDatabase(dataDirPath(config.dataDir), scope) : undefined
  if (running !== undefined) {
    const { db } = await scope.own(Promise.resolve(openDatabase(running, { patient: true })), (opened) =>
      opened.close(),
    )
    return db
  }
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const { db } = await startDatabase(
    { databaseUrl: given, dataDir: dataDirPath(config.dataDir), backupDir: config.databaseBackupDir },
    scope,
    log,
  )
  return db
}

/**
 * URL of the database that runs on this folder; undefined once the folder is locked by us and none
 * runs.
 */
async function runningDatabase(dir: string, scope: Scope): Promise<string | undefined> {
  for (const end = Date.now() + patienceMs; ; await wait(100)) {
    try {
      await scope.own(takeDataDir(dir, 'npm run zubr'), (held) => held.release())
      return undefined
    } catch (error) {
      if (!(error instanceof DataDirHeld)) throw error
      const url = await publishedDatabaseUrl(dir)
      if (url !== undefined) return url
      if (Date.now() > end) throw error
    }
  }
}
