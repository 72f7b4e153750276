import type { PoolClient } from 'pg'
import { locks } from '../database/locks.ts'
import type { Db } from '../database/open.ts'

const minutesKept = '48 hours'
const hoursKept = '90 days'
/** Later rows come from a clock that was ahead and has been corrected. A run takes less time. */
const ahead = '2 minutes'

/**
 * Inserts the silence of one hour ($1) until $2, in minutes observed completely, like the minute
 * before. Agents return within it: they pause for 30 s (60 s after a refusal), and an attempt takes
 * 5 s (packages/on-node/src/retry-delay.ts). Nodes without a report are not in service.
 */
const insertSilence = `
  insert into node_minutes (node_id, minute, state, reports)
  select nodes.id, heard.minute, 'down', 0
  from observed_minutes heard
    join observed_minutes before on before.minute = heard.minute - interval '1 minute' and before.slots = 63
    join nodes on nodes.created_at < heard.minute and nodes.reported_at is not null
  where heard.slots = 63 and heard.minute >= $1::timestamptz and heard.minute < $1::timestamptz + interval '1 hour'
    and heard.minute + interval '1 minute' <= $2::timestamptz
    and not exists (select from node_minutes said where said.minute = heard.minute and said.node_id = nodes.id)
    and (not exists (select from node_minutes first where first.node_id = nodes.id and first.reports > 0)
      or exists (select from node_minutes past where past.node_id = nodes.id and past.reports > 0 and past.minute < heard.minute)
      or exists (select from node_hours past where past.node_id = nodes.id
        and past.up_minutes + past.degraded_minutes > 0 and past.hour < heard.minute - interval '1 hour'))
  on conflict do nothing`

/**
 * Only sums of at least as many minutes replace stored ones. So a sum stays when its sources are
 * deleted, for age or by a clock that was ahead, and a second run changes nothing.
 */
const unlessSmaller = (table: string) => `
  do update set up_minutes = excluded.up_minutes, degraded_minutes = excluded.degraded_minutes,
    down_minutes = excluded.down_minutes, load_mean = excluded.load_mean, load_max = excluded.load_max
  where excluded.up_minutes + excluded.degraded_minutes + excluded.down_minutes
      >= ${table}.up_minutes + ${table}.degraded_minutes + ${table}.down_minutes
    and (excluded.up_minutes, excluded.degraded_minutes, excluded.down_minutes, excluded.load_mean, excluded.load_max)
      is distinct from (${table}.up_minutes, ${table}.degraded_minutes, ${table}.down_minutes, ${table}.load_mean,
        ${table}.load_max)`

const sumHour = `
  insert into node_hours (node_id, hour, up_minutes, degraded_minutes, down_minutes, load_mean, load_max)
  select node_id, $1::timestamptz, count(*) filter (where state = 'up'), count(*) filter (where state = 'degraded'),
    count(*) filter (where state = 'down'),
    round((avg(load_sum / reports) filter (where reports > 0))::numeric, 2), max(load_max)
  from node_minutes
  where minute >= $1::timestamptz and minute < $1::timestamptz + interval '1 hour' and minute <= $2::timestamptz
  group by node_id
  on conflict (node_id, hour) ${unlessSmaller('node_hours')}`

/** The day of an hour ($1), one node at a time, in the order of the index on hours. */
const sumDay = `
  insert into node_days (node_id, day, up_minutes, degraded_minutes, down_minutes, load_mean, load_max)
  select nodes.id, ($1::timestamptz at time zone 'UTC')::date, sums.*
  from nodes cross join lateral (
    select sum(up_minutes) as up, sum(degraded_minutes) as degraded, sum(down_minutes) as down,
      round((sum(load_mean * (up_minutes + degraded_minutes))
        / nullif(sum(up_minutes + degraded_minutes) filter (where load_mean is not null), 0))::numeric, 2),
      max(load_max)
    from node_hours
    where node_id = nodes.id and hour >= date_trunc('day', $1::timestamptz, 'UTC')
      and hour < date_trunc('day', $1::timestamptz, 'UTC') + interval '1 day' and hour <= $2::timestamptz
    having count(*) > 0
  ) sums
  on conflict (node_id, day) ${unlessSmaller('node_days')}`

