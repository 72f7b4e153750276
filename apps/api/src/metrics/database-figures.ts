import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import { type Db, within } from '../database/open.ts'
import { relayStates } from '../database/schema.ts'
import { jobCounts } from '../jobs/counts.ts'
import { statsOf } from '../nodes/store.ts'

const nodeStates = ['up', 'degraded', 'down'] as const

/** What the whole service is like, the same from every process. */
export type Figures = {
  jobs: { queue: string; state: string; count: number }[]
  nodes: Record<(typeof nodeStates)[number], number>
  applications: Record<(typeof relayStates)[number], number>
}

const Applications = z.array(z.object({ relay: z.enum(relayStates), count: z.number() }))

/** Gauges of what the database knows, and of the pool that leads to it. */
export function databaseFigures(db: Db, registry: Registry) {
  const registers = [registry]
  const up = new Gauge({
    name: 'zubr_database_up',
    help: 'Whether PostgreSQL answers this process.',
    registers,
  })
  const jobs = new Gauge({
    name: 'zubr_jobs',
    help: 'Jobs that are not completed, by queue and state. At most 10 s old, like all that follow.',
    labelNames: ['queue', 'state'] as const,
    registers,
  })
  const nodes = new Gauge({
    name: 'zubr_nodes',
    help: 'Nodes by state: up, degraded (reports a problem), down (does not report).',
    labelNames: ['state'] as const,
    registers,
  })
  const applications = new Gauge({
    name: 'zubr_applications',
    help: 'Partner applications by the state of their relay.',
    labelNames: ['relay'] as const,
    registers,
  })
  new Gauge({
    name: 'zubr_database_pool_connections',
    help: "Connections of this process's pool: total, idle; waiting: requests that wait for one.",
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client
      this.set({ state: 'total' }, totalCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  const forget = () => {
    for (const gauge of [jobs, nodes, applications]) gauge.reset()
  }

  return {
    read: () => within(3_000, read(db)),
    show(figures: Figures): void {
      forget()
      up.set(1)
      for (const { queue, state, count } of figures.jobs) jobs.set({ queue, state }, count)
      for (const state of nodeStates) nodes.set({ state }, figures.nodes[state])
      for (const relay of relayStates) applications.set({ relay }, figures.applications[relay])
    },
    /** Old figures would pass for new ones: they are absent. */
    showAway(): void {
      forget()
      up.set(0)
    },
  }
}

async function read(db: Db): Promise<Figures> {
  const [jobs, stats, relays] = await Promise.all([
    jobCounts(db),
    statsOf(db),
    db.$client.query('select relay, count(*)::int from partner_applications group by relay'),
  ])
  const figures: Figures = {
    jobs,
    nodes: { up: 0, degraded: 0, down: 0 },
    applications: { waiting: 0, delivered: 0, parked: 0 },
  }
  for (const { problem } of stats)
    figures.nodes[problem === null ? 'up' : problem === 'no_report' ? 'down' : 'degraded']++
  for (const { relay, count } of Applications.parse(relays.rows)) figures.applications[relay] = count
  return figures
}
