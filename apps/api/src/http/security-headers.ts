import type { Config } from '@zubr/config'
import { securityHeaders as headersAt, inertPolicy } from '@zubr/http/security-headers'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer. A route can override single ones. */
export function securityHeaders(config: Pick<Config, 'panelUrl'>): Record<string, string> {
  return {
    'content-security-policy': inertPolicy,
    ...headersAt(config.panelUrl),
  }
}

export function installSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'panelUrl'>): void {
  const headers = Object.entries(securityHeaders(config))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    done()
  })
}
