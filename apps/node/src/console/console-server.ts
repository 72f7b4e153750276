import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { consoleDownloadPath, consolePath } from '@zubr/contracts/console-constants'
import { WebSocketServer } from 'ws'
import { commandReceipts } from './command-receipts.ts'
import type { ConsoleLog } from './console-log.ts'
import { consoleReader } from './console-reader.ts'
import { type Consoles, serveConsole } from './console-socket.ts'
import type { ConsoleTokens } from './console-tokens.ts'
import { openConsoles } from './open-consoles.ts'

export type ConsoleServer = ReturnType<typeof consoleServer>

/**
 * The console routes of the agent's web server. Web pages of other origins than `panelOrigin` are
 * refused.
 */
export function consoleServer(options: { panelOrigin: string; consoles: Consoles; tokens: ConsoleTokens }) {
  const { panelOrigin, consoles, tokens } = options
  const places = openConsoles()
  const receipts = commandReceipts()
  let onToken: ((socket: Socket, server: string) => void) | undefined
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: 4 * 1024,
    perMessageDeflate: false,
  })
  const welcome = ({ headers: { origin } }: IncomingMessage) => origin === undefined || origin === panelOrigin
  const pathOf = (request: IncomingMessage) => request.url?.split('?', 1)[0]
  return {
    /** Calls `handler` for each valid token, with its connection and its server. */
    onToken(handler: (socket: Socket, server: string) => void): void {
      onToken = handler
    },
    /** Returns true if the request was for the console and is handled. */
    request(request: IncomingMessage, response: ServerResponse): boolean {
      if (pathOf(request) !== consoleDownloadPath) return false
      const cors = {
        'access-control-allow-origin': panelOrigin,
        'access-control-allow-headers': 'authorization',
        'access-control-allow-methods': 'GET',
        'access-control-allow-private-network': 'true',
        vary: 'origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      }
      const answer = (status: number) => response.writeHead(status, { ...cors, 'content-length': '0' }).end()
      if (!welcome(request)) answer(403)
      else if (request.method === 'OPTIONS') answer(204)
      else if (request.method !== 'GET') answer(405)
      else {
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
        const claims = token === undefined ? undefined : tokens.check(token)
        const log = claims && consoles.log(claims.server)
        if (claims) onToken?.(request.socket, claims.server)
        const leave = claims && places.acquire(claims)
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
          const forget = tokens.onChange(() => {
            if (!tokens.isValid(claims)) over.abort()
          })
          pipeline(Readable.from(wholeLog(log)), response, { signal: over.signal })
            // The browser has ended the download, or its token has been revoked.
            .catch(() => undefined)
            .finally(() => {
              forget()
              leave()
            })
        }
      }
      return true
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => undefined)
      const status =
        pathOf(request) !== consolePath ? '404 Not Found' : welcome(request) ? null : '403 Forbidden'
      if (status !== null) {
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
        return
      }
      sockets.handleUpgrade(request, socket, head, (opened) =>
        serveConsole(opened, {
          ...{ consoles, tokens, openings: places, receipts },
          onToken: ({ server }) => onToken?.(request.socket, server),
        }),
      )
    },
    stop(): void {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** All stored lines up to the one that is newest at the start, in pieces. */
async function* wholeLog(log: ConsoleLog): AsyncGenerator<string> {
  const last = log.last()
  const reader = consoleReader(log, log.first())
  while (reader.next() <= last) {
    const { lines, gapFrom } = await reader.read(1_000)
    if (lines.length === 0 && gapFrom === null) return
    const wanted = lines.filter(([seq]) => seq <= last)
    yield wanted.map(([, at, level, text]) => `${new Date(at).toISOString()} ${level} ${text}\n`).join('')
  }
}
