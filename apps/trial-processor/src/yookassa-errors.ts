import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The idempotency key of a request; undefined without one, and the reply is sent. */
export function requireKey(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const key = request.headers['idempotence-key']
  if (typeof key === 'string' && key.length > 0 && key.length <= 64) return key
  refuse(reply, 400, 'Idempotence-Key')
  return undefined
}

export function refuse(reply: FastifyReply, status: 400 | 404, parameter: string) {
  const code = status === 404 ? 'not_found' : 'invalid_request'
  return reply.code(status).send({ type: 'error', id: randomUUID(), code, description: 'Invalid', parameter })
}
