import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { EdgeContext } from '../edge-context.ts'
import type { Client } from '../limits/limits.ts'
import type { TcpHandle } from '../sockets/node-internals.ts'
import { PooledSocket, type SocketListener } from '../sockets/pooled-socket.ts'
import { Tunnel } from '../sockets/tunnel.ts'
import { isJoin } from '../wire/first-packet.ts'
import { legacyQuietMs } from '../wire/legacy-ping.ts'
import type { ServerAvailability } from '../wire/server-availability.ts'
import { Admission } from './admission.ts'
import { type AnswerAction, AnswerExchange } from './answer-exchange.ts'
import { type BackendTarget, backendHeader } from './backend.ts'
import { BackendDialer, type ConnectedBackend } from './backend-dialer.ts'
import type { AnsweringState, ConnectionState } from './connection-state.ts'
import { HandshakeReader, type RoutedRequest } from './handshake-reader.ts'
import { availabilityAfterStart, StartWait, startsWithin } from './start-wait.ts'

/** More than a client sends before it is answered. */
const maxWaitingBytes = 8_192
/** From the API's answer until the agent reports that the server starts. */
const startReportMs = 5_000

export type ConnectionOptions = {
  handle: TcpHandle
  client: Client
  /** The server's own port, if the player connected there. */
  serverPort: number | undefined
  /** Called once all sockets of the connection are closed. */
  onClosed(): void
}

/** One player's connection, from its first byte to its last. */
export class Connection implements SocketListener {
  private readonly context: EdgeContext
  private readonly onClosed: () => void
  private readonly admission: Admission
  private readonly player: PooledSocket
  /** A server must have started by this time of the clock that never goes back. */
  private readonly waitsUntil: number
  private state: ConnectionState
  /** The timer of the state; a transition clears it. */
  private timer: NodeJS.Timeout | undefined
  private quietTimer: NodeJS.Timeout | undefined
  /** What the player sent, from the first packet on, and no backend has got yet. */
  private unsent: Buffer = Buffer.alloc(0)
  private hasWaited = false
  private playing: { server: string; since: number } | undefined

  constructor(context: EdgeContext, options: ConnectionOptions) {
    this.context = context
    this.onClosed = options.onClosed
    this.admission = new Admission(context.limits, options.client)
    const reader = new HandshakeReader(context, this.admission, {
      serverPort: options.serverPort,
      clientPort: () => this.player.socket.remotePort ?? 0,
    })
    this.state = { phase: 'handshake', reader }
    this.waitsUntil = context.clock.elapsed() + context.limitValues.waitMs
    this.player = PooledSocket.onHandle(options.handle, this)
  }

  /** Waits for the first packet. */
  open(): void {
    const { pending, tally, limitValues } = this.context
    pending.add(this)
    tally.pending += 1
    this.timer = setTimeout(() => this.refuse('late'), limitValues.firstPacketMs)
  }

  refuse(reason: RefusalReason, server: string | null = null): void {
    const { tally, limits } = this.context
    tally.countRefusal(reason, server)
    if (reason === 'late' || reason === 'malformed') limits.recordFailure(this.admission.client)
    this.transition({ phase: 'closing' })
    this.player.socket.resetAndDestroy()
  }

  destroy(): void {
    this.player.socket.destroy()
  }

  /** Called when the edge drains: it learns no more of servers that start. */
  stopWaiting(): void {
    if (this.state.phase === 'waiting') this.onWaitEnded(this.state.request, this.state.server)
  }

  /** Records the time on the server so far. A long one makes the player a regular. */
  recordPlayed(): void {
    const { limits, clock } = this.context
    if (this.playing)
      limits.recordPlayed(this.playing.server, this.admission.client, clock.elapsed() - this.playing.since)
  }

  onData(bytes: Buffer): boolean {
    const { state } = this
    switch (state.phase) {
      case 'proxying':
        return state.tunnel.forward(this.player, bytes)
      case 'handshake':
        state.reader.append(bytes)
        this.readHandshake()
        return this.state.phase === 'handshake'
      case 'waiting':
        // Reading goes on, as only a read shows that the player has left.
        this.unsent = Buffer.concat([this.unsent, bytes])
        return this.unsent.length < maxWaitingBytes
      case 'answering':
        this.perform(state, state.exchange.receive(bytes))
        return true
      case 'connecting':
        this.unsent = Buffer.concat([this.unsent, bytes])
        return false
      default:
        return false
    }
  }

  onEnd(): void {
    const { state } = this
    if (state.phase === 'proxying') state.tunnel.onEnd(this.player)
    else if (state.phase === 'answering') this.player.socket.end()
    // A client that ends before it is served wants nothing.
    else this.player.socket.destroy()
  }

  onClose(): void {
    if (this.state.phase === 'proxying') return void this.state.tunnel.onClose(this.player)
    this.transition({ phase: 'closed' })
    this.release()
  }

  private transition(next: ConnectionState): void {
    const { pending, tally } = this.context
    clearTimeout(this.timer)
    clearTimeout(this.quietTimer)
    if (this.state.phase === 'handshake' && pending.delete(this)) tally.pending -= 1
    if (this.state.phase === 'connecting') this.state.dialer.cancel()
    if (this.state.phase === 'waiting') this.state.wait.end()
    this.state = next
  }

  private release(): void {
    this.admission.release()
    this.onClosed()
  }

