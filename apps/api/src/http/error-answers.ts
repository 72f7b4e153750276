import type { ErrorCode } from '@zubr/contracts/errors'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAccountGone, isUnavailable, rootOf } from '../database/failure.ts'
import { Refused, sendError, TooMany } from './api-error.ts'

/** Maps Fastify's error codes to ours. Source: fastify/docs/Reference/Errors.md. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** What was expected, by the path of the field in its part of the request. */
function fieldsOf(error: Pick<FastifyError, 'validation'>): Record<string, string> {
  return Object.fromEntries(
    (error.validation ?? []).map((issue) => [
      issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
      issue.message ?? 'not valid',
    ]),
  )
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) return sendError(request, reply, error.code, error.fields)
  if (error instanceof TooMany)
    return sendError(request, reply.header('retry-after', String(error.retryAfterSeconds)), 'rate_limited')
  if (error.validation) return sendError(request, reply, 'invalid_request', fieldsOf(error))
  const known = lookUp(frameworkCodes, error.code)
  if (known === 'invalid_request')
    return sendError(request, reply, known, {
      [error.code === 'FST_ERR_BAD_URL' ? 'url' : 'body']: error.message,
    })
  if (known) return sendError(request, reply, known)
  if (isUnavailable(error)) {
    // A closed connection, such as an agent's at shutdown, concerns nobody.
    const level = request.socket.destroyed ? 'debug' : 'error'
    request.log[level]({ err: rootOf(error) }, 'the database is not available')
    return sendError(request, reply, 'unavailable')
  }
  if (error.statusCode === 401 || isAccountGone(error)) return sendError(request, reply, 'unauthorized')
  if (error.statusCode === 400) return sendError(request, reply, 'invalid_request')
  request.log.error({ err: rootOf(error) }, 'a request failed')
  return sendError(request, reply, 'internal')
}

/**
 * Gives every error the API's format: exceptions of handlers, Fastify's own errors, unknown
 * addresses (404), and known ones with a wrong method (405). Call it before routes are registered.
 */
export function installErrorAnswers(app: FastifyInstance): void {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // A catch-all route is no known address.
    if (url === '/*') return
    const parts = url.split(/(:[^/]+|\*)/).map((part) => {
      if (part === '*') return '.*'
      return part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    })
    const { methods = [] } = known.get(url) ?? {}
    const pattern = new RegExp(`^${parts.join('')}$`)
    known.set(url, { pattern, methods: new Set([...methods, ...[method].flat()]) })
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const here = [...known.values()].filter(({ pattern }) => pattern.test(path))
    const allowed = new Set(here.flatMap(({ methods }) => [...methods]))
    if (allowed.size === 0 || allowed.has(request.method)) return sendError(request, reply, 'not_found')
    return sendError(request, reply.header('allow', [...allowed].sort().join(', ')), 'method_not_allowed')
  })
}
