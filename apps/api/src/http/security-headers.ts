import type { Config } from '@zubr/config'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer. A route that sends another value of one keeps its own. */
export function securityHeaders(config: Pick<Config, 'panelUrl'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: browsers would then send `Origin: null` with forms, which are refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.panelUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

export function installSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'panelUrl'>): void {
  const headers = Object.entries(securityHeaders(config))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
