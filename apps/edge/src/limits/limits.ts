import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import { isInner, isLoopback, networkOf } from './ip-network.ts'
import { Open } from './open-counts.ts'
import { type Known, Regulars } from './regulars.ts'
import { Buckets, type Rate } from './token-buckets.ts'

/** What is let in. Rates are of new connections, `open` of those at the same time. */
export type EdgeLimits = {
  address: Rate & { open: number }
  /** Many players of one provider of mobile phones come from one network, or even from one address. */
  network: Rate & { open: number }
  /**
   * All players of a server come back at once after its restart. Whoever has played there before has as much apart from all others, so that a
   * flood of strangers keeps no regular out.
   */
  server: Rate & { open: number }
  /** Who joins and stays so long has played: a server sends away whom it does not know before that. */
  playedMs: number
  /**
   * Of a server of this node, and of all servers of another node that come by its address. A proxy has more: one connection
   * for each player who is at it here, or, on another node, as many as its account's server here may have strangers.
   */
  near: Rate & { open: number }
  /** Players who wait for servers that start. */
  waiting: { address: number; server: number; all: number }
  all: {
    open: number
    /** Of these, for whoever has played on a server lately, and for other edges. */
    regulars: number
    /** Who has said no name yet. With more the one who has waited longest goes: a player says it within one way of the line. */
    unnamed: number
  }
  /**
   * The fewer places are free, the fewer one network, one server's strangers and one server that connects
   * may take: such a part of those that are free, and at least `min`.
   */
  shareOfFree: Record<'network' | 'server' | 'near', { divisor: number; min: number }>
  /** First packets of an address that were none, came late, or named nobody. */
  failures: Rate
  /** Answers to names that nobody has: beyond them the connection ends without a word. */
  unknownAnswers: Rate
  /** The first packet must be whole by then; and as long may it take to ask for what the edge answers by itself. */
  firstPacketMs: number
  /** So long it is tried to connect to a server that was just said to run, or to another edge. */
  connectMs: number
  /** So long after they have come players wait for a server that starts: their clients give up after 30 s. */
  waitMs: number
  /** Addresses, and networks, that are remembered at least. */
  remembered: number
}

export const edgeLimits: EdgeLimits = {
  address: { perSecond: 20, burst: 40, open: 100 },
  network: { perSecond: 60, burst: 150, open: 500 },
  server: { perSecond: 100, burst: 500, open: 2_000 },
  playedMs: 60_000,
  near: { perSecond: 100, burst: 500, open: 500 },
  waiting: { address: 10, server: 100, all: 1_000 },
  all: { open: 20_000, regulars: 2_000, unnamed: 4_000 },
  shareOfFree: {
    network: { divisor: 16, min: 4 },
    server: { divisor: 4, min: 20 },
    near: { divisor: 16, min: 20 },
  },
  failures: { perSecond: 0.2, burst: 20 },
  unknownAnswers: { perSecond: 20, burst: 40 },
  firstPacketMs: 5_000,
  connectMs: 4_000,
  waitMs: 25_000,
  remembered: 20_000,
}

/**
 * Who a connection comes from, once it was let in, and by what they are held: `near` is a server, `proxy` one of another
 * node that leads to a server here. `key`: as those two are counted.
 */
export type Client = {
  address: string
  network: string
  by: 'address' | 'near' | 'proxy' | 'nothing'
  key?: string
}

/** Where somebody stands who has entered a server, as it is counted. `playersOf`: the server of which they are a player, not a server. */
export type Place = { place: string; playersOf?: string }

/** What is known of somebody whose own address is not that of the connection, or may not be. */
export type Origin = {
  /** The node whose edge has signed who they are. */
  sender?: string
  /** The proxy that leads to the server here: of its account, and on the node from whose address they come. */
  proxy?: string
}

