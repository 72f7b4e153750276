import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import { maxProxyHeaderBytes, readProxyHeader } from '@zubr/on-node/proxy-header'
import { decide, type JoinTarget } from './decide.ts'
import type { EdgeContext } from './edge-context.ts'
import type { Client, Origin, Place } from './limits/limits.ts'
import { believePassedOn, type PassedOn } from './peers/forward-header.ts'
import { ProxiedConnection } from './proxied-connection.ts'
import { End, type Listener, type Taken } from './sockets/pooled-socket.ts'
import { type FirstPacket, maxFirstPacketBytes, readFirstPacket } from './wire/first-packet.ts'
import { legacyBegin, legacyQuietMs } from './wire/legacy-ping.ts'

const nothing = Buffer.alloc(0)

/** Somebody who has connected, until it is known where they belong. */
export class PendingConnection implements Listener {
  private readonly house: EdgeContext
  private readonly guest: Client
  private readonly onOver: () => void
  /** The server's own port at which they came. */
  private readonly ownPort: number | undefined
  private readonly player: End
  private readonly since: number
  private bytes: Buffer = nothing
  private timer: NodeJS.Timeout | undefined
  private quietTimer: NodeJS.Timeout | undefined
  private passedOn: PassedOn | undefined
  /** Who they are, where they come from another edge. */
  private brought: Client | undefined
  /** It is known what they ask for, or that it is nothing. */
  private isRead = false
  private entered: Place | undefined
  private leading: ProxiedConnection | undefined

  constructor(
    house: EdgeContext,
    of: { taken: Taken; guest: Client; ownPort: number | undefined; onOver: () => void },
  ) {
    this.house = house
    this.guest = of.guest
    this.ownPort = of.ownPort
    this.onOver = of.onOver
    this.since = house.clock.elapsed()
    house.unnamed.add(this)
    house.tally.unnamed += 1
    this.timer = setTimeout(() => this.refuse('late'), house.sizes.firstPacketMs)
    this.player = new End(of.taken, this)
  }

  hear(bytes: Buffer): boolean {
    this.bytes = Buffer.concat([this.bytes, bytes])
    this.read()
    return !this.isRead
  }

  /** Whoever ends before they have said a name wanted nothing. */
  ended(): void {
    this.player.socket.destroy()
  }

  closed(): void {
    this.named()
    this.left()
  }

  refuse(reason: RefusalReason, server: string | null = null): void {
    const { tally, limits } = this.house
    tally.refuse(reason, server)
    if (reason === 'late' || reason === 'malformed') limits.failed(this.brought ?? this.guest)
    this.isRead = true
    this.named()
    this.player.socket.resetAndDestroy()
  }

  /** The edge ends. */
  end(): void {
    this.player.socket.destroy()
  }

  /** Nothing is heard of this node's servers any more. */
  waitNoLonger(): void {
    this.leading?.waitNoLonger()
  }

  /** For whoever asks who is known now. */
  notePlayed(): void {
    this.leading?.notePlayed()
  }

  private read(isQuiet = false) {
    if (this.isRead) return
    if (!this.passedOn) {
      const header = readProxyHeader(this.bytes)
      if (header === 'more' && this.bytes.length > 0) return this.waitForMore()
      if (header === 'malformed') return this.refuse('malformed')
      if (typeof header === 'object') {
        if (!this.believe(header)) return
        this.bytes = this.bytes.subarray(header.length)
      }
    }
    const first = readFirstPacket(this.bytes, isQuiet)
    if (first === 'malformed') return this.refuse('malformed')
    if (first === 'more') return this.waitForMore()
    this.isRead = true
    this.named()
    this.lead(first)
  }

  private waitForMore() {
    if (this.bytes.length > maxFirstPacketBytes + maxProxyHeaderBytes) return this.refuse('malformed')
    clearTimeout(this.quietTimer)
    if (this.bytes[0] === legacyBegin) this.quietTimer = setTimeout(() => this.read(true), legacyQuietMs)
  }

  /** Lets in whom another edge brings; nobody else may say who they are. */
  private believe(header: Exclude<ReturnType<typeof readProxyHeader>, string>): boolean {
    const { knowledge, clock, nonces } = this.house
    const keysOf = (sender: string) => knowledge.acceptedKeysOf(sender)
    this.passedOn = believePassedOn(header, this.bytes, { keysOf, now: clock.now(), nonces })
    if (!this.passedOn) {
      this.refuse('malformed')
      return false
    }
    const { player, server, sender } = this.passedOn
    return this.isBrought(player.host, server, { sender })
  }

  private isBrought(address: string, server: string | null, origin: Origin): boolean {
    const brought = this.house.limits.admitBrought(address, origin)
    if (typeof brought === 'string') this.refuse(brought, server)
    else this.brought = brought
    return typeof brought !== 'string'
  }

  /** They wait for nothing any more that has a time. */
  private named(): void {
    clearTimeout(this.timer)
    clearTimeout(this.quietTimer)
    if (this.house.unnamed.delete(this)) this.house.tally.unnamed -= 1
  }

  private left(): void {
    if (this.entered !== undefined) this.house.limits.exit(this.entered)
    if (this.brought) this.house.limits.leaveBrought(this.brought)
    this.house.limits.leave(this.guest)
    this.onOver()
  }

  private asked(first: FirstPacket): JoinTarget {
    if (this.passedOn) return { by: 'edge', server: this.passedOn.server }
    return this.ownPort === undefined ? { by: 'name', name: first.name } : { by: 'port', port: this.ownPort }
  }

  /** A server of another node, which comes by that node's address. The node's proxies of the same account have a share of their own. */
  private isBroughtByServer(server: string | undefined): boolean {
    const { house, guest } = this
    const proxyNodes = (server !== undefined && house.knowledge.routeById(server)?.proxyNodes) || []
    const at = house.knowledge.edges().filter(({ host }) => house.edges.isOf(host, guest.address))
    const hasProxy = at.some(({ node }) => proxyNodes.includes(node))
    return this.isBrought(guest.address, null, hasProxy ? { proxy: `proxies of ${server}` } : {})
  }

  private lead(first: FirstPacket) {
    const { house, player, since, bytes, passedOn } = this
    const { knowledge, limits, clock, tally } = house
    const decision = decide(knowledge, this.asked(first), clock.now())
    const isAtEdge = this.guest.by === 'nothing' && house.edges.has(this.guest.address)
    if (isAtEdge && !passedOn && !this.isBroughtByServer(decision.server)) return
    const guest = this.brought ?? this.guest
    const isUnknown = decision.to === 'answer' && decision.server === undefined
    if (isUnknown) {
      tally.refuse('unknown_name')
      limits.failed(guest)
      if (!limits.answersUnknown()) return void player.socket.destroy()
    } else {
      const entered = limits.enter(decision.server as string, guest)
      if (typeof entered === 'string') return this.refuse(entered, decision.server)
      this.entered = entered
    }
    this.bytes = nothing
    this.leading = new ProxiedConnection(
      {
        ...{ house, player, first, since, guest },
        source: passedOn?.player ?? { host: this.guest.address, port: player.socket.remotePort ?? 0 },
        played: (server, forMs) => limits.played(server, guest, forMs),
        onOver: () => this.left(),
      },
      bytes,
      decision,
    )
  }
}
