import { compressedResource, type Resource, replyWithResource } from '@zubr/http/resources'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { within } from '../database/open.ts'
import { Refused } from './api-error.ts'
import { cached } from './cached.ts'

/** Visitors wait 10 s for an answer; a 503 comes well before. */
const loadWithinMs = 4_000

/**
 * Public JSON, cached in memory in every encoding for `maxAgeMs`. `load` may add headers.
 * `onFailure` is called once per failed load, however many requests waited. `now` is a monotonic
 * clock in milliseconds.
 */
export function sharedAnswer(options: {
  load: () => Promise<{ json: string; headers?: Record<string, string> }>
  headers: Record<string, string>
  maxAgeMs: number
  now: () => number
  onFailure: (error: unknown) => void
}) {
  const load = async () => {
    try {
      const { json, headers } = await within(loadWithinMs, options.load())
      return await compressedResource('answer.json', json, {
        headers: { ...options.headers, 'access-control-allow-origin': '*', ...headers },
      })
    } catch (error) {
      options.onFailure(error)
      throw error
    }
  }
  return cached(load, { maxAgeMs: options.maxAgeMs, failureAgeMs: 1_000, now: options.now })
}

/** Sends the answer in the client's preferred encoding, or 304 if the client has it. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { get(): Promise<Resource> },
): Promise<FastifyReply> {
  const resource = await answer.get().catch(() => {
    reply.header('access-control-allow-origin', '*')
    throw new Refused('unavailable')
  })
  replyWithResource(request, reply, resource)
  return reply
}

/** Answers preflights, so that scripts of any origin can read this path with custom headers. */
export function allowAnyOrigin(app: Pick<FastifyInstance, 'options'>, path: string): void {
  app.options(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      })
      .send(null),
  )
}