/** Who comes from an address, beside strangers. */
export type Neighbours = {
  isEdge(address: string): boolean
  /** The id of the server of this node that connects from an address. */
  serverAt(address: string): string | undefined
}

/** Holds the limits. A player whom another edge brings counts for their own address. */
export class Limits {
  private readonly limits: EdgeLimits
  private readonly elapsed: () => number
  private readonly neighbours: Neighbours
  private readonly rates: Record<'address' | 'network' | 'near' | 'server' | 'failures' | 'unknown', Buckets>
  private readonly open = {
    ...{ address: new Open(), network: new Open(), near: new Open() },
    ...{ server: new Open(), players: new Open(), waiting: new Open(), waitingFrom: new Open() },
  }
  private readonly regulars: Regulars
  private connections = 0

  constructor(limits: EdgeLimits, elapsed: () => number, neighbours: Neighbours) {
    this.limits = limits
    this.elapsed = elapsed
    this.neighbours = neighbours
    const { remembered } = limits
    this.regulars = new Regulars({ maxPerServer: 500, maxServers: 1_000 })
    this.rates = {
      address: new Buckets(limits.address, remembered),
      network: new Buckets(limits.network, remembered),
      near: new Buckets(limits.near, remembered),
      // There are no more of them than the edge has routes.
      server: new Buckets(limits.server, remembered),
      failures: new Buckets(limits.failures, remembered),
      unknown: new Buckets(limits.unknownAnswers, 1),
    }
  }

  /** Somebody has connected. From where an edge is anybody may come whom that brings: see `admitBrought`. */
  admit(address: string): Client | RefusalReason {
    if (this.free() <= 0) return 'edge_full'
    const { isEdge, serverAt } = this.neighbours
    const isFree = isLoopback(address) || isEdge(address)
    const isServer = serverAt(address) !== undefined
    const guest = this.count(guestFrom(address, isFree ? 'nothing' : isServer ? 'near' : 'address'))
    if (typeof guest !== 'string') this.connections += 1
    return guest
  }

  leave(guest: Client): void {
    this.connections -= 1
    this.uncount(guest)
  }

  /**
   * Another edge has signed who it brings, on a connection that counts already. An inner address is that of one of its servers,
   * and says nothing without the node. Who comes from where an edge is and is signed by nobody is a server there.
   */
  admitBrought(address: string, { sender, proxy }: Origin = {}): Client | RefusalReason {
    if (isLoopback(address)) return this.count(guestFrom(address, 'nothing'))
    if (proxy !== undefined) return this.count(guestFrom(address, 'proxy', proxy))
    if (isInner(address)) return this.count(guestFrom(`${address} of ${sender ?? ''}`, 'near'))
    return this.count(guestFrom(address, this.neighbours.isEdge(address) ? 'near' : 'address'))
  }

  leaveBrought(guest: Client): void {
    this.uncount(guest)
  }

  enter(server: string, guest: Client): Place | RefusalReason {
    const isRegular = this.regulars.has(server, homeOf(guest))
    const place = isRegular ? `${server} regulars` : server
    const most = isRegular ? this.limits.server.open : this.shareOf('server')
    if (this.open.server.of(place) >= most) return 'server_open'
    if (!this.rates.server.take(place, this.elapsed())) return 'server_rate'
    this.open.server.add(place)
    // A server that connects is no player: two that connect to each other would allow each other ever more.
    if (guest.by !== 'address') return { place }
    this.open.players.add(server)
    return { place, playersOf: server }
  }

  exit({ place, playersOf }: Place): void {
    this.open.server.remove(place)
    if (playersOf !== undefined) this.open.players.remove(playersOf)
  }

  /** A player who joined a server leaves it. */
  played(server: string, guest: Client, forMs: number): void {
    if (forMs >= this.limits.playedMs) this.regulars.add(server, homeOf(guest))
  }

