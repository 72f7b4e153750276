import type { ConsoleAccess, ConsoleIn, ConsoleOut } from '@zubr/contracts/console'
import { consoleHeartbeatMs } from '@zubr/contracts/console-constants'
import { type ConsoleSocket, fakeBackend } from '../api/fake-backend.ts'
import { ApiFailure } from '../api/request.ts'
import type { ConsoleBuffer } from './console-buffer.ts'
import type { LinkStatus } from './console-state.ts'
import { type Found, Searches } from './searches.ts'
import { type SentCommand, SentCommands } from './sent-commands.ts'

type Options = {
  buffer: ConsoleBuffer
  access(): Promise<ConsoleAccess>
  /** `why` comes with `unreachable`, unless the node is the reason. */
  onStatus(status: LinkStatus, why?: ApiFailure['code']): void
  /** The node refused a search. */
  onRefused(): void
  /** Commands that earlier connections sent; this connection asks for their outcome. */
  commands?: SentCommands
  /** Receives the sent commands without a confirmed outcome; confirmed ones leave the list. */
  onCommands(sent: readonly SentCommand[]): void
  connect?(url: string): ConsoleSocket
  /** Emits `online` and `offline`. */
  network?: EventTarget | undefined
  isOnline?(): boolean
  /** A number from 0 to 1, for tests. */
  random?: () => number
}

const openSocket = (url: string): ConsoleSocket => fakeBackend()?.openSocket(url) ?? new WebSocket(url)

/** How long before its expiry a token is renewed. */
const renewBeforeMs = 60_000
const maxPauseMs = 10_000
const triesInARow = 5
/** The node refuses within this time, or not at all. */
const refusalWithinMs = 1_000
/** A connection that received nothing for this long is dead. */
const silenceMs = 2 * consoleHeartbeatMs + 2_000
/** After this long without a message no command is sent. */
const doubtfulMs = consoleHeartbeatMs + 2_000
/** The timeout of a command's confirmation. */
const answerMs = 5_000
/** A connection that lasted this long was accepted: its end resets the number of failures. */
const welcomeAfterMs = 30_000

/**
 * One console's connection to its node. It reconnects and continues after the buffer's last line,
 * without loss or duplicates.
 */
export class ConsoleLink {
  #options: Options
  #socket: ConsoleSocket | undefined
  #stopped = false
  #failures = 0
  /** The number of failures before this connection, and when it was opened. */
  #opened = { failures: 0, at: 0 }
  #proof: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #renewal: ReturnType<typeof setTimeout> | undefined
  /** When the last message arrived, and the timer that ends a silent connection. */
  #heardAt: number | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #answer: ReturnType<typeof setTimeout> | undefined
  /** The newest heartbeat of this connection's agent, and when it arrived. */
  #heartbeat: { epoch: string; heartbeat: number; at: number } | undefined
  #commands: SentCommands
  #searches = new Searches()
  #attempt = 0
  #hurry = () => {
    if (this.#timer === undefined) return
    this.#failures = 0
    void this.#connect()
  }
  /** Data buffered in a connection would be sent when the network returns. */
  #offline = () => {
    if (this.#socket) this.#abandon()
    else if (this.#timer !== undefined) this.#options.onStatus('offline')
  }

  constructor(options: Options) {
    this.#options = options
    this.#commands = options.commands ?? new SentCommands()
  }

  start(): void {
    this.#commands.follow(this.#options.onCommands)
    this.#options.onStatus('connecting')
    this.#options.network?.addEventListener('online', this.#hurry)
    this.#options.network?.addEventListener('offline', this.#offline)
    void this.#connect()
  }

  stop(): void {
    this.#stopped = true
    this.#options.network?.removeEventListener('online', this.#hurry)
    this.#options.network?.removeEventListener('offline', this.#offline)
    this.#forgetTimers()
    this.#searches.end()
    this.#commands.follow(undefined)
    this.#commands.lost()
    this.#socket?.close()
  }

  /** Tries at once, with new backoff. */
  retry(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#forgetTimers()
    this.#commands.lost()
    this.#failures = 0
    this.#options.onStatus('connecting')
    void this.#connect()
  }

  /**
   * Sends a command. False without a connection, or with a doubtful one, which is then replaced.
   * `onCommands` reports the outcome. Nothing is queued for later.
   */
  command(text: string): boolean {
    const heartbeat = this.#heartbeat
    if (!heartbeat || this.#heardAt === undefined || this.#socket?.readyState !== 1) return false
    if (Date.now() - this.#heardAt > doubtfulMs) {
      this.#abandon()
      return false
    }
    const id = this.#commands.add(text, heartbeat.epoch)
    if (id === undefined) return false
    const sinceMs = Math.max(0, Math.round(performance.now() - heartbeat.at))
    this.#send({ type: 'command', text, sent: { id, heartbeat: heartbeat.heartbeat, sinceMs } })
    this.#answer ??= setTimeout(() => this.#abandon(), answerMs)
    return true
  }

  /** Removes a command whose outcome its owner has read. */
  forget(id: string): void {
    this.#commands.forget(id)
  }

  /** Rejects if the node refuses it or the connection drops. */
  search(text: string): Promise<Found> {
    return this.#searches.ask((id) => this.#send({ type: 'search', id, text }))
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const attempt = ++this.#attempt
    let access: ConsoleAccess
    try {
      access = await this.#options.access()
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : 'internal'
      if (this.#stopped || attempt !== this.#attempt) return
      if (code === 'server_not_active') return this.#options.onStatus('blocked')
      if (code === 'not_found') return this.#options.onStatus('deleted')
      if (code !== 'unauthorized') this.#tryLater(code)
      return
    }
    if (this.#stopped || attempt !== this.#attempt) return
    const socket = (this.#options.connect ?? openSocket)(access.url)
    this.#socket = socket
    this.#silence = setTimeout(() => this.#abandon(), silenceMs)
    socket.addEventListener('open', () => {
      if (socket !== this.#socket || this.#stopped) return socket.close()
      const { buffer } = this.#options
      buffer.reopened()
      const pending = this.#commands.pending()
      this.#send({
        type: 'open',
        token: access.token,
        after: buffer.last === 0 ? null : buffer.last,
        ...(pending && { pending }),
      })
      this.#opened = { failures: this.#failures, at: Date.now() }
      // The failures before may be refusals, which follow an accepted connection.
      if (this.#failures === 0) this.#options.onStatus('connected')
      else this.#proof = setTimeout(() => this.#proven(), refusalWithinMs)
      this.#renewAt(access)
    })
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ConsoleOut)
    })
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#dropped()
    })
  }

