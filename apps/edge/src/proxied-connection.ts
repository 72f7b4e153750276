import type { LocalServer } from '@zubr/contracts/edge/local'
import { type ProxyEnd, proxyHeader } from '@zubr/on-node/proxy-header'
import { comes, type Decision, isAboutToAnswer, matterOf } from './decide.ts'
import type { EdgeContext } from './edge-context.ts'
import type { Client } from './limits/limits.ts'
import { passOnHeader } from './peers/forward-header.ts'
import { End, type Listener } from './sockets/pooled-socket.ts'
import { carry } from './sockets/tunnel.ts'
import { StatusResponder } from './status-responder.ts'
import { type FirstPacket, joins } from './wire/first-packet.ts'
import type { ServerAvailability } from './wire/server-availability.ts'

const againMs = 200
/** So long one address may keep a connection waiting. */
const attemptMs = 2_000
/** More than a client says before it is answered. */
const maxWaitingBytes = 8_192
/** So long it takes at most until the node has heard that it is to start a server. */
const heardMs = 5_000
const nothing = Buffer.alloc(0)

type To = Extract<Decision, { to: 'local' | 'edge' }>

type ProxyOptions = {
  house: EdgeContext
  player: End
  first: FirstPacket
  /** When they came, by the clock that never goes back. */
  since: number
  /** As limits know them. */
  guest: Client
  /** Whom the server is told that they are. */
  source: ProxyEnd
  /** They have left the server, having been there so long; only of players. */
  played(server: string, forMs: number): void
  /** Nothing is left of their connection. */
  onOver(): void
}

/** Somebody of whom it is known what they ask for: is brought there, waits for it, or is answered by the edge itself. */
export class ProxiedConnection implements Listener {
  private readonly of: ProxyOptions
  /** What they have said, the first packet before all. */
  private bytes: Buffer
  private timer: NodeJS.Timeout | undefined
  /** They wait for a server that starts. `over`: they wait no longer, and read why; `waited`: they have gone. */
  private waits: { over(): void; waited(): void } | undefined
  private hasWaited = false
  /** Since when they play on which server; nothing: they only asked for its entry, or are not there yet. */
  private plays: { server: string; since: number } | undefined

  /** `bytes`: what they have said until now. */
  constructor(of: ProxyOptions, bytes: Buffer, decision: Decision) {
    this.of = of
    this.bytes = bytes
    of.player.listener = this
    if (decision.to !== 'answer') this.connect(decision, of.house.clock.elapsed() + of.house.sizes.connectMs)
    else if (decision.server !== undefined && this.mayWait(decision.server, decision.matter))
      this.wait(decision.server)
    else this.answer(decision.server, decision.matter)
  }

  hear(bytes: Buffer): boolean {
    this.bytes = Buffer.concat([this.bytes, bytes])
    // Of those who wait it is read on, as nothing else tells that they have left.
    return this.waits !== undefined && this.bytes.length < maxWaitingBytes
  }

  ended(): void {
    this.of.player.socket.destroy()
  }

  closed(): void {
    clearTimeout(this.timer)
    this.waits?.waited()
    this.of.onOver()
  }

  /** They may have been there long enough to be known from now on. */
  notePlayed(): void {
    const { house, played } = this.of
    if (this.plays) played(this.plays.server, house.clock.elapsed() - this.plays.since)
  }

  /** Nothing is heard of this node's servers any more. */
  waitNoLonger(): void {
    this.waits?.over()
  }

  private answer(server: string | undefined, matter: ServerAvailability): void {
    const { house, player, first, onOver } = this.of
    const begun = this.bytes
    this.bytes = nothing
    player.listener = new StatusResponder({
      ...{ house, player, first, server, matter, onOver, mayAsk: !this.hasWaited },
      rest: begun.subarray(first.length),
      onStarts: (rest, starts) => {
        if (server === undefined || !this.mayWait(server, starts)) return false
        this.bytes = Buffer.concat([begun.subarray(0, first.length), rest])
        player.listener = this
        this.wait(server, heardMs)
        return true
      },
    })
    this.readOn()
  }

  /** Not before the read is over that has led here. */
  private readOn(): void {
    process.nextTick(() => this.of.player.socket.resume())
  }

