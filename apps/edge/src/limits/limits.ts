import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import { Buckets, type Rate } from './buckets.ts'
import { isOfThisMachine, networkOf } from './network.ts'

/** What is let in. Rates are of new connections, `open` of those at the same time. */
export type EdgeLimits = {
  address: Rate & { open: number }
  /** Many players of one provider of mobile phones come from one network, or even from one address. */
  network: Rate & { open: number }
  /** All players of a server come back at once after its restart. */
  server: Rate & { open: number }
  all: {
    open: number
    /** Who has said no name yet. With more the one who has waited longest goes: a player says it within one way of the line. */
    unnamed: number
  }
  /** First packets of an address that were none, came late, or named nobody. */
  failures: Rate
  /** Answers to names that nobody has: beyond them the connection ends without a word. */
  unknownAnswers: Rate
  /** The first packet must be whole by then; and as long may it take to ask for what the edge answers by itself. */
  firstPacketMs: number
  /** So long it is tried to connect to a server that was just said to run, or to another edge. */
  connectMs: number
  /** Addresses, and networks, that are remembered at least. */
  remembered: number
}

export const edgeLimits: EdgeLimits = {
  address: { perSecond: 20, burst: 40, open: 100 },
  network: { perSecond: 60, burst: 150, open: 500 },
  server: { perSecond: 100, burst: 500, open: 2_000 },
  all: { open: 20_000, unnamed: 4_000 },
  failures: { perSecond: 0.2, burst: 20 },
  unknownAnswers: { perSecond: 20, burst: 40 },
  firstPacketMs: 5_000,
  connectMs: 4_000,
  remembered: 20_000,
}

/** Who a connection comes from, once it was let in. */
export type Guest = { address: string; network: string; isExempt: boolean }

class Open {
  private readonly counts = new Map<string, number>()

  of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  add(key: string): void {
    this.counts.set(key, this.of(key) + 1)
  }

  /** Nothing is kept of who has left. */
  remove(key: string): void {
    const left = this.of(key) - 1
    if (left > 0) this.counts.set(key, left)
    else this.counts.delete(key)
  }
}

/** Holds the limits. Connections of other edges, and of this machine, count for no address: a player that they bring counts for their own. */
export class Limits {
  private readonly limits: EdgeLimits
  private readonly elapsed: () => number
  private readonly isEdge: (address: string) => boolean
  private readonly rates: Record<'address' | 'network' | 'server' | 'failures' | 'unknown', Buckets>
  private readonly open = { address: new Open(), network: new Open(), server: new Open() }
  private connections = 0

  constructor(limits: EdgeLimits, elapsed: () => number, isEdge: (address: string) => boolean) {
    this.limits = limits
    this.elapsed = elapsed
    this.isEdge = isEdge
    const { remembered } = limits
    this.rates = {
      address: new Buckets(limits.address, remembered),
      network: new Buckets(limits.network, remembered),
      // There are no more of them than the edge has routes.
      server: new Buckets(limits.server, remembered),
      failures: new Buckets(limits.failures, remembered),
      unknown: new Buckets(limits.unknownAnswers, 1),
    }
  }

  /** Somebody has connected. */
  admit(address: string): Guest | RefusalReason {
    if (this.connections >= this.limits.all.open) return 'edge_full'
    const guest = this.count(address, isOfThisMachine(address) || this.isEdge(address))
    if (typeof guest !== 'string') this.connections += 1
    return guest
  }

  leave(guest: Guest): void {
    this.connections -= 1
    this.uncount(guest)
  }

  /** Another edge has said who it brings, on a connection that counts already. */
  admitBrought(address: string): Guest | RefusalReason {
    return this.count(address, isOfThisMachine(address))
  }

  leaveBrought(guest: Guest): void {
    this.uncount(guest)
  }

  enter(server: string): RefusalReason | undefined {
    if (this.open.server.of(server) >= this.limits.server.open) return 'server_open'
    if (!this.rates.server.take(server, this.elapsed())) return 'server_rate'
    this.open.server.add(server)
    return undefined
  }

  exit(server: string): void {
    this.open.server.remove(server)
  }

  failed(guest: Guest): void {
    if (!guest.isExempt) this.rates.failures.take(guest.address, this.elapsed())
  }

  answersUnknown(): boolean {
    return this.rates.unknown.take('', this.elapsed())
  }

  private count(address: string, isExempt: boolean): Guest | RefusalReason {
    const network = networkOf(address)
    if (isExempt) return { address, network, isExempt }
    const now = this.elapsed()
    const { limits, open, rates } = this
    if (rates.failures.isEmpty(address, now)) return 'failures'
    if (open.address.of(address) >= limits.address.open) return 'address_open'
    if (open.network.of(network) >= limits.network.open) return 'network_open'
    // Whom the first of the two refuses costs their neighbours nothing.
    if (!rates.address.take(address, now)) return 'address_rate'
    if (!rates.network.take(network, now)) return 'network_rate'
    open.address.add(address)
    open.network.add(network)
    return { address, network, isExempt }
  }

  private uncount({ address, network, isExempt }: Guest): void {
    if (isExempt) return
    this.open.address.remove(address)
    this.open.network.remove(network)
  }
}
