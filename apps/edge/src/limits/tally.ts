import type { EdgeReport, RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { Log } from '@zubr/on-node/log'

/** The part of a report that an edge counts. */
export type ReportCounts = Pick<EdgeReport, 'open' | 'joins' | 'statusResponses' | 'refusals'>
type RefusalCount = EdgeReport['refusals'][number]

/** A report holds 10,000 rows. Refusals for more servers are counted without a server. */
const maxServers = 900
const logEveryMs = 60_000

/** Counts what is reported, and logs refusals without addresses. */
export class Tally {
  /** Players connected to a server. */
  players = 0
  /** Connections whose first packet is not read yet. */
  pending = 0
  private joins = 0
  private answered = 0
  private refused = new Map<string, RefusalCount>()
  private servers = new Set<string>()
  private unlogged = new Map<RefusalReason, number>()
  private logTimer: NodeJS.Timeout | undefined
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  countJoin(): void {
    this.joins += 1
  }

  /** Counts a connection that the edge itself answered. */
  countAnswer(): void {
    this.answered += 1
  }

  countRefusal(reason: RefusalReason, requestedServer: string | null = null): void {
    const isCounted =
      requestedServer !== null && (this.servers.has(requestedServer) || this.servers.size < maxServers)
    const server = isCounted ? requestedServer : null
    if (server !== null) this.servers.add(server)
    const key = `${server}${reason}`
    const known = this.refused.get(key)
    if (known) known.count += 1
    else this.refused.set(key, { server, reason, count: 1 })
    this.unlogged.set(reason, (this.unlogged.get(reason) ?? 0) + 1)
    this.logTimer ??= setTimeout(() => this.writeLog(), logEveryMs).unref()
  }

  /** Returns what was counted since the last call. */
  take(): ReportCounts {
    const counts = {
      open: { players: this.players, pending: this.pending },
      joins: this.joins,
      statusResponses: this.answered,
      refusals: [...this.refused.values()],
    }
    this.joins = 0
    this.answered = 0
    this.refused = new Map()
    this.servers = new Set()
    return counts
  }

  stop(): void {
    clearTimeout(this.logTimer)
  }

  private writeLog(): void {
    this.logTimer = undefined
    const counts = [...this.unlogged].map(([reason, count]) => `${reason} ${count}`)
    this.unlogged.clear()
    this.log.warn(`refused connections within a minute: ${counts.join(', ')}`)
  }
}
