import type { FastifyInstance } from 'fastify'
import { sendError } from './api-error.ts'

/** More levels than the API describes, and safe for recursive code. */
const maxDepth = 32

type Fault = 'unstorable' | 'too_deep'

/** JSON can contain text that PostgreSQL cannot store: a NUL, or half of a surrogate pair. */
function faultIn(value: unknown, levels = maxDepth): Fault | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? 'unstorable' : undefined
  // Bytes are no text: their parser checks them.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  if (levels === 0) return 'too_deep'
  let fault: Fault | undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = faultIn(name) ?? faultIn(inner, levels - 1)
    if (found === 'too_deep') return found
    fault ??= found
  }
  return fault
}

/** Replaces characters that PostgreSQL cannot store. */
export const storable = (text: string): string => text.replaceAll('\0', '\u{fffd}').toWellFormed()

/** Replaces them in all texts of a value that is not nested too deep; field names stay. */
export function storableIn(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(storableIn)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storableIn(inner)]))
}

/** Whether a value can be stored unchanged. */
export const isStorable = (value: unknown): boolean => faultIn(value) === undefined

/**
 * Refuses requests with such text anywhere, so that routes need not check it. A route that replaces
 * it itself sets `config: { replacesUnstorableText: true }`. Nesting that is too deep is always
 * refused.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const { config, schema } = request.routeOptions
    const read = [request.body, request.params, ...(schema?.querystring ? [request.query] : [])]
    const faults = read.map((part) => faultIn(part))
    if (faults.includes('too_deep'))
      return sendError(request, reply, 'invalid_request', { body: `expected at most ${maxDepth} levels` })
    if (config.replacesUnstorableText || !faults.includes('unstorable')) return
    return sendError(request, reply, 'invalid_request', {
      body: 'expected text without NUL characters and half surrogate pairs',
    })
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself replaces characters that cannot be stored. */
    replacesUnstorableText?: boolean
  }
}
