import type { Locale } from '@zubr/i18n/locales'
import { isLocale } from '@zubr/i18n/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../database/open.ts'
import { authHeaders, type Visitor } from '../../http/visitor.ts'
import { noteAddress } from './addresses.ts'
import type { Auth } from './auth.ts'

/** Who is logged in, as every other subject gets it. */
export type Session = {
  accountId: string
  login: string
  sessionId: string
  emailConfirmed: boolean
  locale: Locale
  startedAt: Date
}

/** A request without a session where one is needed; answered with 401. */
export class NoSession extends Error {
  override name = 'NoSession'
  readonly statusCode = 401
}

export type Sessions = {
  /**
   * The session of a request's cookie; undefined without one that is alive. Once a day of use it is renewed: its cookie goes with the
   * reply, and the address counts as used again.
   */
  sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined>
  /** The same; without one it throws what is answered with 401. */
  requireSession(request: FastifyRequest, reply: FastifyReply): Promise<Session>
}

export function openSessions(db: Db, auth: Auth, visitorOf: (request: FastifyRequest) => Visitor): Sessions {
  const sessionOf: Sessions['sessionOf'] = async (request, reply) => {
    if (!request.headers.cookie?.includes('zubr.session_token=')) return undefined
    const visitor = visitorOf(request)
    const { headers, response: found } = await auth.api.getSession({
      headers: authHeaders(request, visitor),
      returnHeaders: true,
    })
    // A cookie without a session is left alone: a log-in at the same moment may have replaced it.
    if (!found) return undefined
    const { user, session } = found
    const cookies = headers.getSetCookie()
    if (cookies.length > 0) {
      reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookies })
      await noteAddress(db, user.id, visitor.address)
    }
    return {
      accountId: user.id,
      login: user.username ?? user.name,
      sessionId: session.id,
      emailConfirmed: user.emailVerified,
      locale: isLocale(user.locale) ? user.locale : 'ru',
      startedAt: session.createdAt,
    }
  }
  return {
    sessionOf,
    async requireSession(request, reply) {
      const session = await sessionOf(request, reply)
      if (!session) throw new NoSession('no session')
      return session
    },
  }
}
