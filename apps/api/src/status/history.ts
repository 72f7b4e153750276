import { historyDays, NodeHistory } from '@zubr/contracts/status'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { statsOf } from '../nodes/store.ts'
import { shownIncidents } from './incidents.ts'

const Row = z.object({
  name: z.string(),
  ...NodeHistory.shape.uptime.shape,
  /**
   * JSON text from the database: building ninety thousand small arrays would block the event loop.
   */
  days: z.string(),
})
const Times = z.object({ at: z.coerce.date(), today: z.iso.date() })

/**
 * The share of answered minutes in percent with two decimals, rounded down: 100 means no failure at
 * all.
 */
const share = (answered: string, silent: string) => `
  floor((${answered}) * 10000.0 / nullif((${answered}) + (${silent}), 0)) / 100`
const shareOfDays = (days: number) =>
  share(
    `sum(up_minutes + degraded_minutes) filter (where age < ${days})`,
    `sum(down_minutes) filter (where age < ${days})`,
  )

/**
 * 24 hours are exact to the minute: the sums of whole hours, plus the minutes of the first one. 7,
 * 30 and 90 days are UTC days including today, as in the bars beside them.
 */
const historyOfNodes = `
  with edge as (
    select now() - interval '24 hours' as since,
      date_trunc('hour', now() - interval '24 hours', 'UTC') + interval '1 hour' as whole,
      (now() at time zone 'UTC')::date as today
  ), first as (
    select node_id, count(*) filter (where state <> 'down') as answered, count(*) filter (where state = 'down') as silent
    from node_minutes, edge where minute >= since and minute < whole group by node_id
  )
  select nodes.name, days.*,
    (${share('coalesce(first.answered, 0) + coalesce(hours.answered, 0)', 'coalesce(first.silent, 0) + coalesce(hours.silent, 0)')})::float8 as day
  from nodes cross join edge
    left join first on first.node_id = nodes.id
    cross join lateral (
      select sum(up_minutes + degraded_minutes) as answered, sum(down_minutes) as silent
      from node_hours where node_id = nodes.id and hour >= edge.whole and hour <= now()
    ) hours
    cross join lateral (
      select (${shareOfDays(7)})::float8 as week, (${shareOfDays(30)})::float8 as month,
        (${shareOfDays(historyDays)})::float8 as quarter,
        string_agg('[' || coalesce(up_minutes, 0) || ',' || coalesce(degraded_minutes, 0) || ','
          || coalesce(down_minutes, 0) || ',' || coalesce(round(load_mean)::text, 'null') || ']', ',' order by age desc) as days
      from generate_series(0, ${historyDays - 1}) age
        left join node_days on node_id = nodes.id and day = edge.today - age
    ) days`

/** The contract's `Status` as JSON: everything on the status page. */
export async function statusOf(db: Db): Promise<string> {
  const [times, stats, { rows }, incidents] = await Promise.all([
    db.execute(sql`select now() as at, to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as today`),
    statsOf(db, { inService: true }),
    db.execute(sql.raw(historyOfNodes)),
    shownIncidents(db),
  ])
  const { at, today } = Times.parse(times.rows[0])
  const histories = new Map(
    z
      .array(Row)
      .parse(rows)
      .map(({ name, ...history }) => [name, history]),
  )
  const nodes = stats.flatMap((stat) => {
    const history = histories.get(stat.name)
    // The node was removed or renamed between the two queries.
    if (!history) return []
    const { days, ...uptime } = history
    return [`${JSON.stringify({ ...stat, uptime }).slice(0, -1)},"days":[${days}]}`]
  })
  return `{"at":"${at.toISOString()}","today":"${today}","nodes":[${nodes}],"incidents":${JSON.stringify(incidents)}}`
}
