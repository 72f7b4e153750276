import type { Locale } from '@zubr/i18n/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who is logged in. */
export type Session = {
  accountId: string
  login: string
  sessionId: string
  emailConfirmed: boolean
  locale: Locale
  startedAt: Date
}

/**
 * The session of a request's cookie; undefined without one that is alive. Once a day of use it is renewed: its cookie goes with the
 * reply, and the address counts as used again.
 */
export type SessionOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>
