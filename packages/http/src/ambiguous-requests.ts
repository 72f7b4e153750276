import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Whether two HTTP programs could parse a request differently (request smuggling): it has two Host
 * headers or an unknown transfer coding. Node accepts both.
 */
export function isUnclear({ headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Refuses ambiguous requests and closes their connection. Register it before other hooks. */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isUnclear(request.raw)) return done()
    reply.header('connection', 'close')
    done(Object.assign(new Error('the request can be read in two ways'), { statusCode: 400 }))
  })
}
