import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends the connections on which nothing has been asked yet when `app` closes. Node counts them as busy, and would wait for them;
 * browsers and `fetch` open such ahead of need, and `fetch` another one when a long request on its only one is aborted.
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
