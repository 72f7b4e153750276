import { z } from 'zod'
import type { Figure } from '../metrics/metrics.ts'

const Rows = z.array(z.object({ source: z.string(), count: z.number() }))

/** A source that the operator disabled has no age. */
export const addonSourceFigure: Figure = {
  name: 'zubr_addon_source_age_seconds',
  help: 'Time since the last answer of each catalogue of plugins and mods, or since its first request.',
  labels: ['source'],
  async read(db) {
    const { rows } = await db.$client.query(
      `select source, extract(epoch from now() - coalesce(last_success_at, first_attempt_at))::float8 as count
        from addon_source_syncs where last_attempt_at > now() - interval '1 day' order by source`,
    )
    return Rows.parse(rows)
  },
}
