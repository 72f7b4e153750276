import type { FastifyInstance } from 'fastify'
import { sendError } from './api-error.ts'

/** JSON can say what PostgreSQL cannot store as text: a NUL, or half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

/**
 * Refuses requests that hold such text, wherever in them, so that no route has to think of it. A route that would rather
 * mend the text of a visitor says so: `config: { mendsText: true }`.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const { config, schema } = request.routeOptions
    if (config.mendsText) return
    const read = [request.body, request.params, ...(schema?.querystring ? [request.query] : [])]
    if (read.every(isStorable)) return
    return sendError(request, reply, 'invalid_request', {
      body: 'expected text without NUL characters and half surrogate pairs',
    })
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route replaces what cannot be stored by itself. */
    mendsText?: boolean
  }
}
