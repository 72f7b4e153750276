import { type ConsoleClaims, ConsoleIn, type ConsoleOut } from '@zubr/contracts/console'
import { maxCommandDelayMs } from '@zubr/contracts/console-constants'
import type { RawData, WebSocket } from 'ws'
import type { Receipts } from './command-receipts.ts'
import type { ConsoleLog } from './console-log.ts'
import type { ConsoleTokens } from './console-tokens.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { OpenConsoles } from './open-consoles.ts'
import { searchConsole } from './search-console.ts'
import { maxBufferedBytes, streamLines } from './stream-lines.ts'
import { tokenBucket } from './token-bucket.ts'

/** The servers whose consoles can be opened. */
export type Consoles = {
  log(server: string): ConsoleLog | undefined
  /** Returns false if the server is not running. */
  command(server: string, text: string): boolean
  /** Why a command must not reach the server, or null. */
  refusalOf(server: string, text: string): 'ip_ban' | null
}

type ConsoleMessage<Type extends ConsoleIn['type']> = Extract<ConsoleIn, { type: Type }>
type Refusal = Extract<ConsoleOut, { type: 'refused' }>['reason']

const newestLines = 500
const openWithinMs = 5_000
const closedFor = { expired: 4001, refused: 4003 } as const

export type ConsoleConnectionOptions = {
  consoles: Consoles
  tokens: ConsoleTokens
  openings: OpenConsoles
  receipts: Receipts
  onToken?: (claims: ConsoleClaims) => void
}

/** Serves one browser from its first message until its token expires. */
export class ConsoleConnection {
  readonly #socket: WebSocket
  readonly #options: ConsoleConnectionOptions
  readonly #ended = new AbortController()
  readonly #mayCommand = tokenBucket(20, 5)
  readonly #maySearch = tokenBucket(5, 1)
  readonly #mayTalk = tokenBucket(60, 20)
  readonly #beats = new Map<number, number>()
  /** Called when the connection ends. */
  readonly #release: (() => void)[] = []
  #claims: ConsoleClaims | undefined
  #unopened: NodeJS.Timeout | undefined
  #expiry: NodeJS.Timeout | undefined
  #isSearching = false

  constructor(socket: WebSocket, options: ConsoleConnectionOptions) {
    this.#socket = socket
    this.#options = options
  }

