import type { Catalogue } from '@zubr/domain/catalogue'
import type { Scope } from '@zubr/process/scope'
import pg from 'pg'
import { applicationUrl } from './database/application-role.ts'
import { locks } from './database/locks.ts'
import { applyMigrations } from './database/migrations.ts'
import { type OpenDatabase, openDatabase, startPatienceMs } from './database/open.ts'
import { recordUsed, refuseEmptied, type UsedDatabase } from './database/used-databases.ts'
import { migrateJobs } from './jobs/jobs.ts'
import { ensureAdvertisedCodes } from './promo/store.ts'
import { ensureCpuCores } from './servers/lifecycle/change-plan.ts'

/**
 * Applies the missing migrations and those of pg-boss as the owner of the tables. Safe to call from
 * several processes at once. Resolves to the address that the application connects to. Throws if
 * the database was emptied, which `used` tells.
 */
export async function migrate(url: string, used?: UsedDatabase): Promise<string> {
  // A connection of its own: a migration may take longer than the statement timeout allows.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: startPatienceMs })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    if (used) await refuseEmptied(client, used)
    await applyMigrations(client)
    await migrateJobs({ executeSql: (text, values) => client.query(text, values as unknown[]) })
    return await applicationUrl(client, url)
  } finally {
    // The advisory lock ends with the connection.
    await client.end()
  }
}

/**
 * Migrates and opens the database, and inserts the advertised codes. Its connections have long
 * timeouts until `hurry()`. The scope closes it.
 */
export async function openMigrated(
  url: string,
  scope: Scope,
  { advertisedCodes, plans }: Pick<Catalogue, 'advertisedCodes' | 'plans'>,
  used?: UsedDatabase,
): Promise<OpenDatabase> {
  const opened = openDatabase(await migrate(url, used), { patient: true })
  const database = await scope.own(Promise.resolve(opened), (open) => open.close())
  await ensureAdvertisedCodes(database.db, advertisedCodes)
  await ensureCpuCores(database.db, plans)
  if (used) await recordUsed(used)
  return database
}
