import type { AccountAnswer, AccountPage } from '@zubr/contracts/accounts'
import type { FastifyRequest } from 'fastify'
import { isUnavailable, rootOf } from '../../database/failure.ts'
import { TooMany } from '../../http/api-error.ts'

/** The fields of a form, as browsers send them. */
export type Form = Record<string, string>

/** The values that a page shows again after it refused a form. */
export function typedValues(page: AccountPage, form: Form): NonNullable<AccountAnswer['values']> {
  const { name = '', login = '', email = '', code = '' } = form
  if (page === 'login') return { name }
  if (page === 'confirm' || page === 'reset') return { code: code.slice(0, 40) }
  return page === 'register' ? { login: login.slice(0, 40), email: email.slice(0, 254) } : {}
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key !== name || value === undefined) continue
    try {
      return decodeURIComponent(value)
    } catch {
      // A cookie with a malformed percent escape counts as absent.
      return undefined
    }
  }
  return undefined
}

type Retry = { status: 429 | 503; outcome: 'too_many' | 'unavailable'; seconds: number }

/** A form's response to a temporary error; undefined for any other error. */
export function retryFromError(error: unknown, request: FastifyRequest): Retry | undefined {
  if (error instanceof TooMany) return { status: 429, outcome: 'too_many', seconds: error.retryAfterSeconds }
  if (!isUnavailable(error)) return undefined
  request.log.error({ err: rootOf(error) }, 'the database is not available')
  return { status: 503, outcome: 'unavailable', seconds: 60 }
}
