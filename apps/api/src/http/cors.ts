import type { FastifyInstance } from 'fastify'

/**
 * Lets scripts of one site, and of no other, call the routes of this plugin and read every answer, refusals included. The
 * headers are set before anything is looked at, so that whatever goes wrong later is readable too.
 */
export function allowSite(app: FastifyInstance, siteUrl: string): void {
  const site = new URL(siteUrl).origin
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'origin')
    if (request.headers.origin === site)
      reply.header('access-control-allow-origin', site).header('access-control-expose-headers', 'retry-after')
    done()
  })
}

/** Answers the question that a browser asks before it posts JSON to another origin. */
export function answerPreflight(
  app: FastifyInstance,
  path: string,
  allowed: { methods: string; headers: string },
): void {
  app.options(path, { schema: { hide: true } }, async (request, reply) => {
    if (reply.hasHeader('access-control-allow-origin') && request.headers['access-control-request-method'])
      reply
        .header('access-control-allow-methods', allowed.methods)
        .header('access-control-allow-headers', allowed.headers)
        .header('access-control-max-age', '86400')
    return reply.code(204).send(null)
  })
}
