import type net from 'node:net'
import type { ApiAccess } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { type ClientsSnapshot, type Edge, type EdgeOptions, startEdge } from '../edge.ts'
import { type OpenKnowledge, openKnowledge } from '../knowledge/open-knowledge.ts'
import type { ReportCounts } from '../limits/tally.ts'
import { listenOnHandle } from '../sockets/node-internals.ts'
import { acceptBacklog } from '../sockets/port-listeners.ts'
import { addCounts, zeroCounts } from './report-counts.ts'
import { sendReports } from './send-reports.ts'
import { StartRequests } from './start-requests.ts'

export type EdgeServiceOptions = ApiAccess &
  Pick<EdgeOptions, 'host' | 'port' | 'limits'> & {
    /** Handles of the listening sockets of the process before this one, by port. */
    inheritedHandles?: ReadonlyMap<number, object>
    /** The folder for stored routes. */
    dataDir: string
    /** The folder in which the agent writes this node's servers. */
    serversFolder: string
    clock?: Clock
    random?: () => number
  }

/**
 * Starts an edge with its knowledge and its reports.
 * Rejects with the error of `listen` if its port is taken.
 */
export async function startEdgeService(options: EdgeServiceOptions): Promise<EdgeService> {
  const { clock = realClock, log, host, port, limits, inheritedHandles } = options
  const knowledge = await openKnowledge({ ...options, clock })
  const startRequests = new StartRequests({ ...options, clock })
  const edge = await startEdge({
    host,
    port,
    knowledge,
    log,
    clock,
    requestStart: (server, player) => startRequests.request(server, player),
    ...(limits && { limits }),
    ...(inheritedHandles && { inheritedListeners: listenOnHandles(inheritedHandles) }),
  }).catch(async (error: unknown) => {
    await knowledge.end()
    throw error
  })
  const service = new EdgeService(edge, knowledge)
  service.startReports({ ...options, clock })
  return service
}

/** A running edge, its knowledge and its reports to the API. */
export class EdgeService {
  private readonly edge: Edge
  private readonly knowledge: OpenKnowledge
  private readonly ended = new AbortController()
  private reporting: Promise<void> = Promise.resolve()
  /** Of the process before this one, which still carries its last players. */
  private predecessorCounts = zeroCounts

  /** Use `startEdgeService`. */
  constructor(edge: Edge, knowledge: OpenKnowledge) {
    this.edge = edge
    this.knowledge = knowledge
  }

  startReports(options: ApiAccess & { clock: Clock; random?: () => number }): void {
    const source = { port: this.edge.port, takeCounts: () => this.takeCounts() }
    this.reporting = sendReports(options, source, this.ended.signal)
  }

  get port(): number {
    return this.edge.port
  }

  connectionCount(): number {
    return this.edge.connectionCount()
  }

  /** The listening sockets by port, for the next process. */
  handOver(): Map<number, net.Server> {
    return this.edge.handOver()
  }

  /** Called if no other process took over. */
  resumePorts(): void {
    this.edge.resumePorts()
  }

  exportClients(): ClientsSnapshot {
    return this.edge.exportClients()
  }

  importClients(clients: ClientsSnapshot): void {
    this.edge.importClients(clients)
  }

  /** Returns what both processes counted since the last call. */
  takeCounts(): ReportCounts {
    const counts = addCounts(this.edge.takeCounts(), this.predecessorCounts)
    this.predecessorCounts = { ...zeroCounts, open: this.predecessorCounts.open }
    return counts
  }

  /** What the process before this one counted since its last message; undefined: it has ended. */
  addPredecessorCounts(counts: ReportCounts | undefined): void {
    const before = this.predecessorCounts
    this.predecessorCounts = counts
      ? { ...addCounts(before, counts), open: counts.open }
      : { ...before, open: zeroCounts.open }
  }

  /** Leaves new players to another process; resolves when the last connection has ended. */
  async drain(): Promise<void> {
    const drained = this.edge.drain()
    await this.endUpdates()
    await drained
  }

  /** Ends every connection. */
  async stop(): Promise<void> {
    await Promise.all([this.edge.stop(), this.endUpdates()])
  }

  private async endUpdates(): Promise<void> {
    this.ended.abort()
    await Promise.all([this.knowledge.end(), this.reporting])
  }
}

/** Called right before the edge accepts: a connection accepted earlier would reach nobody. */
function listenOnHandles(handles: ReadonlyMap<number, object>): Map<number, net.Server> {
  return new Map([...handles].map(([port, handle]) => [port, listenOnHandle(handle, acceptBacklog)]))
}
