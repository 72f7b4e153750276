import type { CoreId } from '@zubr/domain/cores/kinds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { coreStarts } from './tables.ts'

/** Of each core so many of its newest starts count, for so many days; fewer than the least are no measurement. */
const most = 200
const least = 5
const keptDays = 30

/** Keeps how long a start took until players could join. */
export async function noteStart(tx: Tx, core: CoreId, durationMs: number): Promise<void> {
  await tx.insert(coreStarts).values({ core, durationMs })
}

/**
 * Within how many seconds three of four starts of each core were over on this installation. What panel and site show comes from here;
 * a core that is missing has not been measured yet.
 */
export async function readySecondsOf(db: Db): Promise<ReadonlyMap<CoreId, number>> {
  const { rows } = await db.execute(sql`
    select core, greatest(1, ceil(percentile_cont(0.75) within group (order by duration_ms) / 1000))::int as seconds
    from (
      select core, duration_ms, row_number() over (partition by core order by at desc, id desc) as nth
      from ${coreStarts} where at > now() - make_interval(days => ${keptDays})
    ) as newest
    where nth <= ${most} group by core having count(*) >= ${least}`)
  return new Map(
    Rows.parse(rows).map(({ core, seconds }) => [core as CoreId, seconds]), // the column holds nothing else
  )
}

const Rows = z.array(z.object({ core: z.string(), seconds: z.number() }))

/** Those that count no more. */
export async function forgetStarts(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${coreStarts} where at < now() - make_interval(days => ${keptDays}) or id in (
      select id from (
        select id, row_number() over (partition by core order by at desc, id desc) as nth from ${coreStarts}
      ) as newest where nth > ${most})`)
}
