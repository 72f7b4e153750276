import type net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { HostAddresses, plainAddress } from '@zubr/on-node/host-addresses'
import type { Log } from '@zubr/on-node/log'
import { Connection } from './connection/connection.ts'
import type { EdgeContext } from './edge-context.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { type EdgeLimits, edgeLimits } from './limits/edge-limits.ts'
import { Limits } from './limits/limits.ts'
import type { RegularsSnapshot } from './limits/regulars.ts'
import { type ReportCounts, Tally } from './limits/tally.ts'
import { nonceWindowMs } from './peers/forward-header.ts'
import { Nonces, type NoncesSnapshot } from './peers/nonces.ts'
import { peerAddress, type TcpHandle } from './sockets/node-internals.ts'
import { PortListeners } from './sockets/port-listeners.ts'

export type EdgeOptions = {
  host: string
  /** 0 chooses a free port. */
  port: number
  knowledge: Knowledge
  /** Asks for a start of a stopped server by a player on its list; true if it starts. */
  requestStart(server: string, player: string): Promise<boolean>
  limits?: Partial<EdgeLimits>
  log: Log
  clock?: Clock
  /** Open ports of the process before this one, the main port among them. */
  inheritedListeners?: Map<number, net.Server>
}

/**
 * The start waits for DNS so long, as connections from another edge's address must be known from
 * the first on.
 */
const maxFirstLookupMs = 500

/** What an edge has learned of clients. Sent to the next edge process, so its shape is fixed. */
export type ClientsSnapshot = { nonces: NoncesSnapshot; regulars: RegularsSnapshot }

/**
 * Opens the edge's port and the ports of this node's servers.
 * Rejects if the edge's port is taken.
 */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const edge = new Edge(options)
  await edge.start(options.port)
  return edge
}

/** Accepts players, and connects them to their servers or answers them. */
export class Edge {
  private readonly context: EdgeContext
  private readonly listeners: PortListeners
  private readonly connections = new Set<Connection>()
  private mainPort: number | undefined
  private onEmpty: (() => void) | undefined
  private isHandingOver = false
  private isClosed = false

  /** Use `startEdge`. */
  constructor({ knowledge, log, clock = realClock, ...options }: EdgeOptions) {
    const limitValues = { ...edgeLimits, ...options.limits }
    const edgeAddresses = new HostAddresses(() => knowledge.edges().map(({ host }) => host))
    this.context = {
      knowledge,
      limits: new Limits(limitValues, () => clock.elapsed(), {
        isEdge: (address) => edgeAddresses.has(address),
        serverAt: (address) => knowledge.serverAt(address),
      }),
      limitValues,
      tally: new Tally(log),
      clock,
      nonces: new Nonces(nonceWindowMs),
      edgeAddresses,
      isAccepting: () => !this.isClosed,
      requestStart: options.requestStart,
      pending: new Set(),
    }
    this.listeners = new PortListeners({
      host: options.host,
      log,
      accept: (handle, port) => this.accept(handle, port),
      inherited: options.inheritedListeners,
    })
  }

  async start(port: number): Promise<void> {
    const { knowledge, edgeAddresses } = this.context
    await Promise.race([edgeAddresses.look(), wait(maxFirstLookupMs, undefined, { ref: false })])
    this.mainPort = await this.listeners.openMain(port).catch((error: unknown) => {
      edgeAddresses.stop()
      throw error
    })
    await this.updatePorts()
    knowledge.onChange(() => this.onKnowledgeChange())
  }

  get port(): number {
    return this.mainPort ?? 0
  }

  /** Returns what was counted since the last call. */
  takeCounts(): ReportCounts {
    return this.context.tally.take()
  }

  /** The number of connections, answered ones among them. */
  connectionCount(): number {
    return this.connections.size
  }

  /**
   * Open ports for the next process.
   * They stay open here too, and no others open until `resumePorts`.
   */
  handOver(): Map<number, net.Server> {
    this.isHandingOver = true
    return this.listeners.all()
  }

  /** Called if no other process took over. */
  resumePorts(): void {
    this.isHandingOver = false
    void this.updatePorts()
  }

  exportClients(): ClientsSnapshot {
    for (const connection of this.connections) connection.recordPlayed()
    return { nonces: this.context.nonces.snapshot(), regulars: this.context.limits.exportRegulars() }
  }

  importClients({ nonces, regulars }: ClientsSnapshot): void {
    this.context.nonces.add(nonces, this.context.clock.now())
    this.context.limits.importRegulars(regulars)
  }

  /** Accepts no more connections, and resolves when the last one has ended. */
  async drain(): Promise<void> {
    this.close()
    for (const connection of this.connections) connection.stopWaiting()
    await this.empty()
    this.context.tally.stop()
  }

  /** Ends all connections. */
  async stop(): Promise<void> {
    this.close()
    this.context.tally.stop()
    const empty = this.empty()
    for (const connection of this.connections) connection.destroy()
    await empty
  }

  private accept(handle: TcpHandle, port: number): void {
    const { limits, limitValues, tally, pending } = this.context
    const address = peerAddress(handle)
    if (address === undefined) return void handle.close()
    const client = limits.admit(plainAddress(address))
    if (typeof client === 'string') {
      tally.countRefusal(client)
      return void handle.reset()
    }
    const isMainPort = this.mainPort === undefined || port === this.mainPort
    const connection = new Connection(this.context, {
      handle,
      client,
      serverPort: isMainPort ? undefined : port,
      onClosed: () => {
        this.connections.delete(connection)
        if (this.connections.size === 0) this.onEmpty?.()
      },
    })
    this.connections.add(connection)
    connection.open()
    if (pending.size > limitValues.all.pending) {
      const [oldest] = pending
      oldest?.refuse('edge_full')
    }
  }

  private async empty(): Promise<void> {
    if (this.connections.size > 0) await new Promise<void>((resolve) => (this.onEmpty = resolve))
  }

  private onKnowledgeChange(): void {
    if (this.isClosed) return
    void this.context.edgeAddresses.look(true)
    if (!this.isHandingOver) void this.updatePorts()
  }

  private updatePorts(): Promise<void> {
    return this.listeners.setPorts(this.context.knowledge.ports(), this.port)
  }

  private close(): void {
    this.isClosed = true
    this.listeners.close()
    this.context.edgeAddresses.stop()
  }
}
