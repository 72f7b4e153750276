import { z } from 'zod'
import type { Figure } from '../metrics/metrics.ts'
import { queueNames } from './queues.ts'

/**
 * States in which a job does not stay, and `failed`, which an operator has to handle. Source:
 * pg-boss, `job_state`.
 */
const states = ['created', 'retry', 'active', 'failed'] as const

const Rows = z.array(z.object({ queue: z.string(), state: z.enum(states), count: z.number() }))

export const jobFigure: Figure = {
  name: 'zubr_jobs',
  help: 'Jobs that are not completed, by queue and state. At most 10 s old, like all that follow.',
  labels: ['queue', 'state'],
  async read(db) {
    const { rows } = await db.$client.query(
      `select queue, wanted.state, count(job.id)::int as count
        from unnest($1::text[]) queue cross join unnest($2::text[]) wanted (state)
        left join jobs.job on job.name = queue and job.state = wanted.state::jobs.job_state
        group by queue, wanted.state order by queue, wanted.state`,
      [queueNames, states],
    )
    return Rows.parse(rows)
  },
}
