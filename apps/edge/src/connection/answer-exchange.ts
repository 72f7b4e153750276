import type { EdgeContext } from '../edge-context.ts'
import {
  disconnectAnswer,
  legacyAnswer,
  legacyDisconnectAnswer,
  pongAnswer,
  statusAnswer,
} from '../wire/answer-packets.ts'
import type { FirstPacket } from '../wire/first-packet.ts'
import { readLoginStart, readStatusPacket } from '../wire/login-and-status.ts'
import type { ServerAvailability } from '../wire/server-availability.ts'

/** More than a client sends before it has read its answer. */
const maxReceivedBytes = 4_096

/** What the connection does next; the exchange itself has no socket. */
export type AnswerAction =
  | { do: 'write'; bytes: Buffer }
  /** Writes the last answer and ends the connection. */
  | { do: 'finish'; bytes: Buffer }
  /** The client broke the protocol. */
  | { do: 'close' }
  | { do: 'reset' }
  | { do: 'request_start'; server: string; player: string }

type AnswerContext = Pick<EdgeContext, 'knowledge' | 'tally'>

export type AnswerOptions = {
  first: FirstPacket
  /** Undefined: the client asked for no server that exists. */
  server: string | undefined
  availability: ServerAvailability
  /** The API is asked to start a server at most once for a connection. */
  mayRequestStart: boolean
}

/**
 * The packets between a client and an edge that answers it: a server list entry, or a refusal to
 * join.
 */
export class AnswerExchange {
  readonly server: string | undefined
  private readonly context: AnswerContext
  private readonly first: FirstPacket
  private readonly availability: ServerAvailability
  private readonly mayRequestStart: boolean
  private unread: Buffer = Buffer.alloc(0)
  private receivedBytes = 0
  private isFinished = false
  private isStartRequested = false
  private hasSentStatus = false

  constructor(context: AnswerContext, options: AnswerOptions) {
    this.context = context
    this.first = options.first
    this.server = options.server
    this.availability = options.availability
    this.mayRequestStart = options.mayRequestStart
  }

  /** What the client sent and no action has answered yet. */
  get pending(): Buffer {
    return this.unread
  }

  /** `rest`: what came with the first packet. It does not count against the limit. */
  begin(rest: Buffer): AnswerAction[] {
    this.unread = rest
    return this.next()
  }

  receive(bytes: Buffer): AnswerAction[] {
    this.receivedBytes += bytes.length
    if (this.receivedBytes > maxReceivedBytes) return [{ do: 'reset' }]
    // The caller still reads: closing a socket with unread bytes can lose the answer on its way.
    if (this.isFinished) return []
    this.unread = Buffer.concat([this.unread, bytes])
    return this.next()
  }

  /** The last answer to a player whose server does not start. */
  refuseStart(availability: ServerAvailability): AnswerAction[] {
    return [this.disconnect(availability)]
  }

  private next(): AnswerAction[] {
    const { first } = this
    if (first.kind === 'legacy_ping') return [this.finish(legacyAnswer(first, this.content()))]
    if (first.kind === 'legacy_login') return this.logIn(first.player)
    if (first.intent === 'status') return this.readStatus(first.protocol)
    const packet = readLoginStart(this.unread)
    if (packet === 'more') return []
    return packet === 'malformed' ? [{ do: 'close' }] : this.logIn(packet.player)
  }

  private readStatus(protocol: number): AnswerAction[] {
    const actions: AnswerAction[] = []
    for (;;) {
      const packet = readStatusPacket(this.unread)
      if (packet === 'more') return actions
      if (packet === 'malformed') return [...actions, { do: 'close' }]
      this.unread = this.unread.subarray(packet.length)
      if (packet.kind === 'ping') return [...actions, this.finish(pongAnswer(packet.payload))]
      // A client asks for one entry.
      if (this.hasSentStatus) return [...actions, { do: 'close' }]
      this.hasSentStatus = true
      this.context.tally.countAnswer()
      const icon = this.server === undefined ? undefined : this.context.knowledge.icon(this.server)
      actions.push({ do: 'write', bytes: statusAnswer({ ...this.content(), protocol, icon }) })
    }
  }

  private logIn(player: string): AnswerAction[] {
    if (this.isStartRequested) return []
    const { server, first, availability } = this
    if (availability.status !== 'may_start' || server === undefined || !this.mayRequestStart)
      return [this.disconnect(availability)]
    const starters = this.context.knowledge.routeById(server)?.starters ?? []
    const isLogin = first.kind === 'legacy_login' || (first.kind === 'handshake' && first.intent === 'login')
    if (!isLogin || !starters.includes(player.toLowerCase()))
      return [this.disconnect({ ...availability, status: 'stopped' })]
    this.isStartRequested = true
    return [{ do: 'request_start', server, player }]
  }

  private disconnect(availability: ServerAvailability): AnswerAction {
    const answer = this.first.kind === 'legacy_login' ? legacyDisconnectAnswer : disconnectAnswer
    return this.finish(answer(this.content(availability)))
  }

  private finish(bytes: Buffer): AnswerAction {
    if (!this.hasSentStatus) this.context.tally.countAnswer()
    this.isFinished = true
    this.unread = Buffer.alloc(0)
    return { do: 'finish', bytes }
  }

  private content(availability = this.availability) {
    const { server, first } = this
    const { knowledge } = this.context
    const route = server === undefined ? undefined : knowledge.routeById(server)
    const local = server === undefined ? undefined : knowledge.local(server)
    return {
      availability,
      name: route?.names[0] ?? first.name ?? '',
      motd: local?.motd,
      language: route?.language ?? 'en',
      maxPlayers: local?.maxPlayers ?? null,
    }
  }
}