  #dropped(): void {
    this.#socket = undefined
    this.#forgetTimers()
    this.#searches.end()
    this.#commands.lost()
    if (!this.#stopped) this.#tryLater()
  }

  /** Does not wait for the closing handshake, which may take minutes to fail. */
  #abandon(): void {
    const socket = this.#socket
    this.#dropped()
    socket?.close()
  }

  #meet({ epoch, heartbeat }: Extract<ConsoleOut, { type: 'heartbeat' }>): void {
    this.#heartbeat = { epoch, heartbeat, at: performance.now() }
    this.#commands.met(epoch)
  }

  /** An agent that confirms one command will confirm the others. */
  #answered(): void {
    clearTimeout(this.#answer)
    this.#answer = this.#commands.isWaiting() ? setTimeout(() => this.#abandon(), answerMs) : undefined
  }

  #hear(message: ConsoleOut): void {
    const { buffer, onRefused } = this.#options
    this.#heardAt = Date.now()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#abandon(), silenceMs)
    switch (message.type) {
      case 'heartbeat':
        this.#meet(message)
        break
      case 'accepted':
        this.#commands.confirm(message.id)
        this.#answered()
        break
      case 'lines':
        this.#failures = 0
        if (this.#proof !== undefined) this.#proven()
        buffer.take(message.lines)
        break
      case 'gap':
        buffer.gap(message.from)
        break
      case 'searchResults':
        this.#searches.found(message)
        break
      case 'refused':
        // A server that the node does not know yet, and an expired token, end the connection; the
        // next one resolves it.
        if (message.reason === 'token' || message.reason === 'server') {
          clearTimeout(this.#proof)
          if (Date.now() - this.#opened.at < welcomeAfterMs) this.#failures = this.#opened.failures
          break
        }
        if (message.id !== undefined) {
          this.#commands.refused(message.id, message.reason)
          this.#answered()
          break
        }
        this.#searches.end()
        onRefused()
        break
    }
  }

  #send(message: ConsoleIn): boolean {
    if (this.#socket?.readyState !== 1) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #renewAt({ expiresAt }: ConsoleAccess): void {
    clearTimeout(this.#renewal)
    // The browser's clock may be wrong: at least 30 s, at most the token's lifetime.
    const pause = Math.min(Math.max(Date.parse(expiresAt) - Date.now() - renewBeforeMs, 30_000), 240_000)
    this.#renewal = setTimeout(async () => {
      // Without a new token the connection ends with the old one and is opened again.
      const access = await this.#options.access().catch(() => undefined)
      if (access && this.#send({ type: 'renew', token: access.token })) this.#renewAt(access)
    }, pause)
  }

  #proven(): void {
    clearTimeout(this.#proof)
    this.#proof = undefined
    this.#failures = 0
    this.#options.onStatus('connected')
  }

  #forgetTimers(): void {
    for (const timer of [this.#timer, this.#renewal, this.#proof, this.#silence, this.#answer])
      clearTimeout(timer)
    this.#timer = undefined
    this.#answer = undefined
    this.#heardAt = undefined
    this.#heartbeat = undefined
  }

  #tryLater(why?: ApiFailure['code']): void {
    const maxBackoffMs = Math.min(maxPauseMs, 400 * 2 ** this.#failures)
    this.#failures++
    if (this.#options.isOnline?.() === false) this.#options.onStatus('offline')
    else if (this.#failures >= triesInARow) this.#options.onStatus('unreachable', why)
    else this.#options.onStatus(this.#options.buffer.last === 0 ? 'connecting' : 'reconnecting')
    const pause = maxBackoffMs * (0.5 + (this.#options.random ?? Math.random)() / 2)
    this.#timer = setTimeout(() => void this.#connect(), pause)
  }
}
