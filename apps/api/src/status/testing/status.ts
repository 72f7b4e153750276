import { databaseForTest } from '@zubr/postgres/testing/database'
import { onTestFinished } from 'vitest'
import { type Db, openDatabase } from '../../database/open.ts'

/** Two connections to a new database, as of two processes, until the test ends. */
export async function databasesForTest(): Promise<[Db, Db]> {
  const database = await databaseForTest()
  const [first, second] = [openDatabase(database.url), openDatabase(database.url)]
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()])
    await database.drop()
  })
  return [first.db, second.db]
}

/** A node that exists since `since`, without an agent. Resolves to its id. */
export async function nodeSince(db: Db, name: string, since: string): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(
    'insert into nodes (name, token_hash, created_at, reported_at) values ($1::text, sha256($1::text::bytea), $2, $2) returning id',
    [name, since],
  )
  return rows[0]?.id ?? 0
}

/** Marks minutes as observed throughout. */
export async function listened(db: Db, from: string, minutes: number, slots = 63): Promise<void> {
  await db.$client.query(
    `insert into observed_minutes select $1::timestamptz + i * interval '1 minute', $3 from generate_series(0, $2::int - 1) i
      on conflict (minute) do update set slots = excluded.slots`,
    [from, minutes, slots],
  )
}

/** Stores a report in each of these minutes. */
export async function reported(
  db: Db,
  node: number,
  from: string,
  minutes: number,
  { state = 'up', load = 10 }: { state?: 'up' | 'degraded'; load?: number } = {},
): Promise<void> {
  await db.$client.query(
    `insert into node_minutes (node_id, minute, state, reports, load_sum, load_max)
      select $1, $2::timestamptz + i * interval '1 minute', $4, 6, $5::real * 6, $5::real from generate_series(0, $3::int - 1) i
      on conflict (minute, node_id) do update set state = excluded.state`,
    [node, from, minutes, state, load],
  )
}

type Sums = {
  at: string
  up: number
  degraded: number
  down: number
  mean: number | null
  max: number | null
}

const sums = `up_minutes as up, degraded_minutes as degraded, down_minutes as down, load_mean as mean, load_max as max`

export async function hoursOf(db: Db, node: number): Promise<Sums[]> {
  const { rows } = await db.$client.query<Sums>(
    `select to_char(hour at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, ${sums} from node_hours where node_id = $1 order by hour`,
    [node],
  )
  return rows
}

export async function daysOf(db: Db, node: number): Promise<Sums[]> {
  const { rows } = await db.$client.query<Sums>(
    `select to_char(day, 'YYYY-MM-DD') as at, ${sums} from node_days where node_id = $1 order by day`,
    [node],
  )
  return rows
}

/** All rows of the history, in a fixed order. */
export async function everything(db: Db): Promise<unknown> {
  const tables = ['node_minutes', 'observed_minutes', 'node_hours', 'node_days']
  const found = tables.map((table) => db.$client.query(`select * from ${table} order by 1, 2`))
  return (await Promise.all(found)).map(({ rows }) => rows)
}

/** State and number of reports of each minute of a node. */
export async function minutesOf(db: Db, node: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ line: string }>(
    `select to_char(minute at time zone 'UTC', 'HH24:MI ') || state as line from node_minutes where node_id = $1 order by minute`,
    [node],
  )
  return rows.map(({ line }) => line)
}
