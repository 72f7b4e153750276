import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { addressKeyOf } from '@zubr/process/network'
import type { FastifyInstance } from 'fastify'

/**
 * What a client may take of a server that answers the internet. Times in milliseconds. Together they bound every connection: one
 * that sends nothing, one that sends its request byte by byte, and one that does not read the answer.
 */
export const serverLimits = {
  /** From a connection's first moment, or a request's first byte, to the end of its headers. */
  headersTimeout: 10_000,
  /** The same to the end of its body. */
  requestTimeout: 15_000,
  /** Silence on a connection whose request is being answered, or whose answer nobody reads. */
  stalledTimeout: 30_000,
  /** Longer than a reverse proxy's, which otherwise might reuse a connection at the moment we close it. */
  keepAliveTimeout: 65_000,
  /** How often the first two are looked at. Node's own default, 30 s, would be longer than they are. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  /** Beyond this the server is not being visited but attacked; each costs some 20 KB. */
  maxConnections: 10_000,
  /** Of one address or /64 that is no trusted proxy. A browser has six, and hundreds of people may share one. */
  maxConnectionsPerAddress: 1_000,
  /** Requests sent on one connection before the first of them is answered. No browser does so; a proxy does for few. */
  maxPipelined: 16,
}
export type ServerLimits = typeof serverLimits

/** The part of the limits that `createServer` takes; `limitServer` sets the rest. */
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
  // Without a listener for it, Node closes the connection.
  server.timeout = stalledTimeout
  return server
}

/**
 * Drops a connection with too many requests under way: their answers, each as large as it gets, would all be kept for a client that
 * may never read one. What is answered before Fastify is sent from one copy and needs no such limit.
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
