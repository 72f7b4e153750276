import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { consoleDownloadPath, consolePath } from '@zubr/contracts/console-constants'
import { WebSocketServer } from 'ws'
import { commandReceipts } from './command-receipts.ts'
import { ConsoleConnection, type Consoles } from './console-connection.ts'
import type { ConsoleLog } from './console-log.ts'
import { ConsoleReader } from './console-reader.ts'
import type { ConsoleTokens } from './console-tokens.ts'
import { openConsoles } from './open-consoles.ts'

/** The handlers of consoles, and of other nodes that copy servers. */
export type NodeConsole = Pick<ConsoleServer, 'request' | 'upgrade' | 'onToken'>

export type ConsoleServerOptions = { panelOrigin: string; consoles: Consoles; tokens: ConsoleTokens }

/**
 * The console routes of the agent's web server. Web pages of other origins than `panelOrigin` are
 * refused.
 */
export class ConsoleServer {
  readonly #panelOrigin: string
  readonly #tokens: ConsoleTokens
  readonly #consoles: Consoles
  readonly #openings = openConsoles()
  readonly #receipts = commandReceipts()
  #onToken: ((socket: Socket, server: string) => void) | undefined
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: 4 * 1024,
    perMessageDeflate: false,
  })

  constructor(options: ConsoleServerOptions) {
    const { panelOrigin, consoles, tokens } = options
    this.#panelOrigin = panelOrigin
    this.#tokens = tokens
    this.#consoles = consoles
  }

  /** Calls `handler` for each valid token, with its connection and its server. */
  onToken(handler: (socket: Socket, server: string) => void): void {
    this.#onToken = handler
  }

  /** Returns true if the request was for the console and is handled. */
  request(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#pathOf(request) !== consoleDownloadPath) return false
    const cors = {
      'access-control-allow-origin': this.#panelOrigin,
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'GET',
      'access-control-allow-private-network': 'true',
      vary: 'origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    }
    const answer = (status: number) => response.writeHead(status, { ...cors, 'content-length': '0' }).end()
    if (!this.#isAllowedOrigin(request)) answer(403)
    else if (request.method === 'OPTIONS') answer(204)
    else if (request.method !== 'GET') answer(405)
    else this.#download(request, response, cors, answer)
    return true
  }

  /** Serves a console by WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => undefined)
    const status =
      this.#pathOf(request) !== consolePath
        ? '404 Not Found'
        : this.#isAllowedOrigin(request)
          ? null
          : '403 Forbidden'
    if (status !== null) {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      new ConsoleConnection(opened, {
        consoles: this.#consoles,
        tokens: this.#tokens,
        openings: this.#openings,
        receipts: this.#receipts,
        onToken: ({ server }) => this.#onToken?.(request.socket, server),
      }).begin(),
    )
  }

  stop(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
    this.#sockets.close()
  }

  #download(
    request: IncomingMessage,
    response: ServerResponse,
    cors: Record<string, string>,
    answer: (status: number) => void,
  ): void {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const claims = token === undefined ? undefined : this.#tokens.check(token)
    const log = claims && this.#consoles.log(claims.server)
    if (claims) this.#onToken?.(request.socket, claims.server)
    const leave = claims && this.#openings.acquire(claims)
    if (!claims) answer(401)
    else if (!log) answer(404)
    else if (!leave) answer(429)
    else {
      response.writeHead(200, {
        ...cors,
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': 'attachment; filename="console.log"',
      })
      const over = new AbortController()
      const unsubscribe = this.#tokens.onChange(() => {
        if (!this.#tokens.isValid(claims)) over.abort()
      })
      pipeline(Readable.from(wholeLog(log)), response, { signal: over.signal })
        // The browser has ended the download, or its token has been revoked.
        .catch(() => undefined)
        .finally(() => {
          unsubscribe()
          leave()
        })
    }
  }

  #isAllowedOrigin({ headers: { origin } }: IncomingMessage): boolean {
    return origin === undefined || origin === this.#panelOrigin
  }

  #pathOf(request: IncomingMessage) {
    return request.url?.split('?', 1)[0]
  }
}

/** All stored lines up to the one that is newest at the start, in pieces. */
async function* wholeLog(log: ConsoleLog): AsyncGenerator<string> {
  const last = log.last()
  const reader = new ConsoleReader(log, log.first())
  while (reader.next() <= last) {
    const { lines, gapFrom } = await reader.read(1_000)
    if (lines.length === 0 && gapFrom === null) return
    const wanted = lines.filter(([seq]) => seq <= last)
    yield wanted.map(([, at, level, text]) => `${new Date(at).toISOString()} ${level} ${text}\n`).join('')
  }
}
