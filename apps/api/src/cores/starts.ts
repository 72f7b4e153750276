import type { CoreId } from '@zubr/domain/cores/kinds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { coreStarts } from './cores-schema.ts'

/**
 * The newest starts of each core that count, the least for a measurement, and their age in days.
 */
const maxStarts = 200
const minStarts = 5
const retentionDays = 30

/** Stores how long a start took until players could join. */
export async function recordStart(tx: Tx, core: CoreId, durationMs: number): Promise<void> {
  await tx.insert(coreStarts).values({ core, durationMs })
}

/**
 * The 75th percentile of start times on this installation in seconds, for panel and site.
 * Unmeasured cores are missing.
 */
export async function readySecondsOf(db: Db): Promise<ReadonlyMap<CoreId, number>> {
  const { rows } = await db.execute(sql`
    select core, greatest(1, ceil(percentile_cont(0.75) within group (order by duration_ms) / 1000))::int as seconds
    from (
      select core, duration_ms, row_number() over (partition by core order by at desc, id desc) as nth
      from ${coreStarts} where at > now() - make_interval(days => ${retentionDays})
    ) as newest
    where nth <= ${maxStarts} group by core having count(*) >= ${minStarts}`)
  return new Map(
    // The column contains only core IDs.
    Rows.parse(rows).map(({ core, seconds }) => [core as CoreId, seconds]),
  )
}

const Rows = z.array(z.object({ core: z.string(), seconds: z.number() }))

/** Deletes the starts that no longer count. */
export async function deleteOldStarts(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${coreStarts} where at < now() - make_interval(days => ${retentionDays}) or id in (
      select id from (
        select id, row_number() over (partition by core order by at desc, id desc) as nth from ${coreStarts}
      ) as newest where nth > ${maxStarts})`)
}
