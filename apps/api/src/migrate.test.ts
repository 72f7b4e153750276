import { readFile } from 'node:fs/promises'
import { emptyDatabaseForTest } from '@zubr/postgres/testing/database'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, onTestFinished, test } from 'vitest'
import { hasMigrations } from './database/migrations.ts'
import { openDatabase } from './database/open.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'

const folder = new URL('../migrations/', import.meta.url)
const readJson = async (path: string) => JSON.parse(await readFile(new URL(path, folder), 'utf8'))

test('migrations: processes that start together migrate once', async () => {
  const database = await emptyDatabaseForTest()
  const processes = Array.from({ length: 4 }, () => openDatabase(database.url))
  onTestFinished(async () => {
    for (const { close } of processes) await close()
    await database.drop()
  })
  const [first] = processes
  if (!first) throw new Error('unreachable')
  expect(await hasMigrations(first.db)).toBe(false)
  await Promise.all(processes.map(() => migrate(database.url)))
  expect(await hasMigrations(first.db)).toBe(true)
  const journal = await readJson('meta/_journal.json')
  const { rows } = await first.db.$client.query('select * from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(journal.entries.length)
  await migrate(database.url)
})

test('migrations: a failed migration rolls back and is named in the error', async () => {
  const database = await emptyDatabaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  await db.$client.query('create table nodes (id int)')
  await expect(migrate(database.url)).rejects.toMatchObject({ cause: { code: '42P07' } })
  expect(await hasMigrations(db)).toBe(false)
  await db.$client.query('drop table nodes')
  await migrate(database.url)
})

test('migrations: they are in order and lead to the schema in the code', async () => {
  const { entries } = await readJson('meta/_journal.json')
  const times: number[] = entries.map((entry: { when: number }) => entry.when)
  // drizzle applies only migrations newer than the last applied one: it would skip an older date
  // silently.
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const last = String(entries.at(-1).tag).slice(0, 4)
  const snapshot = await readJson(`meta/${last}_snapshot.json`)
  const now = generateDrizzleJson(schema, snapshot.id, undefined, 'snake_case')
  expect(
    await generateMigration(snapshot, now),
    'run `npx drizzle-kit generate --name <what_changes>` in apps/api',
  ).toEqual([])
})
