import type { FastifyInstance } from 'fastify'

/**
 * Allows scripts of one site only to call this plugin's routes and read every answer, errors
 * included. Headers are set first, so that later errors are readable too.
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

/** Answers the preflight of a browser that posts JSON to another origin. */
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
