import pg from 'pg'
import { locks } from './database/locks.ts'
import { applyMigrations } from './database/migrations.ts'
import type { Db } from './database/open.ts'
import { migrateJobs } from './jobs/jobs.ts'

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
