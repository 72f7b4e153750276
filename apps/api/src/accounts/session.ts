import type { Locale } from '@zubr/i18n/locales'
import { isLocale } from '@zubr/i18n/locales'
import type { FastifyRequest } from 'fastify'
import type { Auth } from './auth.ts'
import { authHeaders, type Visitor } from './visitor.ts'

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
  /** The session of a request's cookie; undefined without one that is alive. */
  sessionOf(request: FastifyRequest): Promise<Session | undefined>
  /** The same; without one it throws what is answered with 401. */
  requireSession(request: FastifyRequest): Promise<Session>
}

export function openSessions(auth: Auth, visitorOf: (request: FastifyRequest) => Visitor): Sessions {
  const sessionOf = async (request: FastifyRequest): Promise<Session | undefined> => {
    if (!request.headers.cookie?.includes('zubr.session_token=')) return undefined
    const found = await auth.api.getSession({ headers: authHeaders(request, visitorOf(request)) })
    if (!found) return undefined
    const { user, session } = found
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
    async requireSession(request) {
      const session = await sessionOf(request)
      if (!session) throw new NoSession('no session')
      return session
    },
  }
}