  /** Whether one more may wait for a server that starts; whoever may leaves by `waited`. */
  mayWait(server: string, guest: Client): boolean {
    const { waiting, waitingFrom } = this.open
    const most = this.limits.waiting
    if (waiting.of(server) >= most.server || waiting.all >= most.all) return false
    if (waitingFrom.of(homeOf(guest)) >= most.address) return false
    waiting.add(server)
    waitingFrom.add(homeOf(guest))
    return true
  }

  waited(server: string, guest: Client): void {
    this.open.waiting.remove(server)
    this.open.waitingFrom.remove(homeOf(guest))
  }

  /** What is to outlive this edge. */
  known(): Known {
    return this.regulars.all()
  }

  remember(known: Known): void {
    for (const [server, addresses] of known)
      for (const address of addresses) this.regulars.add(server, address)
  }

  failed(guest: Client): void {
    if (guest.by === 'address') this.rates.failures.take(guest.address, this.elapsed())
  }

  answersUnknown(): boolean {
    return this.rates.unknown.take('', this.elapsed())
  }

  private free(): number {
    return this.limits.all.open - this.connections
  }

  private shareOf(kind: 'network' | 'server' | 'near'): number {
    const { divisor, min } = this.limits.shareOfFree[kind]
    return Math.min(this.limits[kind].open, Math.max(min, Math.floor(this.free() / divisor)))
  }

  private count(guest: Client): Client | RefusalReason {
    if (guest.by === 'nothing') return guest
    const isReserved = this.free() <= this.limits.all.regulars
    const mayUseReserve = () => this.regulars.hasAnywhere(homeOf(guest)) || this.hasPlayersLeft(guest)
    if (isReserved && !mayUseReserve()) return 'edge_full'
    return guest.by === 'address' ? this.countStranger(guest) : this.countServer(guest)
  }

  private countServer(guest: Client): Client | RefusalReason {
    const { open, rates } = this
    const key = keyOf(guest)
    // A proxy of another node shrinks as the strangers of the server that it leads to do.
    const share = guest.by === 'proxy' ? this.shareOf('server') : this.shareOf('near') + this.playersAt(guest)
    if (open.near.of(key) >= share) return 'address_open'
    if (!rates.near.take(key, this.elapsed())) return 'address_rate'
    open.near.add(key)
    return guest
  }

  /** How many players are at the server that connects: a proxy leads each of them to another server. */
  private playersAt({ address }: Client): number {
    const server = this.neighbours.serverAt(address)
    return server === undefined ? 0 : this.open.players.of(server)
  }

  /** These players were let in already: where the edge is full, their proxy may lead them on. */
  private hasPlayersLeft(guest: Client): boolean {
    return guest.by === 'near' && this.open.near.of(keyOf(guest)) < this.playersAt(guest)
  }

  private countStranger(guest: Client): Client | RefusalReason {
    const { address, network } = guest
    const now = this.elapsed()
    const { limits, open, rates } = this
    if (rates.failures.isEmpty(address, now)) return 'failures'
    if (open.address.of(address) >= limits.address.open) return 'address_open'
    if (open.network.of(network) >= this.shareOf('network')) return 'network_open'
    // Whom the first of the two refuses costs their neighbours nothing.
    if (!rates.address.take(address, now)) return 'address_rate'
    if (!rates.network.take(network, now)) return 'network_rate'
    open.address.add(address)
    open.network.add(network)
    return guest
  }

  private uncount(guest: Client): void {
    const { address, network, by } = guest
    if (by === 'near' || by === 'proxy') this.open.near.remove(keyOf(guest))
    if (by !== 'address') return
    this.open.address.remove(address)
    this.open.network.remove(network)
  }
}

const guestFrom = (address: string, by: Client['by'], key = address): Client => ({
  ...{ address, network: networkOf(address), by, key },
})

const keyOf = ({ address, key }: Client) => key ?? address

/** Whose address of IPv6 changes every day keeps the network. */
const homeOf = ({ address, network }: Client) => (address.includes(':') ? network : address)
