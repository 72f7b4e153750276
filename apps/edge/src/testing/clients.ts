import net from 'node:net'
import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { onTestFinished } from 'vitest'
import { type EdgeOptions, startEdge } from '../edge.ts'

// Edges in a test's own process, with those who come to them as bytes, and servers that do with a connection what a test says.

/** What all edges of a test file have said. */
export const logged: string[] = []
const note = (message: string) => void logged.push(message)
const log = { info: note, warn: note, error: note }

/** An edge in this process, ended with the test. */
export async function edge(knowledge: EdgeOptions['knowledge'], change: Partial<EdgeOptions> = {}) {
  const started = await startEdge({
    host: '127.0.0.1',
    port: 0,
    knowledge,
    starts: async () => false,
    log,
    ...change,
  })
  onTestFinished(() => started.stop())
  return started
}

/** A server that does with each connection what a test says. */
export async function server(serve: (socket: net.Socket) => void, port = 0) {
  const listening = net.createServer({ allowHalfOpen: true }, (socket) => {
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    serve(socket)
  })
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void listening.close())
  return {
    host: '127.0.0.1',
    port: (listening.address() as net.AddressInfo).port,
    close: () => listening.close(),
  }
}
export const echo = () => server((socket) => socket.pipe(socket))

/** Says something, and hears what is said until the connection ends, or until `enough`. */
export function talk(
  port: number,
  say: Buffer[] | Buffer,
  enough?: (heard: Buffer) => boolean,
): Promise<Buffer> {
  const socket = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  for (const one of [say].flat()) socket.write(one)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const over = () => resolve(Buffer.concat(chunks))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (!enough?.(Buffer.concat(chunks))) return
      over()
      socket.destroy()
    })
    socket.on('end', () => socket.end())
    socket.on('error', over).on('close', over)
  })
}

export const intents = { status: 1, login: 2 }
export const handshake = (name: string, intent: keyof typeof intents) =>
  packet(varInt(0), varInt(767), text(name), Buffer.from([0x63, 0xdd]), varInt(intents[intent]))
export const loginStart = (player: string) => packet(varInt(0), text(player), Buffer.alloc(16))
export const statusRequest = packet(varInt(0))
export const forest = 'forest.zubr.example'
