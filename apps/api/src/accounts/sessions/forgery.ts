import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../../http/api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form of the site, which has its own rule for `Origin`. */
    form?: true
  }
}

/** Names of our cookies that open something. `__Secure-` stands before them over HTTPS. */
const ours = /(?:^|;\s*)(?:__Secure-)?zubr\.(?:session_token|two_factor)=/

/**
 * Refuses requests that bear a session's cookie and change something, unless the panel itself sent them: its `Origin`, and JSON, which
 * no form can send. It holds for every route at once, so that a new one is safe before anybody thinks of it.
 */
export function refuseForged(app: FastifyInstance, config: Pick<Config, 'panelUrl'>): void {
  const panel = new URL(config.panelUrl).origin
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || routeOptions.config.form) return
    if (!ours.test(headers.cookie ?? '')) return
    if (headers.origin !== panel) return sendError(request, reply, 'forbidden')
    const isEmpty =
      headers['content-length'] === '0' || (!headers['content-length'] && !headers['transfer-encoding'])
    if (!isEmpty && !/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
      return sendError(request, reply, 'unsupported_media_type')
  })
}