/** Deletes sums one node at a time, in the order of the index. */
const forgetSums = (table: 'node_hours' | 'node_days', time: 'hour' | 'day', which: string) => `
  delete from ${table} using (
    select nodes.id, found.${time} from nodes cross join lateral (
      select ${time} from ${table} where node_id = nodes.id and ${which}
    ) found
  ) gone where ${table}.node_id = gone.id and ${table}.${time} = gone.${time}`

/** Rows that a clock that was ahead left behind. Later they would look like observations. */
const forgetFuture = [
  `delete from node_minutes where minute > $1::timestamptz + interval '${ahead}'`,
  `delete from observed_minutes where minute > $1::timestamptz + interval '${ahead}'`,
  forgetSums('node_hours', 'hour', `hour > $1::timestamptz + interval '${ahead}'`),
  forgetSums('node_days', 'day', `day > (($1::timestamptz + interval '${ahead}') at time zone 'UTC')::date`),
]

/**
 * Hours with data to sum, oldest first: from the hour before the newest sum, which may have
 * received reports since.
 */
const hoursDue = `
  with newest as (
    select max(sums.hour) as hour from nodes cross join lateral (
      select max(hour) as hour from node_hours where node_id = nodes.id and hour <= $1::timestamptz
    ) sums
  ), oldest as (
    select least((select min(minute) from node_minutes), (select min(minute) from observed_minutes)) as minute
  )
  select due.hour from newest, oldest, generate_series(
    date_trunc('hour', greatest(newest.hour - interval '1 hour', oldest.minute), 'UTC'), $1::timestamptz,
    interval '1 hour') due(hour)
  where exists (select from node_minutes where minute >= due.hour and minute < due.hour + interval '1 hour')
    or exists (select from observed_minutes where minute >= due.hour and minute < due.hour + interval '1 hour')
  order by due.hour`

/**
 * Deletes one hour of the oldest minutes at a time: after a long outage there are many, and
 * statements have to stay short.
 */
const forgetMinutes = `
  delete from node_minutes where minute < least($1::timestamptz - interval '${minutesKept}',
    (select min(minute) from node_minutes) + interval '1 hour')`
const forgetObserved = `
  delete from observed_minutes where minute < $1::timestamptz - interval '${minutesKept}'`
const forgetHours = forgetSums(
  'node_hours',
  'hour',
  `hour < $1::timestamptz - interval '${hoursKept}' order by hour limit 100`,
)

/**
 * Sums minutes to hours and hours to days, the current ones included, and deletes expired rows. It
 * catches up on missed runs as far as minutes are stored. `at` is the database's clock by default.
 * Safe to call anytime: concurrent calls skip.
 */
export async function rollUp(
  db: Db,
  { at, signal }: { at?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const { rows } = at
    ? { rows: [{ now: at }] }
    : await db.$client.query<{ now: Date }>('select clock_timestamp() as now')
  const now = rows[0]?.now
  const alone = (work: (client: PoolClient) => Promise<void>) => transactionAlone(db, work)
  let due: { hour: Date }[] = []
  const isOurs = await alone(async (client) => {
    for (const statement of forgetFuture) await client.query(statement, [now])
    due = (await client.query<{ hour: Date }>(hoursDue, [now])).rows
  })
  if (!isOurs) return
  // One transaction per hour: an interrupted run keeps its progress, and the next one continues.
  for (const { hour } of due) {
    if (signal?.aborted) return
    const done = await alone(async (client) => {
      for (const statement of [insertSilence, sumHour, sumDay]) await client.query(statement, [hour, now])
    })
    if (!done) return
  }
  await alone(async (client) => {
    await client.query(forgetObserved, [now])
    await client.query(forgetHours, [now])
  })
  for (let more = true; more && !signal?.aborted; )
    more = ((await db.$client.query(forgetMinutes, [now])).rowCount ?? 0) > 0
}

/**
 * Runs `work` in a transaction with the lock. Resolves to false, without running it, if another
 * process holds the lock.
 */
async function transactionAlone(db: Db, work: (client: PoolClient) => Promise<void>): Promise<boolean> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      locks.rollUp,
    ])
    if (rows[0]?.taken) await work(client)
    await client.query('commit')
    return rows[0]?.taken === true
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