  /** Whether they join a server that will be there before their client gives up, and not too many wait already. Ends with `waited`. */
  private mayWait(server: string, { is, seconds }: ServerAvailability): boolean {
    const { first, since, guest, house } = this.of
    const left = since + house.sizes.waitMs - house.clock.elapsed()
    const isSoon = is === 'starting' && typeof seconds === 'number' && seconds * 1_000 <= left
    return isSoon && joins(first) && house.hears() && house.limits.mayWait(server, guest)
  }

  /** Has a player wait for a server that starts, within `forMs` if not already, and come in once it is there. Who waits in vain reads why. */
  private wait(server: string, forMs = 0): void {
    const { since, guest, house } = this.of
    const { knowledge, clock, sizes } = house
    const to = { to: 'local', server } as const
    const starts = clock.elapsed() + forMs
    const until = since + sizes.waitMs
    const waited = () => {
      clearTimeout(this.timer)
      this.waits = undefined
      house.limits.waited(server, guest)
    }
    const over = () => {
      waited()
      this.connect(to, clock.elapsed() + (knowledge.local(server)?.at ? sizes.connectMs : 0))
    }
    const look = () => {
      const local = knowledge.local(server)
      const now = clock.elapsed()
      const goesOn = local && !local.at && now < until && (comes(local) || now < starts)
      if (goesOn) this.timer = setTimeout(look, againMs)
      else over()
    }
    this.hasWaited = true
    this.waits = { over, waited }
    this.readOn()
    look()
  }

  /** Connects, again and again while it is worth it; whom nobody takes reads why. */
  private connect(to: To, until: number, attempt = 0) {
    const { house, player } = this.of
    const { clock } = house
    const local = to.to === 'local' ? house.knowledge.local(to.server) : undefined
    const isWorthIt = () => clock.elapsed() + againMs < until
    const at = to.to === 'edge' ? this.edgeAt(to.edge, attempt) : local?.at
    if (!at) {
      if (local && isAboutToAnswer(local) && isWorthIt()) this.connectAgain(to, until, attempt)
      else this.answer(to.server, this.matterOf(local))
      return
    }
    const waitMs = Math.min(attemptMs, until - clock.elapsed())
    const give = setTimeout(() => server.socket.destroy(), Math.max(1, waitMs))
    const server = new End(at, {
      hear: () => false,
      ended: () => undefined,
      closed: () => {
        clearTimeout(give)
        if (player.socket.destroyed) return
        if (isWorthIt()) this.connectAgain(to, until, attempt + 1)
        else this.answer(to.server, to.to === 'edge' ? { is: 'node_away' } : { is: 'silent' })
      },
    })
    server.socket.once('connect', () => {
      clearTimeout(give)
      if (player.socket.destroyed) return void server.socket.destroy()
      const header = this.header(to, local?.proxyProtocol === true)
      server.socket.write(header ? Buffer.concat([header, this.bytes]) : this.bytes)
      this.bytes = nothing
      this.handOn(server, to)
    })
  }

  private connectAgain(to: To, until: number, attempt: number): void {
    this.timer = setTimeout(() => this.connect(to, until, attempt), againMs)
  }

  private edgeAt({ host, port }: { host: string; port: number }, attempt: number) {
    return { host: this.of.house.edges.at(host, attempt), port }
  }

  private matterOf(local: LocalServer | undefined): ServerAvailability {
    const { knowledge, clock } = this.of.house
    return local ? matterOf(local, knowledge.routeById(local.id), clock.now()) : { is: 'node_away' }
  }

  /** What the other side is told before anything else. */
  private header(to: To, isWanted: boolean): Buffer | undefined {
    if (to.to === 'local' && !isWanted) return undefined
    const { house, player, source } = this.of
    const { knowledge, clock } = house
    const { localAddress, localPort } = player.socket
    const destination = { host: localAddress ?? '127.0.0.1', port: localPort ?? 0 }
    if (to.to === 'local') return proxyHeader({ source, destination })
    const key = knowledge.sendKeyOf(to.edge.node) ?? ''
    const { node } = knowledge
    return passOnHeader({ player: source, destination, node, server: to.server, key, now: clock.now() })
  }

  private handOn(server: End, to: To) {
    const { house, player, first, onOver } = this.of
    const { tally, clock } = house
    const isPlayer = joins(first)
    if (isPlayer) this.plays = { server: to.server, since: clock.elapsed() }
    if (isPlayer) tally.players += 1
    if (isPlayer && to.to === 'local') tally.joined()
    carry(player, server, () => {
      if (isPlayer) tally.players -= 1
      this.notePlayed()
      onOver()
    })
    player.socket.resume()
  }
}
