import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Whether two programs on a request's way could read it differently, and so be played against each other: it names two hosts, or sends
 * its body in a way that we don't know. Node takes both.
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

/** Refuses such requests, and whatever else came on their connection. Register it before other hooks. */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isUnclear(request.raw)) return done()
    reply.header('connection', 'close')
    done(Object.assign(new Error('the request can be read in two ways'), { statusCode: 400 }))
  })
}
