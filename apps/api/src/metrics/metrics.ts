import { METHODS } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Db, ping, within } from '../database/open.ts'
import { cached } from '../http/cached.ts'

const relayResults = ['delivered', 'retried', 'parked'] as const

/** Metrics of this process for Prometheus. */
export type Metrics = ReturnType<typeof makeMetrics>

/** How long figures that cost a query are cached. */
const figuresKeptMs = 10_000

const known = new Set(METHODS)

/**
 * `figures` are read from the database. `now` is a monotonic clock in milliseconds. `onFailure`
 * gets the error if the metrics of the database could not be read.
 */
export function makeMetrics({
  db,
  figures,
  now = () => performance.now(),
  onFailure = () => undefined,
}: {
  db: Db
  figures: readonly Figure[]
  now?: () => number
  onFailure?: (error: unknown) => void
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  const { requests, seconds, relays } = processMetrics(registry)
  const gauges = databaseFigures(db, figures, registry)
  const cachedFigures = cached(() => gauges.read(), { maxAgeMs: figuresKeptMs, failureAgeMs: 1_000, now })
  const refresh = async () => {
    try {
      await ping(db)
      gauges.show(await cachedFigures.get())
    } catch (error) {
      onFailure(error)
      gauges.showAway()
    }
  }

  return {
    /**
     * Records an answered request. `route` is its pattern, undefined if no route matched: raw paths
     * would be unbounded.
     */
    answered(request: { method: string; route: string | undefined; status: number; ms: number }): void {
      const { method, route = 'none', status, ms } = request
      const labels = {
        method: known.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      }
      requests.inc(labels)
      seconds.observe(labels, ms / 1000)
    },
    /** Records the result of an attempt to relay a partner application. */
    relayed: (result: (typeof relayResults)[number]): void => relays.inc({ result }),
    /** All metrics in the Prometheus text format. Never rejects because the database is away. */
    async text(): Promise<string> {
      await refresh()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Counters of this process. */
function processMetrics(registry: Registry) {
  const requests = new Counter({
    name: 'zubr_http_requests_total',
    help: 'Requests answered by the API.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'zubr_http_request_duration_seconds',
    help: 'Time from the first byte of the headers to the last byte of the answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const relays = new Counter({
    name: 'zubr_relay_results_total',
    help: 'Attempts of this process to relay partner applications, by outcome.',
    labelNames: ['result'] as const,
    registers: [registry],
  })
  // Prometheus sees the first increase only if the counter exists from the start.
  for (const result of relayResults) relays.inc({ result }, 0)
  return { requests, seconds, relays }
}

/** A figure read from the database: counts by labels. */
export type Figure = {
  name: string
  help: string
  labels: readonly string[]
  /** Whether it is a counter over all time, which only grows. */
  grows?: true
  /** Every combination of labels, zeros included. */
  read(db: Db): Promise<({ count: number } & Record<string, string | number>)[]>
}

type Counts = Awaited<ReturnType<Figure['read']>>[]

/** Gauges of the database's figures, the same in every process, and of this process' pool. */
function databaseFigures(db: Db, figures: readonly Figure[], registry: Registry) {
  const registers = [registry]
  const up = new Gauge({
    name: 'zubr_database_up',
    help: 'Whether PostgreSQL answers this process.',
    registers,
  })
  const shown = figures.map(({ name, help, labels, grows }) => {
    const options = { name, help, labelNames: labels, registers }
    if (!grows) {
      const gauge = new Gauge(options)
      return { reset: () => gauge.reset(), set: gauge.set.bind(gauge) }
    }
    const counter = new Counter(options)
    return { reset: () => counter.reset(), set: counter.inc.bind(counter) }
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

  return {
    read: (): Promise<Counts> => within(3_000, Promise.all(figures.map((figure) => figure.read(db)))),
    show(counts: Counts): void {
      up.set(1)
      for (const [at, figure] of shown.entries()) {
        figure.reset()
        for (const { count, ...labels } of counts[at] ?? []) figure.set(labels, count)
      }
    },
    /** Stale values would look current, so they are removed. */
    showAway(): void {
      up.set(0)
      for (const figure of shown) figure.reset()
    },
  }
}
