import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { z } from 'zod'
import { migrateJobs } from '../jobs/jobs.ts'
import { locks } from './locks.ts'
import type { Db } from './open.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** Applies the migrations that this database lacks. Safe to call from several processes at once. */
export async function migrate(db: Db): Promise<void> {
  // Its own connection: a migration may take longer than a request is allowed to.
  const { connectionString } = db.$client.options
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs({ executeSql: (text, values) => client.query(text, values as unknown[]) })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

/**
 * Whether this database has every migration that this version of the code brings. Rejects if it does not
 * answer.
 */
export async function hasMigrations(db: Db): Promise<boolean> {
  const newest = Math.max(...journal().entries.map((entry) => entry.when))
  const { rows } = await db.$client.query<{ applied: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as applied`,
  )
  if (!rows[0]?.applied) return false
  const found = await db.$client.query('select from drizzle.__drizzle_migrations where created_at >= $1', [
    newest,
  ])
  return (found.rowCount ?? 0) > 0
}

let read: z.infer<typeof Journal> | undefined
function journal() {
  read ??= Journal.parse(JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')))
  return read
}
