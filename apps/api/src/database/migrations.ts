import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { z } from 'zod'
import type { Db } from './open.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** Applies the missing migrations. The connection must hold the lock for migrations. */
export async function applyMigrations(client: pg.Client): Promise<void> {
  await apply(drizzle(client), { migrationsFolder })
}

/**
 * Whether this database has every migration of this version of the code. Rejects if it does not
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