  private readHandshake(isQuiet = false): void {
    if (this.state.phase !== 'handshake') return
    const { reader } = this.state
    const result = reader.read(isQuiet)
    switch (result.outcome) {
      case 'more':
        clearTimeout(this.quietTimer)
        if (reader.mayBeLegacyPing)
          this.quietTimer = setTimeout(() => this.readHandshake(true), legacyQuietMs)
        return
      case 'refuse':
        return void this.refuse(result.reason, result.server)
      case 'drop':
        this.transition({ phase: 'closing' })
        return void this.player.socket.destroy()
      case 'routed':
        this.unsent = reader.bytes
        this.join(result)
    }
  }

  private join(request: RoutedRequest): void {
    const { decision } = request
    const { clock, limitValues } = this.context
    if (decision.to !== 'answer') this.connect(request, decision, clock.elapsed() + limitValues.connectMs)
    else if (!this.tryWaiting(request, decision.server, decision.availability))
      this.answer(request, decision.server, decision.availability)
  }

  private connect(request: RoutedRequest, target: BackendTarget, until: number): void {
    const dialer = new BackendDialer(this.context, target, until, {
      onConnected: (connected) => this.openTunnel(request, connected),
      onFailed: (reason) => this.answer(request, target.server, reason),
      isCancelled: () => this.player.socket.destroyed,
    })
    this.transition({ phase: 'connecting', dialer })
    dialer.dial()
  }

  private openTunnel(request: RoutedRequest, connected: ConnectedBackend): Tunnel {
    const { target, backend, usesProxyProtocol } = connected
    const { tally, clock } = this.context
    const { socket } = this.player
    const destination = () => ({ host: socket.localAddress ?? '127.0.0.1', port: socket.localPort ?? 0 })
    const addresses = { source: request.source, destination, usesProxyProtocol }
    const header = backendHeader(this.context, target, addresses)
    backend.socket.write(header ? Buffer.concat([header, this.unsent]) : this.unsent)
    this.unsent = Buffer.alloc(0)
    const isPlayer = isJoin(request.first)
    if (isPlayer) {
      this.playing = { server: target.server, since: clock.elapsed() }
      tally.players += 1
      if (target.to === 'local') tally.countJoin()
    }
    const tunnel = new Tunnel(this.player, backend, () => {
      if (isPlayer) tally.players -= 1
      this.recordPlayed()
      this.release()
    })
    this.transition({ phase: 'proxying', tunnel })
    this.player.socket.resume()
    return tunnel
  }

  /**
   * Lets a player wait for a server that starts soon. False: the player must be answered.
   * `startWithinMs`: the server need not be starting before that.
   */
  private tryWaiting(
    request: RoutedRequest,
    server: string | undefined,
    availability: ServerAvailability,
    startWithinMs = 0,
  ): boolean {
    const { limits, clock } = this.context
    const { client } = this.admission
    if (server === undefined || !startsWithin(availability, this.waitsUntil - clock.elapsed())) return false
    const canWait = isJoin(request.first) && this.context.isAccepting()
    if (!canWait || !limits.tryWaiting(server, client)) return false
    const wait = new StartWait(this.context, {
      server,
      client,
      startsBy: clock.elapsed() + startWithinMs,
      waitsUntil: this.waitsUntil,
      onEnded: () => this.onWaitEnded(request, server),
    })
    this.hasWaited = true
    this.transition({ phase: 'waiting', request, server, wait })
    this.resumeReading()
    wait.poll()
    return true
  }

  private onWaitEnded(request: RoutedRequest, server: string): void {
    const { clock, knowledge, limitValues } = this.context
    const connectMs = knowledge.local(server)?.target ? limitValues.connectMs : 0
    this.connect(request, { to: 'local', server }, clock.elapsed() + connectMs)
  }

  private answer(request: RoutedRequest, server: string | undefined, availability: ServerAvailability): void {
    const { first } = request
    const mayRequestStart = !this.hasWaited
    const exchange = new AnswerExchange(this.context, { first, server, availability, mayRequestStart })
    const answering = { phase: 'answering', request, exchange } as const
    this.transition(answering)
    this.startAnswerTimeout()
    const rest = this.unsent.subarray(first.length)
    this.unsent = this.unsent.subarray(0, first.length)
    this.perform(answering, exchange.begin(rest))
    this.resumeReading()
  }

  private perform(answering: AnsweringState, actions: readonly AnswerAction[]): void {
    const { socket } = this.player
    for (const action of actions)
      switch (action.do) {
        case 'write':
          socket.write(action.bytes)
          break
        case 'finish':
          this.startAnswerTimeout()
          socket.end(action.bytes)
          break
        case 'request_start':
          void this.requestStart(answering, action.server, action.player)
          break
        case 'close':
          socket.destroy()
          break
        case 'reset':
          socket.resetAndDestroy()
      }
  }

  private async requestStart(answering: AnsweringState, server: string, player: string): Promise<void> {
    clearTimeout(this.timer)
    const availability = await availabilityAfterStart(this.context, server, player)
    if (this.player.socket.destroyed) return
    const { request, exchange } = answering
    this.unsent = Buffer.concat([this.unsent, exchange.pending])
    if (!this.tryWaiting(request, server, availability, startReportMs))
      this.perform(answering, exchange.refuseStart(availability))
  }

  private startAnswerTimeout(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.player.socket.destroy(), this.context.limitValues.firstPacketMs)
  }

  /** After the read that is under way, whose result pauses the socket. */
  private resumeReading(): void {
    process.nextTick(() => this.player.socket.resume())
  }
}
