import type { ConsoleAccess, ConsoleIn, ConsoleLine, ConsoleOut } from '@zubr/contracts/console'
import { consoleAliveMs } from '@zubr/contracts/console-signs'
import { ApiFailure } from '../api/request.ts'
import { type ConsoleSocket, standIn } from '../api/stand-in.ts'
import type { ConsoleBuffer } from './console-buffer.ts'

/** `unreachable` after five failures in a row; it goes on trying, every 10 s. `blocked` and `deleted` are for good. */
export type LinkStatus = 'connecting' | 'connected' | 'reconnecting' | 'unreachable' | 'blocked' | 'deleted'
export type Found = { lines: readonly ConsoleLine[]; more: boolean }
type Refusal = Extract<ConsoleOut, { type: 'refused' }>['why']

type Options = {
  buffer: ConsoleBuffer
  access(): Promise<ConsoleAccess>
  /** With `unreachable` comes why, unless it is the node that can't be had. */
  onStatus(status: LinkStatus, why?: ApiFailure['code']): void
  /** A command or a search was not taken. */
  onRefused(why: Refusal): void
  connect?(url: string): ConsoleSocket
  /** A number from 0 to 1; tests hand in their own. */
  random?: () => number
}

const openSocket = (url: string): ConsoleSocket => standIn()?.openSocket(url) ?? new WebSocket(url)

/** A fresh token is asked for so long before the old one ends. */
const renewBeforeMs = 60_000
const longestPauseMs = 10_000
const triesInARow = 5
/** The node refuses at once or not at all. */
const refusalWithinMs = 1_000
/** A connection on which nothing came for so long is dead, though nobody has said so. */
const silenceMs = 2 * consoleAliveMs + 10_000
/** After so long it is doubtful: no command is given to it. */
const doubtfulMs = consoleAliveMs + 5_000
/** A command comes back as a line at once, or is refused. */
const answerMs = 10_000
/** Who was connected so long was welcome: what ends it begins a new row of failures. */
const welcomeAfterMs = 30_000

/**
 * One console's connection to its node. It comes back by itself after the last line that the buffer has, so that no line is lost
 * and none comes twice.
 */
export class ConsoleLink {
  #options: Options
  #socket: ConsoleSocket | undefined
  #stopped = false
  #failures = 0
  /** Failures before this connection, and since when it is open. */
  #opened = { failures: 0, at: 0 }
  #proof: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #renewal: ReturnType<typeof setTimeout> | undefined
  /** When something came last, and what ends the connection if nothing follows; unset for a node that gives no sign of life. */
  #heardAt: number | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #searches = new Map<number, { resolve(found: Found): void; reject(): void }>()
  #nextSearch = 1
  #attempt = 0
  #hurry = () => {
    if (this.#timer !== undefined) void this.#connect()
  }

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    this.#options.onStatus('connecting')
    if (typeof window !== 'undefined') window.addEventListener('online', this.#hurry)
    void this.#connect()
  }

  stop(): void {
    this.#stopped = true
    if (typeof window !== 'undefined') window.removeEventListener('online', this.#hurry)
    this.#forgetTimers()
    this.#endSearches()
    this.#socket?.close()
  }

  /** Tries at once, with a new row of pauses. */
  retry(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#forgetTimers()
    this.#failures = 0
    this.#options.onStatus('connecting')
    void this.#connect()
  }

  /** False while there is no connection, or a doubtful one: then another is made. */
  command(text: string): boolean {
    if (this.#heardAt !== undefined && Date.now() - this.#heardAt > doubtfulMs) {
      this.#abandon()
      return false
    }
    const isSent = this.#send({ type: 'command', text })
    if (isSent && this.#heardAt !== undefined) this.#endAfter(answerMs)
    return isSent
  }

  /** Rejects if it was refused or the connection dropped meanwhile. */
  search(text: string): Promise<Found> {
    const id = this.#nextSearch++
    return new Promise((resolve, reject) => {
      if (!this.#send({ type: 'search', id, text })) return reject(new Error('not connected'))
      this.#searches.set(id, { resolve, reject: () => reject(new Error('refused')) })
    })
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
    socket.addEventListener('open', () => {
      if (socket !== this.#socket || this.#stopped) return socket.close()
      const { buffer } = this.#options
      buffer.reopened()
      this.#send({ type: 'open', token: access.token, after: buffer.last === 0 ? null : buffer.last })
      this.#opened = { failures: this.#failures, at: Date.now() }
      // A row of failures may be one of refusals, each after an opening.
      if (this.#failures === 0) this.#options.onStatus('connected')
      else this.#proof = setTimeout(() => this.#proven(), refusalWithinMs)
      this.#renewAt(access)
    })
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ConsoleOut) // the contract's shape
    })
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#dropped()
    })
  }

  #dropped(): void {
    this.#socket = undefined
    this.#forgetTimers()
    this.#endSearches()
    if (!this.#stopped) this.#tryLater()
  }

  /** Waits for no goodbye, which may take minutes to fail. */
  #abandon(): void {
    const socket = this.#socket
    this.#dropped()
    socket?.close()
  }

  #endAfter(ms: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#abandon(), ms)
  }

  #hear(message: ConsoleOut): void {
    const { buffer, onRefused } = this.#options
    if (message.type === 'alive' || this.#heardAt !== undefined) {
      this.#heardAt = Date.now()
      this.#endAfter(silenceMs)
    }
    switch (message.type) {
      case 'alive':
        break
      case 'lines':
        this.#failures = 0
        if (this.#proof !== undefined) this.#proven()
        buffer.take(message.lines)
        break
      case 'gap':
        buffer.gap(message.from)
        break
      case 'found':
        this.#searches.get(message.id)?.resolve(message)
        this.#searches.delete(message.id)
        break
      case 'refused':
        // A server that the node has not heard of yet, and a token that ran out, end the connection; the next one settles it.
        if (message.why === 'token' || message.why === 'server') {
          clearTimeout(this.#proof)
          if (Date.now() - this.#opened.at < welcomeAfterMs) this.#failures = this.#opened.failures
          break
        }
        this.#endSearches()
        onRefused(message.why)
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
    // The browser's clock may be wrong: never at once, never later than the token's whole life.
    const pause = Math.min(Math.max(Date.parse(expiresAt) - Date.now() - renewBeforeMs, 30_000), 240_000)
    this.#renewal = setTimeout(async () => {
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
    for (const timer of [this.#timer, this.#renewal, this.#proof, this.#silence]) clearTimeout(timer)
    this.#heardAt = undefined
  }

  #tryLater(why?: ApiFailure['code']): void {
    const longest = Math.min(longestPauseMs, 400 * 2 ** this.#failures)
    this.#failures++
    if (this.#failures >= triesInARow) this.#options.onStatus('unreachable', why)
    else this.#options.onStatus(this.#options.buffer.last === 0 ? 'connecting' : 'reconnecting')
    const pause = longest * (0.5 + (this.#options.random ?? Math.random)() / 2)
    this.#timer = setTimeout(() => void this.#connect(), pause)
  }

  #endSearches(): void {
    for (const { reject } of this.#searches.values()) reject()
    this.#searches.clear()
  }
}
