import { type ConsoleClaims, ConsoleIn, type ConsoleOut } from '@zubr/contracts/console'
import { consoleHeartbeatMs, maxCommandDelayMs } from '@zubr/contracts/console-constants'
import type { WebSocket } from 'ws'
import type { Receipts } from './command-receipts.ts'
import type { ConsoleLog } from './console-log.ts'
import { consoleReader } from './console-reader.ts'
import type { ConsoleTokens } from './console-tokens.ts'
import type { OpenConsoles } from './open-consoles.ts'
import { searchConsole } from './search-console.ts'
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
const linesAtOnce = 500
/**
 * A few batches are sent at once, such as a command's echo and output. Continuous output is sent at
 * most every 50 ms.
 */
const batchesAtOnce = 4
const betweenBatchesMs = 50
const openWithinMs = 5_000
/** Maximum buffered bytes for a slow browser. Further lines wait on the disk. */
const waitingBytes = 256 * 1024
/** A slow browser answers pings only after it has read everything before them. */
const beatsPerPing = 3
const unansweredPings = 2
/** Number of beats whose time is stored. Enough for every command that is not late. */
const rememberedBeats = 8
const closedFor = { expired: 4001, refused: 4003 } as const

/** Serves one browser from its first message until its token expires. */
export function serveConsole(
  socket: WebSocket,
  options: {
    consoles: Consoles
    tokens: ConsoleTokens
    openings: OpenConsoles
    receipts: Receipts
    onToken?: (claims: ConsoleClaims) => void
  },
): void {
  const { consoles, tokens, openings, receipts } = options
  const ended = new AbortController()
  let claims: ConsoleClaims | undefined
  let expiry: NodeJS.Timeout | undefined
  let searching = false
  const mayCommand = tokenBucket(20, 5)
  const maySearch = tokenBucket(5, 1)
  const mayTalk = tokenBucket(60, 20)
  const beats = new Map<number, number>()
  const send = (message: ConsoleOut) => socket.send(JSON.stringify(message))
  const refuse = (reason: Refusal) => {
    send({ type: 'refused', reason })
    socket.close(closedFor.refused, reason)
  }
  const unopened = setTimeout(() => socket.close(closedFor.refused, 'token'), openWithinMs)
  const release: (() => void)[] = [
    tokens.onChange(() => {
      if (claims && !tokens.isValid(claims)) refuse('token')
    }),
  ]
  socket.on('error', () => undefined)
  socket.on('close', () => {
    ended.abort()
    clearTimeout(unopened)
    clearTimeout(expiry)
    for (const end of release) end()
  })

  function acceptToken(good: ConsoleClaims): void {
    claims = good
    options.onToken?.(good)
    clearTimeout(expiry)
    // `setTimeout` accepts at most 24 days.
    expiry = setTimeout(
      () => {
        send({ type: 'refused', reason: 'token' })
        socket.close(closedFor.expired, 'token')
      },
      Math.min(Math.max(0, tokens.leftMs(good)), 2 ** 31 - 1),
    )
  }

  socket.on('message', (data, isBinary) => {
    // Messages after a refusal are ignored.
    if (socket.readyState !== socket.OPEN) return
    if (isBinary || !mayTalk()) return refuse('too_many')
    let message: ConsoleIn
    try {
      message = ConsoleIn.parse(JSON.parse(String(data)))
    } catch {
      return socket.close(1007, 'unreadable')
    }
    if (message.type === 'open') return open(message)
    if (!claims) return refuse('token')
    if (message.type === 'renew') {
      const renewed = tokens.check(message.token)
      if (renewed?.server !== claims.server || renewed.session !== claims.session) return refuse('token')
      return acceptToken(renewed)
    }
    const log = consoles.log(claims.server)
    if (!log) return refuse('server')
    if (message.type === 'command') return command(claims, message)
    // Results may be long, so a browser has to read them before it searches again.
    if (searching || socket.bufferedAmount > waitingBytes || !maySearch())
      return send({ type: 'refused', reason: 'too_many' })
    const { id } = message
    searching = true
    void searchConsole(log, message.text, ended.signal)
      .then((found) => {
        if (!ended.signal.aborted) send({ type: 'searchResults', id, ...found })
      })
      .catch(() => socket.close(1011))
      .finally(() => {
        searching = false
      })
  })

  function command({ server, right }: ConsoleClaims, { text, sent }: ConsoleMessage<'command'>): void {
    const id = sent?.id
    const refusal = (): Refusal | null => {
      if (right !== 'write') return 'right'
      if (!mayCommand()) return 'too_many'
      if (sent && (receipts.isRejected(server, sent.id) || isLate(sent))) return 'late'
      return consoles.refusalOf(server, text) ?? (consoles.command(server, text) ? null : 'not_running')
    }
    const isDone = id !== undefined && receipts.hasRun(server, id)
    const reason = isDone ? null : refusal()
    if (reason !== null) {
      if (id !== undefined) receipts.markRejected(server, id)
      send({ type: 'refused', reason, ...(id !== undefined && { id }) })
    } else if (id !== undefined) {
      receipts.markRun(server, id)
      send({ type: 'accepted', id })
    }
  }

  /**
   * Adds the node's time of the beat to the browser's time since then, so the clocks need not
   * agree.
   */
  function isLate({ heartbeat: beat, sinceMs }: NonNullable<ConsoleMessage<'command'>['sent']>): boolean {
    const at = beats.get(beat)
    return at === undefined || performance.now() - at - sinceMs > maxCommandDelayMs
  }

  /**
   * Reports the outcome of commands whose connection was lost. One that has not arrived yet must
   * not run later.
   */
  function reportPending(
    server: string,
    { epoch, ids }: NonNullable<ConsoleMessage<'open'>['pending']>,
  ): void {
    if (epoch !== receipts.epoch) return
    for (const id of ids) {
      if (receipts.hasRun(server, id)) send({ type: 'accepted', id })
      else {
        receipts.markRejected(server, id)
        send({ type: 'refused', reason: 'late', id })
      }
    }
  }

  function open({ token, after, pending }: ConsoleMessage<'open'>): void {
    const good = claims ? undefined : tokens.check(token)
    const log = good && consoles.log(good.server)
    const leave = good && log && openings.acquire(good)
    if (!leave) {
      refuse(claims ? 'too_many' : !good ? 'token' : !log ? 'server' : 'too_many')
      return
    }
    release.push(leave, startHeartbeat(socket, send, beats, receipts.epoch))
    clearTimeout(unopened)
    acceptToken(good)
    if (pending) reportPending(good.server, pending)
    // A number beyond the log's end comes from another log. The newest lines are sent instead.
    const known = after !== null && after <= log.last()
    const from = known ? after + 1 : Math.max(1, log.first(), log.last() - newestLines + 1)
    void follow(socket, log, from, send, ended.signal).catch(() => socket.close(1011))
  }
}

