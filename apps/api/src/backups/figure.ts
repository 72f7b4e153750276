import { archivePhases } from '@zubr/contracts/backups/archive'
import { z } from 'zod'
import type { Figure } from '../metrics/metrics.ts'

const states = ['ready', 'failing', 'rehearsed', 'not_rehearsed'] as const
const Row = z.record(z.enum(states), z.number())

export const backupFigure: Figure = {
  name: 'zubr_backups',
  help:
    'Restorable backups, servers whose last backup failed, and nodes by the result of a trial restore ' +
    'in the last eight days.',
  labels: ['state'],
  async read(db) {
    const { rows } = await db.$client.query(
      `select
        (select count(*) from server_backups where state = 'ready')::int as ready,
        (select count(*) from backup_repositories where failing_since is not null)::int as failing,
        (select count(*) from backup_rehearsals where ended_at > now() - interval '8 days' and failure is null)::int as rehearsed,
        (select count(*) from nodes left join backup_rehearsals on node_id = nodes.id
          where not coalesce(ended_at > now() - interval '8 days' and failure is null, false))::int as not_rehearsed`,
    )
    const row = Row.parse(rows[0])
    return states.map((state) => ({ state, count: row[state] ?? 0 }))
  },
}

const Phases = z.array(z.object({ phase: z.string(), count: z.number() }))

export const archiveFigure: Figure = {
  name: 'zubr_archives',
  help: 'Archived free servers by phase; announced: the first notice was sent.',
  labels: ['phase'],
  async read(db) {
    const { rows } = await db.$client.query(
      `select coalesce(phase, 'announced') as phase, count(*)::int as count
        from server_archives join servers on servers.id = server_id where contract in ('active', 'archived') group by 1`,
    )
    const counts = new Map(Phases.parse(rows).map(({ phase, count }) => [phase, count]))
    return ['announced', ...archivePhases].map((phase) => ({ phase, count: counts.get(phase) ?? 0 }))
  },
}
