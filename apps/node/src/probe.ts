import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer as createPlain, type RequestListener, type Server } from 'node:http'
import { createServer as createSecure, type Server as SecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { type ConnectionLimits, ConnectionShares } from '@zubr/on-node/connection-shares'
import type { NodeConsole } from './console/console-server.ts'
import type { FilesServer } from './files/http/files-server.ts'
import { hasBody } from './files/http/responses.ts'

/** Paths of PEM files. A renewed certificate is loaded without a restart. */
export type TlsFiles = { certFile: string; keyFile: string }

export type Probe = Awaited<ReturnType<typeof startProbe>>

const commonHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * Answers without disk access. A client learns only that this machine responds, and its latency.
 */
function listener(
  secure: boolean,
  { console, files }: { console?: NodeConsole; files?: FilesServer },
): RequestListener {
  const every = {
    ...commonHeaders,
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const pong = {
    ...every,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'timing-allow-origin': '*',
  }
  const preflight = {
    ...pong,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
    // Lets a page on the public internet reach a node in the visitor's own network.
    'access-control-allow-private-network': 'true',
  }
  const over = { ...every, connection: 'close', 'content-length': '0' }
  const refused = { ...over, allow: 'GET, HEAD, OPTIONS' }
  return (request, response) => {
    const asksWell = ['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '')
    if (asksWell && hasBody(request)) response.writeHead(400, over).end()
    // Accepts files with a valid token.
    else if (files?.request(request, response)) return
    // Nothing else accepts a body or waits for one.
    else if (hasBody(request)) response.writeHead(405, refused).end()
    else if (console?.request(request, response)) return
    else if (request.method === 'GET' || request.method === 'HEAD') response.writeHead(204, pong).end()
    else if (request.method === 'OPTIONS') response.writeHead(204, preflight).end()
    else response.writeHead(405, refused).end()
  }
}

/** Limits for a client, in milliseconds and bytes. */
const probeLimits = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 5_000,
  // Only headers have a time limit, because an upload may take long.
  requestTimeout: 0,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}

/** The limit for silence on a connection. */
const silentTimeout = 10_000
/** The same after an answer to a client without a token. A probe sends its next request at once. */
const unknownIdleMs = 2_000

/** See docs/decisions/0069-shares-of-bounded-resources.md. A server is the subject. */
export const nodePortLimits: ConnectionLimits = {
  maxUnknown: 1_000,
  maxUnknownPerAddress: 50,
  maxKnown: 2_000,
  maxKnownPerSubject: 150,
}

/** Rejects with the error of `listen` if the port is taken. */
export async function tryToListen({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createPlain()
  await once(server.listen(port, host), 'listening')
  server.close()
  await once(server, 'close')
}

type ProbeOptions = {
  port: number
  host: string
  tls?: TlsFiles
  console?: NodeConsole
  files?: FilesServer
  limits?: Partial<typeof probeLimits>
  connections?: Partial<ConnectionLimits>
}

/**
 * Listens for the ping probe, and on the same port for consoles and files. Rejects with the error
 * of `listen`, for instance EADDRINUSE.
 */
export async function startProbe(options: ProbeOptions) {
  const { tls, console } = options
  const limits = { ...probeLimits, ...options.limits, optimizeEmptyRequests: true }
  const shares = new ConnectionShares<Socket>({ ...nodePortLimits, ...options.connections })
  const plainSockets = new PlainSockets()
  const respond = listener(tls !== undefined, options)
  const answer: RequestListener = (request, response) => {
    const { socket } = request
    response.once('finish', () => {
      if (!shares.hasLoggedIn(plainSockets.of(socket))) socket.setTimeout(unknownIdleMs)
    })
    respond(request, response)
  }
  let seen = tls ? await changeTimes(tls) : ''
  const server: Server | SecureServer = tls
    ? createSecure({ ...limits, handshakeTimeout: 5_000, ...(await readPem(tls)) }, answer)
    : createPlain(limits, answer)
  server.timeout = silentTimeout
  server.on('connection', (socket: Socket) => {
    const forget = plainSockets.add(socket)
    shares.add(socket, socket.remoteAddress ?? '')
    socket.once('close', () => {
      shares.remove(socket)
      forget()
    })
  })
  const onToken = (socket: Socket, subject: string) => shares.logIn(plainSockets.of(socket), subject)
  console?.onToken(onToken)
  options.files?.onToken(onToken)
  if (console) server.on('upgrade', (request, socket, head) => console.upgrade(request, socket, head))
  const port = await listen(server, options)
  return {
    port,
    /** Loads the certificate again if its file has changed. */
    async refreshCertificate(): Promise<void> {
      if (!tls || !('setSecureContext' in server)) return
      const now = await changeTimes(tls)
      if (now === seen) return
      server.setSecureContext(await readPem(tls))
      seen = now
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Resolves to the port. */
async function listen(
  server: Server | SecureServer,
  options: { port: number; host: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : options.port
}

/** With TLS, requests arrive on another socket than the one that the limits count. */
class PlainSockets {
  readonly #sockets = new Map<string, Socket>()

  /** Returns a function that removes the socket. A closed socket has no address any more. */
  add(socket: Socket): () => void {
    const key = addressKey(socket)
    this.#sockets.set(key, socket)
    return () => {
      if (this.#sockets.get(key) === socket) this.#sockets.delete(key)
    }
  }

  of(socket: Socket): Socket {
    return this.#sockets.get(addressKey(socket)) ?? socket
  }
}

const addressKey = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

async function readPem({ certFile, keyFile }: TlsFiles) {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
  return { cert, key }
}

async function changeTimes({ certFile, keyFile }: TlsFiles): Promise<string> {
  const files = await Promise.all([stat(certFile), stat(keyFile)])
  return files.map(({ mtimeMs }) => mtimeMs).join()
}
