import { type ConsoleClaims, ConsoleIn, type ConsoleOut } from '@zubr/contracts/console'
import { consoleAliveMs } from '@zubr/contracts/console-signs'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { allowance } from './allowance.ts'
import type { ConsoleLog } from './console-log.ts'
import type { Openings } from './openings.ts'
import { consoleReader } from './reader.ts'
import { searchConsole } from './search.ts'
import type { ConsoleTokens } from './tokens.ts'

/** The servers whose consoles can be opened. */
export type Consoles = {
  log(server: string): ConsoleLog | undefined
  /** False if the server is not running. */
  command(server: string, text: string): boolean
}

const newestLines = 500
const linesAtOnce = 500
/** A few batches go out at once, as a command's echo and answer; a steady flow goes out at most every 50 ms. */
const batchesAtOnce = 4
const betweenBatchesMs = 50
const openWithinMs = 5_000
/** What may wait in the socket for a slow browser; the rest waits on the disk. */
const waitingBytes = 256 * 1024
/** A slow browser answers pings only after it has taken what was sent before them. */
const unansweredPings = 2
const closedFor = { expired: 4001, refused: 4003 } as const

/** Serves one browser, from its first message to the end of its token. */
export function serveConsole(
  socket: WebSocket,
  { consoles, tokens, openings }: { consoles: Consoles; tokens: ConsoleTokens; openings: Openings },
): void {
  const ended = new AbortController()
  let claims: ConsoleClaims | undefined
  let expiry: NodeJS.Timeout | undefined
  let searching = false
  const mayCommand = allowance(20, 5)
  const maySearch = allowance(5, 1)
  const mayTalk = allowance(60, 20)
  const send = (message: ConsoleOut) => socket.send(JSON.stringify(message))
  const refuse = (why: Extract<ConsoleOut, { type: 'refused' }>['why']) => {
    send({ type: 'refused', why })
    socket.close(closedFor.refused, why)
  }
  const unopened = setTimeout(() => socket.close(closedFor.refused, 'token'), openWithinMs)
  const release: (() => void)[] = [
    tokens.onChange(() => {
      if (claims && !tokens.stillGood(claims)) refuse('token')
    }),
  ]
  socket.on('error', () => undefined)
  socket.on('close', () => {
    ended.abort()
    clearTimeout(unopened)
    clearTimeout(expiry)
    for (const end of release) end()
  })

  function holdUntilExpiry(good: ConsoleClaims): void {
    claims = good
    clearTimeout(expiry)
    // A timer takes no more than 24 days.
    expiry = setTimeout(
      () => {
        send({ type: 'refused', why: 'token' })
        socket.close(closedFor.expired, 'token')
      },
      Math.min(Math.max(0, tokens.leftMs(good)), 2 ** 31 - 1),
    )
  }

  socket.on('message', (data, isBinary) => {
    // A browser that ignores its refusal is ignored.
    if (socket.readyState !== socket.OPEN) return
    if (isBinary || !mayTalk()) return refuse('too_many')
    let message: z.infer<typeof ConsoleIn>
    try {
      message = ConsoleIn.parse(JSON.parse(String(data)))
    } catch {
      return socket.close(1007, 'unreadable')
    }
    if (message.type === 'open') return open(message.token, message.after)
    if (!claims) return refuse('token')
    if (message.type === 'renew') {
      const renewed = tokens.check(message.token)
      if (renewed?.server !== claims.server || renewed.session !== claims.session) return refuse('token')
      return holdUntilExpiry(renewed)
    }
    const log = consoles.log(claims.server)
    if (!log) return refuse('server')
    if (message.type === 'command') {
      if (claims.right !== 'write') return send({ type: 'refused', why: 'right' })
      if (!mayCommand()) return send({ type: 'refused', why: 'too_many' })
      if (!consoles.command(claims.server, message.text)) send({ type: 'refused', why: 'not_running' })
      return
    }
    // Results may be long: a browser that does not take them may not ask for more.
    if (searching || socket.bufferedAmount > waitingBytes || !maySearch())
      return send({ type: 'refused', why: 'too_many' })
    const { id } = message
    searching = true
    void searchConsole(log, message.text, ended.signal)
      .then((found) => {
        if (!ended.signal.aborted) send({ type: 'found', id, ...found })
      })
      .catch(() => socket.close(1011))
      .finally(() => {
        searching = false
      })
  })

  function open(token: string, after: number | null): void {
    const good = claims ? undefined : tokens.check(token)
    const log = good && consoles.log(good.server)
    const leave = good && log && openings.enter(good)
    if (!leave) {
      refuse(claims ? 'too_many' : !good ? 'token' : !log ? 'server' : 'too_many')
      return
    }
    release.push(leave, showLife(socket, send))
    clearTimeout(unopened)
    holdUntilExpiry(good)
    // A number beyond the log's end is another log's: then the newest lines are sent.
    const known = after !== null && after <= log.last()
    const from = known ? after + 1 : Math.max(1, log.first(), log.last() - newestLines + 1)
    void follow(socket, log, from, send, ended.signal).catch(() => socket.close(1011))
  }
}

/** Shows the browser that the node is there, and ends a connection whose browser is gone. Returns how to stop that. */
function showLife(socket: WebSocket, send: (message: ConsoleOut) => void): () => void {
  let unanswered = 0
  socket.on('pong', () => {
    unanswered = 0
  })
  send({ type: 'alive' })
  const pulse = setInterval(() => {
    if (unanswered >= unansweredPings) return socket.terminate()
    if (socket.readyState !== socket.OPEN) return
    unanswered += 1
    socket.ping()
    send({ type: 'alive' })
  }, consoleAliveMs)
  return () => clearInterval(pulse)
}

/** Sends lines as they come, in batches, and no faster than the browser takes them. */
async function follow(
  socket: WebSocket,
  log: ConsoleLog,
  from: number,
  send: (message: ConsoleOut) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = consoleReader(log, from)
  let wake: () => void = () => undefined
  const forget = log.onGrown(() => wake())
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
  const maySendAtOnce = allowance(batchesAtOnce, 1_000 / betweenBatchesMs)
  try {
    while (!signal.aborted) {
      if (socket.bufferedAmount > waitingBytes) {
        await pause(betweenBatchesMs)
        continue
      }
      if (reader.next() > log.last()) await pause()
      // A full batch waits for nothing.
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
