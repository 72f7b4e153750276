import { z } from 'zod'
import type { Figure } from '../metrics/metrics.ts'

const Rows = z.array(z.object({ source: z.string(), count: z.number() }))

/** A source that the operator disabled has no age. */
export const coreSourceFigure: Figure = {
  name: 'zubr_core_source_age_seconds',
  help: 'Time since the last successful read of each source of cores, or since its first attempt.',
  labels: ['source'],
  async read(db) {
    const { rows } = await db.$client.query(
      `select source, extract(epoch from now() - coalesce(last_success_at, first_attempt_at))::float8 as count
        from core_source_syncs where last_attempt_at > now() - interval '1 day' order by source`,
    )
    return Rows.parse(rows)
  },
}
