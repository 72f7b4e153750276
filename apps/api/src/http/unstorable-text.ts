import type { FastifyInstance } from 'fastify'
import { sendError } from './api-error.ts'

/** Deeper than anything that the API describes; what walks through a value by recursion has no trouble with it. */
const deepest = 32

type Fault = 'unstorable' | 'too_deep'

/** JSON can say what PostgreSQL cannot store as text: a NUL, or half of a surrogate pair. */
function faultIn(value: unknown, levels = deepest): Fault | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? 'unstorable' : undefined
  // Bytes are no text: what reads them looks at them.
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

/** A text as PostgreSQL can store it: signs that stand for what was none. */
export const storable = (text: string): string => text.replaceAll('\0', '\u{fffd}').toWellFormed()

/** The same of all texts in a value that is not nested too deep; names of fields stay as they are. */
export function storableIn(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(storableIn)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storableIn(inner)]))
}

/** Whether all of a value can be stored as it is. */
export const isStorable = (value: unknown): boolean => faultIn(value) === undefined

/**
 * Refuses requests that hold such text, wherever in them, so that no route has to think of it. A route that would rather
 * mend the text of a visitor says so: `config: { mendsText: true }`. What is nested too deep no route wants.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    const { config, schema } = request.routeOptions
    const read = [request.body, request.params, ...(schema?.querystring ? [request.query] : [])]
    const faults = read.map((part) => faultIn(part))
    if (faults.includes('too_deep'))
      return sendError(request, reply, 'invalid_request', { body: `expected at most ${deepest} levels` })
    if (config.mendsText || !faults.includes('unstorable')) return
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