/**
 * Sends heartbeats and closes a connection whose browser is gone. Returns a function that stops
 * both.
 */
function startHeartbeat(
  socket: WebSocket,
  send: (message: ConsoleOut) => void,
  beats: Map<number, number>,
  epoch: string,
): () => void {
  let unanswered = 0
  let beat = 0
  socket.on('pong', () => {
    unanswered = 0
  })
  const sendBeat = () => {
    beat += 1
    beats.set(beat, performance.now())
    beats.delete(beat - rememberedBeats)
    send({ type: 'heartbeat', epoch, heartbeat: beat })
  }
  sendBeat()
  const timer = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return
    if (beat % beatsPerPing === 0) {
      if (unanswered >= unansweredPings) return socket.terminate()
      unanswered += 1
      socket.ping()
    }
    sendBeat()
  }, consoleHeartbeatMs)
  return () => clearInterval(timer)
}

/** Sends lines in batches as they come, no faster than the browser reads them. */
async function follow(
  socket: WebSocket,
  log: ConsoleLog,
  from: number,
  send: (message: ConsoleOut) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = consoleReader(log, from)
  let wake: () => void = () => undefined
  const forget = log.onLines(() => wake())
  signal.addEventListener('abort', () => wake())
  const pause = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      wake = () => {
        if (timer && !signal.aborted) return
        clearTimeout(timer)
        resolve()
      }
      if (signal.aborted || (ms === undefined && reader.next() <= log.last())) resolve()
    })
  const maySendAtOnce = tokenBucket(batchesAtOnce, 1_000 / betweenBatchesMs)
  try {
    while (!signal.aborted) {
      if (socket.bufferedAmount > waitingBytes) {
        await pause(betweenBatchesMs)
        continue
      }
      if (reader.next() > log.last()) await pause()
      // A full batch is sent without delay.
      if (log.last() - reader.next() < linesAtOnce && !maySendAtOnce()) {
        await pause(betweenBatchesMs)
        maySendAtOnce()
      }
      const { lines, gapFrom } = await reader.read(linesAtOnce)
      if (signal.aborted) return
      if (gapFrom !== null) send({ type: 'gap', from: gapFrom })
      if (lines.length > 0) send({ type: 'lines', lines: [...lines] })
      else if (gapFrom === null) await pause()
    }
  } finally {
    forget()
  }
}
