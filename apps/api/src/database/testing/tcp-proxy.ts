import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * The state of the connection: open, cut (refuses and resets), or stuck (accepts, then stays
 * silent).
 */
type State = 'open' | 'cut' | 'stuck'

/**
 * A proxy to a real PostgreSQL that a test can cut, block and open again, as if the server died or
 * hung.
 */
export async function proxyFor(url: string): Promise<{
  url: string
  set(state: State): Promise<void>
  /** The target of new connections: a restarted server may have another port. */
  leadTo(url: string): void
}> {
  let target = new URL(url)
  const sockets = new Set<Socket>()
  let state: State = 'open'
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    track(client)
    if (state !== 'open') return
    const upstream = track(connect(Number(target.port || 5432), target.hostname))
    client.on('data', (data) => state === 'open' && upstream.write(data))
    upstream.on('data', (data) => state === 'open' && client.write(data))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(async () => {
    if (server.listening) await close()
  })
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    leadTo(next) {
      target = new URL(next)
    },
    async set(next) {
      state = next
      if (next === 'cut') await close()
      else if (!server.listening) await listen(port)
    },
  }
}
