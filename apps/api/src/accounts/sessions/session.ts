import { isLocale } from '@zubr/i18n/locales'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/open.ts'
import { authHeaders, type SessionOf, type Visitor } from '../../http/visitor.ts'
import { recordAddress } from './addresses.ts'
import type { Auth } from './auth.ts'
import type { LastSeen } from './last-seen.ts'

/** Whether a browser sends a session cookie, which may have expired. */
export const hasSessionCookie = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes('zubr.session_token=') === true

/** Resolves sessions with better-auth. */
export function sessionResolver({
  db,
  auth,
  visitorOf,
  lastSeen,
  onSession,
}: {
  db: Db
  auth: Auth
  visitorOf: (request: FastifyRequest) => Visitor
  lastSeen: LastSeen
  onSession?: ((address: string) => void) | undefined
}): SessionOf {
  return async (request, reply) => {
    if (!hasSessionCookie(request)) return undefined
    const visitor = visitorOf(request)
    const { headers, response: found } = await auth.api.getSession({
      headers: authHeaders(request, visitor),
      returnHeaders: true,
    })
    // Keeps a cookie without a session: a simultaneous log-in may have replaced it.
    if (!found) return undefined
    const { user, session } = found
    onSession?.(visitor.address)
    await lastSeen.record(user.id)
    const cookies = headers.getSetCookie()
    if (cookies.length > 0) {
      reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookies })
      await recordAddress(db, user.id, visitor.address)
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
}
