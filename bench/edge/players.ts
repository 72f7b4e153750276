import net from 'node:net'
import { performance } from 'node:perf_hooks'
import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { type Between, cpuSeconds, residentKb } from './proxies.ts'

// Players and a server in one process: only the proxy between them varies.

const handshake = packet(
  varInt(0),
  varInt(767),
  text('forest.zubr.example'),
  Buffer.from([0x63, 0xdd]),
  varInt(2),
)
const messages = { echo: 'E', stream: 'S', join: 'J' } as const
const payload = Buffer.alloc(64, 1)
const chunk = Buffer.alloc(64 * 1024, 2)
export const streamBytes = 200e6

/** Acts by the letter after the handshake. */
export async function startServer(): Promise<{ port: number; close(): void }> {
  const server = net.createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => undefined)
    let began = Buffer.alloc(0)
    const begin = (bytes: Buffer) => {
      began = Buffer.concat([began, bytes])
      const word = began[handshake.length]
      if (word === undefined) return
      socket.off('data', begin)
      const said = String.fromCharCode(word)
      if (said === messages.join) return void socket.end(payload)
      if (said === messages.stream) return stream(socket)
      socket.write(payload)
      socket.on('data', (more) => socket.write(more))
    }
    socket.on('data', begin)
  })
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 }, resolve))
  return { port: (server.address() as net.AddressInfo).port, close: () => server.close() }
}

function stream(socket: net.Socket): void {
  let left = streamBytes
  const go = () => {
    while (left > 0) {
      left -= chunk.length
      if (!socket.write(chunk)) return void socket.once('drain', go)
    }
    socket.end()
  }
  go()
}

async function join(port: number, word: string): Promise<net.Socket> {
  const socket = net.connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.write(Buffer.concat([handshake, Buffer.from(word)]))
  return socket
}

const heard = (socket: net.Socket) => new Promise<Buffer>((resolve) => socket.once('data', resolve))
const closed = (socket: net.Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

export type Cost = { wall: number; cpu: number }

async function costOf(proxy: Between, work: () => Promise<unknown>): Promise<Cost> {
  const [began, cpu] = [performance.now(), cpuSeconds(proxy.pid)]
  await work()
  return { wall: (performance.now() - began) / 1_000, cpu: cpuSeconds(proxy.pid) - cpu }
}

/** Two streams at once. */
export const streams = (proxy: Between) =>
  costOf(proxy, () =>
    Promise.all(
      [1, 2].map(async () => {
        const socket = await join(proxy.port, messages.stream)
        let left = streamBytes
        socket.on('data', (bytes) => (left -= bytes.length))
        await closed(socket)
        if (left > 0) throw new Error(`${proxy.name}: ${left} bytes of a stream are missing`)
      }),
    ),
  )

/** Players who join, receive something and are disconnected, 32 at a time. */
export const joins = (proxy: Between, count: number) =>
  costOf(proxy, () => {
    let begun = 0
    return Promise.all(
      Array.from({ length: 32 }, async () => {
        while (begun++ < count) {
          const socket = await join(proxy.port, messages.join)
          socket.resume()
          await closed(socket)
        }
      }),
    )
  })

/** Connected players: each has sent something and received the echo. */
export async function players(
  proxy: Between,
  count: number,
): Promise<{ sockets: net.Socket[]; kbEach: number }> {
  const before = residentKb(proxy.pid)
  const sockets: net.Socket[] = []
  for (let i = 0; i < count; i += 1) {
    const socket = await join(proxy.port, messages.echo)
    await heard(socket)
    sockets.push(socket)
  }
  await Promise.all(sockets.map(trip))
  return { sockets, kbEach: (residentKb(proxy.pid) - before) / count }
}

/** A round trip, in milliseconds. */
export async function trip(socket: net.Socket): Promise<number> {
  const began = performance.now()
  const back = heard(socket)
  socket.write(payload)
  await back
  return performance.now() - began
}

export async function leave(sockets: readonly net.Socket[]): Promise<void> {
  await Promise.all(
    sockets.map((socket) => {
      const over = closed(socket)
      socket.destroy()
      return over
    }),
  )
}
