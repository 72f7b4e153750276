import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { addressKeyOf } from '@zubr/process/network'
import type { FastifyInstance } from 'fastify'

/**
 * Limits of a server on the internet, in milliseconds where a time. They bound each connection: a
 * silent one, one that sends its request byte by byte, and one that does not read its answer.
 */
export const serverLimits = {
  /**
   * From the first moment of a connection, or the first byte of a request, to the end of its
   * headers.
   */
  headersTimeout: 10_000,
  /** From the same moment to the end of the body. */
  requestTimeout: 15_000,
  /** Maximum silence while a request is answered, or while the client does not read its answer. */
  stalledTimeout: 30_000,
  /**
   * Longer than a reverse proxy's timeout; otherwise the proxy may reuse a connection while the
   * server closes it.
   */
  keepAliveTimeout: 65_000,
  /**
   * Interval at which the first two limits are checked. Node's default of 30 s is longer than both
   * limits.
   */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  /** A safeguard against attacks; each connection costs about 20 KB. */
  maxConnections: 10_000,
  /**
   * Per address or /64 that is no trusted proxy. A browser opens six, and hundreds of people may
   * share an address.
   */
  maxConnectionsPerAddress: 1_000,
  /**
   * Requests on one connection before the first is answered. Browsers do not pipeline; proxies
   * pipeline a few.
   */
  maxPipelined: 16,
}
export type ServerLimits = typeof serverLimits

/** The limits that `createServer` takes; `limitServer` sets the others. */
export function serverOptions({
  maxConnections,
  maxConnectionsPerAddress,
  stalledTimeout,
  maxPipelined,
  ...options
}: ServerLimits): ServerOptions {
  return options
}

export function limitServer(
  server: Server,
  { maxConnections, maxConnectionsPerAddress, stalledTimeout }: ServerLimits,
  isTrusted: (address: string | undefined) => boolean = () => false,
): Server {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    if (isTrusted(socket.remoteAddress)) return
    const key = addressKeyOf(socket.remoteAddress)
    const count = (open.get(key) ?? 0) + 1
    if (count > maxConnectionsPerAddress) return socket.destroy()
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
  })
  server.maxConnections = maxConnections
  // Node closes the connection if `timeout` has no listener.
  server.timeout = stalledTimeout
  return server
}

/**
 * Destroys a connection with too many pending requests, because all their answers would stay in
 * memory until the client reads them. Responses sent before Fastify share one buffer and need no
 * such limit.
 */
export function limitPipelining(
  app: FastifyInstance,
  { maxPipelined }: Pick<ServerLimits, 'maxPipelined'>,
): void {
  const underWay = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    if (count <= maxPipelined) return done()
    reply.hijack()
    socket.destroy()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw
    underWay.set(socket, (underWay.get(socket) ?? 1) - 1)
    done()
  })
}
