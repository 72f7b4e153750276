import type { Catalogue } from '@zubr/domain/catalogue'
import type { Scope } from '@zubr/process/scope'
import pg from 'pg'
import { locks } from './database/locks.ts'
import { applyMigrations } from './database/migrations.ts'
import { type Db, type OpenDatabase, openDatabase } from './database/open.ts'
import { migrateJobs } from './jobs/jobs.ts'
import { ensureAdvertisedCodes } from './promo/store.ts'

/** Applies the migrations that this database lacks, the queues' too. Safe to call from several processes at once. */
export async function migrate(db: Db): Promise<void> {
  // Its own connection: a migration may take longer than a request is allowed to.
  const { connectionString } = db.$client.options
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    await applyMigrations(client)
    await migrateJobs({ executeSql: (text, values) => client.query(text, values as unknown[]) })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

/** Opens the database, patiently until `hurry`, and brings it and the advertised codes up to date. It is closed with the scope. */
export async function openMigrated(
  url: string,
  scope: Scope,
  { advertisedCodes }: Pick<Catalogue, 'advertisedCodes'>,
): Promise<OpenDatabase> {
  const database = await scope.own(Promise.resolve(openDatabase(url, { patient: true })), (opened) =>
    opened.close(),
  )
  await migrate(database.db)
  await ensureAdvertisedCodes(database.db, advertisedCodes)
  return database
}
