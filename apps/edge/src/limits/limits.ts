import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { EdgeLimits } from './edge-limits.ts'
import { isInner, isLoopback, networkOf } from './ip-network.ts'
import { OpenCounts } from './open-counts.ts'
import { Regulars, type RegularsSnapshot } from './regulars.ts'
import { TokenBuckets } from './token-buckets.ts'

/** Where an admitted connection comes from. */
export type Client = {
  address: string
  network: string
  /**
   * `proxy`: a proxy on another node that forwards to a server here.
   * `exempt`: loopback, or another edge.
   */
  countedAs: 'address' | 'gameServer' | 'proxy' | 'exempt'
  /** The key by which a game server or a proxy is counted. */
  key: string
}

/** One connection in a server's count. */
export type ServerSlot = {
  key: string
  /** The server whose player this is; undefined if a server connects. */
  playersOf?: string
}

/** What is known of a client that another node's address brings. */
export type ForwardOrigin = {
  /** The node whose edge signed the client's address. */
  sender?: string
  /** The count of an account's proxies on the node that connects. */
  proxy?: string
}

/** Known addresses. All others are unknown clients. */
export type Neighbours = {
  isEdge(address: string): boolean
  /** The id of the server of this node that connects from an address. */
  serverAt(address: string): string | undefined
}

/** Applies the limits. A forwarded player counts for the player's own address. */
export class Limits {
  private readonly limits: EdgeLimits
  private readonly elapsed: () => number
  private readonly neighbours: Neighbours
  private readonly rates: Record<
    'address' | 'network' | 'gameServer' | 'server' | 'failures' | 'unknown',
    TokenBuckets
  >
  private readonly open = {
    address: new OpenCounts(),
    network: new OpenCounts(),
    gameServer: new OpenCounts(),
    server: new OpenCounts(),
    players: new OpenCounts(),
    waiting: new OpenCounts(),
    waitingFrom: new OpenCounts(),
  }
  private readonly regulars = new Regulars({ maxPerServer: 500, maxServers: 1_000 })
  private connections = 0

  /** `elapsed`: milliseconds that never go back. */
  constructor(limits: EdgeLimits, elapsed: () => number, neighbours: Neighbours) {
    this.limits = limits
    this.elapsed = elapsed
    this.neighbours = neighbours
    const { rememberedKeys } = limits
    this.rates = {
      address: new TokenBuckets(limits.address, rememberedKeys),
      network: new TokenBuckets(limits.network, rememberedKeys),
      gameServer: new TokenBuckets(limits.gameServer, rememberedKeys),
      // The edge's routes bound their number.
      server: new TokenBuckets(limits.server, rememberedKeys),
      failures: new TokenBuckets(limits.failures, rememberedKeys),
      unknown: new TokenBuckets(limits.unknownAnswers, 1),
    }
  }

  /**
   * Admits a new connection.
   * What comes from another edge's address is counted by `admitForwarded` later.
   */
  admit(address: string): Client | RefusalReason {
    if (this.free() <= 0) return 'edge_full'
    const { isEdge, serverAt } = this.neighbours
    const isExempt = isLoopback(address) || isEdge(address)
    const isServer = serverAt(address) !== undefined
    const client = this.count(clientFrom(address, isExempt ? 'exempt' : isServer ? 'gameServer' : 'address'))
    if (typeof client !== 'string') this.connections += 1
    return client
  }

  leave(client: Client): void {
    this.connections -= 1
    this.uncount(client)
  }

  /**
   * Admits a player who comes by another edge, on an admitted connection.
   * An inner address belongs to one of the sender's servers, and is unique only together with the
   * sender.
   * Without a signature a connection from an edge's address comes from a server there.
   */
  admitForwarded(address: string, { sender, proxy }: ForwardOrigin = {}): Client | RefusalReason {
    if (isLoopback(address)) return this.count(clientFrom(address, 'exempt'))
    if (proxy !== undefined) return this.count(clientFrom(address, 'proxy', proxy))
    if (isInner(address)) return this.count(clientFrom(`${address} of ${sender ?? ''}`, 'gameServer'))
    return this.count(clientFrom(address, this.neighbours.isEdge(address) ? 'gameServer' : 'address'))
  }

  leaveForwarded(client: Client): void {
    this.uncount(client)
  }

  enterServer(server: string, client: Client): ServerSlot | RefusalReason {
    const isRegular = this.regulars.has(server, homeOf(client))
    const key = isRegular ? `${server} regulars` : server
    const maxOpen = isRegular ? this.limits.server.open : this.shareOf('server')
    if (this.open.server.of(key) >= maxOpen) return 'server_open'
    if (!this.rates.server.take(key, this.elapsed())) return 'server_rate'
    this.open.server.add(key)
    // Servers are no players: two that connect to each other would raise each other's share
    // without end.
    if (client.countedAs !== 'address') return { key }
    this.open.players.add(server)
    return { key, playersOf: server }
  }