  /** Waits for the first message. Call it once. */
  begin(): void {
    const { tokens } = this.#options
    const socket = this.#socket
    this.#unopened = setTimeout(() => socket.close(closedFor.refused, 'token'), openWithinMs)
    this.#release.push(
      tokens.onChange(() => {
        if (this.#claims && !tokens.isValid(this.#claims)) this.#refuse('token')
      }),
    )
    socket.on('error', () => undefined)
    socket.on('close', () => this.#close())
    socket.on('message', (data, isBinary) => this.#onMessage(data, isBinary))
  }

  #close(): void {
    this.#ended.abort()
    clearTimeout(this.#unopened)
    clearTimeout(this.#expiry)
    for (const end of this.#release) end()
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    // Messages after a refusal are ignored.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const message = isBinary || !this.#mayTalk() ? 'too_many' : parseMessage(data)
    if (message === 'too_many') this.#refuse('too_many')
    else if (message) this.#handle(message)
    else this.#socket.close(1007, 'unreadable')
  }

  #handle(message: ConsoleIn): void {
    const claims = this.#claims
    if (message.type === 'open') this.#open(message)
    else if (!claims) this.#refuse('token')
    else if (message.type === 'renew') this.#renew(claims, message)
    else {
      const log = this.#options.consoles.log(claims.server)
      if (!log) this.#refuse('server')
      else if (message.type === 'command') this.#command(claims, message)
      else this.#search(log, message)
    }
  }

  #renew(claims: ConsoleClaims, { token }: ConsoleMessage<'renew'>): void {
    const renewed = this.#options.tokens.check(token)
    if (renewed?.server !== claims.server || renewed.session !== claims.session) this.#refuse('token')
    else this.#acceptToken(renewed)
  }

  #search(log: ConsoleLog, { id, text }: ConsoleMessage<'search'>): void {
    // Results may be long, so a browser has to read them before it searches again.
    if (this.#isSearching || this.#socket.bufferedAmount > maxBufferedBytes || !this.#maySearch()) {
      this.#send({ type: 'refused', reason: 'too_many' })
      return
    }
    this.#isSearching = true
    void searchConsole(log, text, this.#ended.signal)
      .then((found) => {
        if (!this.#ended.signal.aborted) this.#send({ type: 'searchResults', id, ...found })
      })
      .catch(() => this.#socket.close(1011))
      .finally(() => {
        this.#isSearching = false
      })
  }

  #send(message: ConsoleOut): void {
    this.#socket.send(JSON.stringify(message))
  }

  #refuse(reason: Refusal): void {
    this.#send({ type: 'refused', reason })
    this.#socket.close(closedFor.refused, reason)
  }

  #acceptToken(good: ConsoleClaims): void {
    this.#claims = good
    this.#options.onToken?.(good)
    clearTimeout(this.#expiry)
    // `setTimeout` accepts at most 24 days.
    this.#expiry = setTimeout(
      () => {
        this.#send({ type: 'refused', reason: 'token' })
        this.#socket.close(closedFor.expired, 'token')
      },
      Math.min(Math.max(0, this.#options.tokens.leftMs(good)), 2 ** 31 - 1),
    )
  }

  #command({ server, right }: ConsoleClaims, { text, sent }: ConsoleMessage<'command'>): void {
    const id = sent?.id
    const refusal = (): Refusal | null => {
      if (right !== 'write') return 'right'
      if (!this.#mayCommand()) return 'too_many'
      if (sent && (this.#options.receipts.isRejected(server, sent.id) || this.#isLate(sent))) return 'late'
      return (
        this.#options.consoles.refusalOf(server, text) ??
        (this.#options.consoles.command(server, text) ? null : 'not_running')
      )
    }
    const isDone = id !== undefined && this.#options.receipts.hasRun(server, id)
    const reason = isDone ? null : refusal()
    if (reason !== null) {
      if (id !== undefined) this.#options.receipts.markRejected(server, id)
      this.#send({ type: 'refused', reason, ...(id !== undefined && { id }) })
    } else if (id !== undefined) {
      this.#options.receipts.markRun(server, id)
      this.#send({ type: 'accepted', id })
    }
  }

  /**
   * Adds the node's time of the beat to the browser's time since then, so the clocks need not
   * agree.
   */
  #isLate({ heartbeat, sinceMs }: NonNullable<ConsoleMessage<'command'>['sent']>): boolean {
    const at = this.#beats.get(heartbeat)
    return at === undefined || performance.now() - at - sinceMs > maxCommandDelayMs
  }

  /**
   * Reports the outcome of commands whose connection was lost. One that has not arrived yet must
   * not run later.
   */
  #reportUnsettled(server: string, { epoch, ids }: NonNullable<ConsoleMessage<'open'>['pending']>): void {
    if (epoch !== this.#options.receipts.epoch) return
    for (const id of ids) {
      if (this.#options.receipts.hasRun(server, id)) this.#send({ type: 'accepted', id })
      else {
        this.#options.receipts.markRejected(server, id)
        this.#send({ type: 'refused', reason: 'late', id })
      }
    }
  }

  #open({ token, after, pending }: ConsoleMessage<'open'>): void {
    const good = this.#claims ? undefined : this.#options.tokens.check(token)
    const log = good && this.#options.consoles.log(good.server)
    const leave = good && log && this.#options.openings.acquire(good)
    if (!leave) {
      this.#refuse(this.#claims ? 'too_many' : !good ? 'token' : !log ? 'server' : 'too_many')
      return
    }
    this.#release.push(
      leave,
      startHeartbeat(
        this.#socket,
        (message) => this.#send(message),
        this.#beats,
        this.#options.receipts.epoch,
      ),
    )
    clearTimeout(this.#unopened)
    this.#acceptToken(good)
    if (pending) this.#reportUnsettled(good.server, pending)
    // A number beyond the log's end comes from another log. The newest lines are sent instead.
    const known = after !== null && after <= log.last()
    const from = known ? after + 1 : Math.max(1, log.first(), log.last() - newestLines + 1)
    void streamLines(this.#socket, log, from, (message) => this.#send(message), this.#ended.signal).catch(
      () => this.#socket.close(1011),
    )
  }
}

/** Undefined if its sender is no panel. */
function parseMessage(data: RawData): ConsoleIn | undefined {
  try {
    return ConsoleIn.parse(JSON.parse(String(data)))
  } catch {
    // The message is malformed.
    return undefined
  }
}
