import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import { mostProxyHeaderBytes, proxyHeader, readProxyHeader } from '@zubr/on-node/proxy-header'
import { Answering } from './answering.ts'
import { carry } from './carry/carried.ts'
import { End, type Listener, type Taken } from './carry/end.ts'
import { type Asked, type Decision, decide, matterOf } from './decide.ts'
import type { House } from './house.ts'
import type { Guest } from './limits/limits.ts'
import { believePassedOn, type PassedOn, passOnHeader } from './peers/passed-on.ts'
import { type FirstPacket, mostFirstPacketBytes, readFirstPacket } from './wire/first-packet.ts'
import { legacyBegin, legacyQuietMs } from './wire/legacy-ping.ts'
import type { Matter } from './wire/matter.ts'

const connectAgainMs = 200
const nothing = Buffer.alloc(0)

/** Somebody who has connected, until it is known where they belong. */
export class Visit implements Listener {
  private readonly house: House
  private readonly guest: Guest
  private readonly onOver: () => void
  /** The server's own port at which they came. */
  private readonly ownPort: number | undefined
  private readonly player: End
  private bytes: Buffer = nothing
  private timer: NodeJS.Timeout | undefined
  private quietTimer: NodeJS.Timeout | undefined
  private passedOn: PassedOn | undefined
  private brought: Guest | undefined
  /** What they wait for is under way; nothing more is read until then. */
  private isRead = false
  private entered: string | undefined

  constructor(
    house: House,
    of: { taken: Taken; guest: Guest; ownPort: number | undefined; onOver: () => void },
  ) {
    this.house = house
    this.guest = of.guest
    this.ownPort = of.ownPort
    this.onOver = of.onOver
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
    this.player.socket.resetAndDestroy()
  }

  /** The edge ends. */
  end(): void {
    this.player.socket.destroy()
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
    if (this.bytes.length > mostFirstPacketBytes + mostProxyHeaderBytes) return this.refuse('malformed')
    clearTimeout(this.quietTimer)
    if (this.bytes[0] === legacyBegin) this.quietTimer = setTimeout(() => this.read(true), legacyQuietMs)
  }

  /** Lets in whom another edge brings; nobody else may say who they are. */
  private believe(header: Exclude<ReturnType<typeof readProxyHeader>, string>): boolean {
    const { knowledge, limits, clock, nonces } = this.house
    const keys = knowledge.keys().believe
    this.passedOn = believePassedOn(header, this.bytes, { keys, now: clock.now(), nonces })
    if (!this.passedOn) {
      this.refuse('malformed')
      return false
    }
    const brought = limits.admitBrought(this.passedOn.player.host)
    if (typeof brought === 'string') {
      this.refuse(brought, this.passedOn.server)
      return false
    }
    this.brought = brought
    return true
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

  private asked(first: FirstPacket): Asked {
    if (this.passedOn) return { by: 'edge', server: this.passedOn.server }
    return this.ownPort === undefined ? { by: 'name', name: first.name } : { by: 'port', port: this.ownPort }
  }

  private lead(first: FirstPacket) {
    const { knowledge, limits, clock, tally, sizes } = this.house
    const decision = decide(knowledge, this.asked(first), clock.now())
    if (decision.to === 'nobody' || (decision.to === 'answer' && decision.server === undefined)) {
      tally.refuse('unknown_name')
      limits.failed(this.brought ?? this.guest)
      if (decision.to === 'answer' && limits.answersUnknown()) this.answer(first, undefined, decision.matter)
      else this.player.socket.destroy()
      return
    }
    const refused = limits.enter(decision.server as string)
    if (refused) return this.refuse(refused, decision.server)
    this.entered = decision.server
    if (decision.to === 'answer') this.answer(first, decision.server, decision.matter)
    else this.connect(first, decision, clock.elapsed() + sizes.connectMs)
  }

  private answer(first: FirstPacket, server: string | undefined, matter: Matter): void {
    const { player, house } = this
    const rest = this.bytes.subarray(first.length)
    this.bytes = nothing
    player.listener = new Answering({ house, player, first, rest, server, matter, onOver: () => this.left() })
    // Not before the read is over that has led here.
    process.nextTick(() => player.socket.resume())
  }

  /** Connects, again and again while it is worth it; whom nobody takes reads why. */
  private connect(first: FirstPacket, to: Extract<Decision, { to: 'local' | 'edge' }>, until: number) {
    const { knowledge, clock } = this.house
    const local = to.to === 'local' ? knowledge.local(to.server) : undefined
    if (to.to === 'local' && !local?.at)
      return this.answer(
        first,
        to.server,
        local ? matterOf(local, knowledge.routeById(to.server), clock.now()) : { is: 'node_away' },
      )
    const at = to.to === 'edge' ? to.edge : (local?.at as { host: string; port: number })
    const give = setTimeout(() => server.socket.destroy(), Math.max(1, until - clock.elapsed()))
    const server = new End(at, {
      hear: () => false,
      ended: () => undefined,
      closed: () => {
        clearTimeout(give)
        if (this.player.socket.destroyed) return
        if (clock.elapsed() + connectAgainMs >= until)
          return this.answer(first, to.server, to.to === 'edge' ? { is: 'node_away' } : { is: 'silent' })
        this.timer = setTimeout(() => this.connect(first, to, until), connectAgainMs)
      },
    })
    server.socket.once('connect', () => {
      clearTimeout(give)
      if (this.player.socket.destroyed) return void server.socket.destroy()
      const header = this.header(to, local?.proxyProtocol === true)
      server.socket.write(header ? Buffer.concat([header, this.bytes]) : this.bytes)
      this.bytes = nothing
      this.handOn(first, server, to.to === 'local')
    })
  }

  /** What the other side is told before anything else. */
  private header(to: { to: 'local' | 'edge'; server: string }, isWanted: boolean): Buffer | undefined {
    if (to.to === 'local' && !isWanted) return undefined
    const { knowledge, clock } = this.house
    const own = this.player.socket
    const destination = { host: own.localAddress ?? '127.0.0.1', port: own.localPort ?? 0 }
    const player = this.passedOn?.player ?? { host: this.guest.address, port: own.remotePort ?? 0 }
    if (to.to === 'local') return proxyHeader({ source: player, destination })
    const key = knowledge.keys().use ?? ''
    return passOnHeader({
      player,
      destination,
      node: knowledge.node,
      server: to.server,
      key,
      now: clock.now(),
    })
  }

  private handOn(first: FirstPacket, server: End, isHere: boolean) {
    const { tally } = this.house
    const isPlayer = first.is === 'handshake' && first.intent !== 'status'
    if (isPlayer) tally.players += 1
    if (isPlayer && isHere) tally.joined()
    carry(this.player, server, () => {
      if (isPlayer) tally.players -= 1
      this.left()
    })
    this.player.socket.resume()
  }
}