  leaveServer({ key, playersOf }: ServerSlot): void {
    this.open.server.remove(key)
    if (playersOf !== undefined) this.open.players.remove(playersOf)
  }

  /** Records that a player was on a server for `forMs`. */
  recordPlayed(server: string, client: Client, forMs: number): void {
    if (forMs >= this.limits.playedMs) this.regulars.add(server, homeOf(client))
  }

  /**
   * Counts a player who waits for a server to start; false: too many wait.
   * `endWaiting` uncounts.
   */
  tryWaiting(server: string, client: Client): boolean {
    const { waiting, waitingFrom } = this.open
    const max = this.limits.waiting
    if (waiting.of(server) >= max.server || waiting.total >= max.all) return false
    if (waitingFrom.of(homeOf(client)) >= max.address) return false
    waiting.add(server)
    waitingFrom.add(homeOf(client))
    return true
  }

  endWaiting(server: string, client: Client): void {
    this.open.waiting.remove(server)
    this.open.waitingFrom.remove(homeOf(client))
  }

  /** For the next edge process. */
  exportRegulars(): RegularsSnapshot {
    return this.regulars.snapshot()
  }

  importRegulars(snapshot: RegularsSnapshot): void {
    for (const [server, addresses] of snapshot)
      for (const address of addresses) this.regulars.add(server, address)
  }

  recordFailure(client: Client): void {
    if (client.countedAs === 'address') this.rates.failures.take(client.address, this.elapsed())
  }

  /** Whether one more unknown name may be answered. */
  takeUnknownAnswer(): boolean {
    return this.rates.unknown.take('', this.elapsed())
  }

  private free(): number {
    return this.limits.all.open - this.connections
  }

  private shareOf(kind: 'network' | 'server' | 'gameServer'): number {
    const { divisor, min } = this.limits.shareOfFree[kind]
    return Math.min(this.limits[kind].open, Math.max(min, Math.floor(this.free() / divisor)))
  }

  private count(client: Client): Client | RefusalReason {
    if (client.countedAs === 'exempt') return client
    const isReserved = this.free() <= this.limits.all.regulars
    const mayUseReserve = () => this.regulars.hasAnywhere(homeOf(client)) || this.hasPlayersLeft(client)
    if (isReserved && !mayUseReserve()) return 'edge_full'
    return client.countedAs === 'address' ? this.countUnknown(client) : this.countGameServer(client)
  }

  private countGameServer(client: Client): Client | RefusalReason {
    const { open, rates } = this
    const { key } = client
    // The share of a proxy on another node shrinks like that of unknown clients at its server.
    const share =
      client.countedAs === 'proxy'
        ? this.shareOf('server')
        : this.shareOf('gameServer') + this.playersAt(client)
    if (open.gameServer.of(key) >= share) return 'address_open'
    if (!rates.gameServer.take(key, this.elapsed())) return 'address_rate'
    open.gameServer.add(key)
    return client
  }

  /**
   * The number of players at the server that connects.
   * A proxy forwards each of them to another server.
   */
  private playersAt({ address }: Client): number {
    const server = this.neighbours.serverAt(address)
    return server === undefined ? 0 : this.open.players.of(server)
  }

  /** These players are admitted already, so a full edge lets their proxy forward them. */
  private hasPlayersLeft(client: Client): boolean {
    return client.countedAs === 'gameServer' && this.open.gameServer.of(client.key) < this.playersAt(client)
  }

  private countUnknown(client: Client): Client | RefusalReason {
    const { address, network } = client
    const now = this.elapsed()
    const { limits, open, rates } = this
    if (rates.failures.isEmpty(address, now)) return 'failures'
    if (open.address.of(address) >= limits.address.open) return 'address_open'
    if (open.network.of(network) >= this.shareOf('network')) return 'network_open'
    // An address refused by its own rate takes nothing from the rate of its network.
    if (!rates.address.take(address, now)) return 'address_rate'
    if (!rates.network.take(network, now)) return 'network_rate'
    open.address.add(address)
    open.network.add(network)
    return client
  }

  private uncount(client: Client): void {
    const { address, network, countedAs, key } = client
    if (countedAs === 'gameServer' || countedAs === 'proxy') this.open.gameServer.remove(key)
    if (countedAs !== 'address') return
    this.open.address.remove(address)
    this.open.network.remove(network)
  }
}

const clientFrom = (address: string, countedAs: Client['countedAs'], key = address): Client => ({
  address,
  network: networkOf(address),
  countedAs,
  key,
})

/** IPv6 addresses of a client change every day, its network stays. */
const homeOf = ({ address, network }: Client) => (address.includes(':') ? network : address)
