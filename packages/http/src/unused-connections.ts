import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Destroys connections without a request when `app` closes, since Node counts them as busy and
 * waits. Browsers and `fetch` open connections ahead of need; `fetch` also does so when a long
 * request on its only one is aborted.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
}
