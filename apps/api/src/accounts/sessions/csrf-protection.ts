import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../../http/api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form of the site, which has its own rule for `Origin`. */
    form?: true
  }
}

/** Names of our cookies that authenticate. Over HTTPS they have the prefix `__Secure-`. */
const ours = /(?:^|;\s*)(?:__Secure-)?zubr\.(?:session_token|two_factor)=/

/**
 * Refuses changing requests with a session cookie, unless the panel sent them: its `Origin`, and
 * JSON, which no form can send. The hook covers every route, so a new one is protected by default.
 */
export function refuseForgedRequests(app: FastifyInstance, config: Pick<Config, 'panelUrl'>): void {
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
