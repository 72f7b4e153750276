import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './api-error.ts'

/** Who asks, as far as the routes of servers and money need to know. */
export type Session = {
  accountId: string
  login: string
  sessionId: string
  emailConfirmed: boolean
}

/** Finds the session that a request's cookie names; where it is renewed, its cookie goes with the reply. */
export type SessionOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>

/**
 * Lets nobody without a session pass to any route of this plugin, before anything of the request is parsed. Resolves to how a
 * route learns whose request it is.
 */
export function requireSessions(
  app: Pick<FastifyInstance, 'addHook'>,
  sessionOf: SessionOf,
): (request: FastifyRequest) => Session {
  const sessions = new WeakMap<FastifyRequest, Session>()
  app.addHook('onRequest', async (request, reply) => {
    const session = await sessionOf(request, reply)
    if (!session) return sendError(request, reply, 'unauthorized')
    sessions.set(request, session)
  })
  return (request) => {
    const session = sessions.get(request)
    if (!session) throw new Error('a route asked for a session before it was checked')
    return session
  }
}
