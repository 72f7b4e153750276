import net from 'node:net'
import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { onTestFinished } from 'vitest'
import { type EdgeOptions, startEdge } from '../edge.ts'

// Edges in the process of a test, clients that send bytes to them, and servers behind them.

/** The log of all edges of a test file. */
export const logged: string[] = []
const write = (message: string) => void logged.push(message)
const log = { info: write, warn: write, error: write }

/** Starts an edge in this process, and stops it with the test. */
export async function startTestEdge(knowledge: EdgeOptions['knowledge'], options: Partial<EdgeOptions> = {}) {
  const edge = await startEdge({
    host: '127.0.0.1',
    port: 0,
    knowledge,
    requestStart: async () => false,
    log,
    ...options,
  })
  onTestFinished(() => edge.stop())
  return {
    port: edge.port,
    takeCounts: () => edge.takeCounts(),
    connectionCount: () => edge.connectionCount(),
    exportClients: () => edge.exportClients(),
    drain: () => edge.drain(),
  }
}

/** Starts a server that calls `serve` with each connection. */
export async function startServer(serve: (socket: net.Socket) => void) {
  const sockets = new Set<net.Socket>()
  const listening = net.createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    // Tests check what arrives; an error is followed by `close`.
    socket.on('error', () => undefined)
    serve(socket)
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    listening.close()
  })
  return {
    host: '127.0.0.1',
    port: (listening.address() as net.AddressInfo).port,
    close: () => listening.close(),
  }
}

/** Starts a server that sends back what it receives. */
export const startEchoServer = () => startServer((socket) => socket.pipe(socket))

/** Sends bytes, and returns what comes back until the connection ends or `isEnough`. */
export function exchange(
  port: number,
  bytes: Buffer[] | Buffer,
  isEnough?: (received: Buffer) => boolean,
): Promise<Buffer> {
  const socket = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  for (const one of [bytes].flat()) socket.write(one)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const finish = () => resolve(Buffer.concat(chunks))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (!isEnough?.(Buffer.concat(chunks))) return
      finish()
      socket.destroy()
    })
    socket.on('end', () => socket.end())
    socket.on('error', finish).on('close', finish)
  })
}

export const intents = { status: 1, login: 2 }
export const handshake = (name: string, intent: keyof typeof intents) =>
  packet(varInt(0), varInt(767), text(name), Buffer.from([0x63, 0xdd]), varInt(intents[intent]))
export const loginStart = (player: string) => packet(varInt(0), text(player), Buffer.alloc(16))
export const statusRequest = packet(varInt(0))
/** The name of the server in `knowledge.ts`. */
export const forest = 'forest.zubr.example'
