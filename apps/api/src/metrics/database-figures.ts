import { Gauge, type Registry } from 'prom-client'
import { type Db, within } from '../database/open.ts'

/** Something that the database knows and Prometheus is told: how many there are, by labels. */
export type Figure = {
  name: string
  help: string
  labels: readonly string[]
  /** Every combination of labels that there is, also where none is counted. */
  read(db: Db): Promise<({ count: number } & Record<string, string | number>)[]>
}

type Counts = Awaited<ReturnType<Figure['read']>>[]

/** Gauges of what the database knows, the same from every process, and of the pool that leads to it. */
export function databaseFigures(db: Db, figures: readonly Figure[], registry: Registry) {
  const registers = [registry]
  const up = new Gauge({
    name: 'zubr_database_up',
    help: 'Whether PostgreSQL answers this process.',
    registers,
  })
  const gauges = figures.map(
    ({ name, help, labels }) => new Gauge({ name, help, labelNames: labels, registers }),
  )
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

  return {
    read: (): Promise<Counts> => within(3_000, Promise.all(figures.map((figure) => figure.read(db)))),
    show(counts: Counts): void {
      up.set(1)
      for (const [at, gauge] of gauges.entries()) {
        gauge.reset()
        for (const { count, ...labels } of counts[at] ?? []) gauge.set(labels, count)
      }
    },
    /** Old figures would pass for new ones: they are absent. */
    showAway(): void {
      up.set(0)
      for (const gauge of gauges) gauge.reset()
    },
  }
}
