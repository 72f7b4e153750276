import type { AccountAnswer, AccountPage } from '@zubr/contracts/accounts'
import type { FastifyRequest } from 'fastify'

/** The fields of a form, as browsers send them. */
export type Form = Record<string, string>

/** What a page shows again after it refused a form. */
export function typedIn(page: AccountPage, form: Form): NonNullable<AccountAnswer['values']> {
  const { name = '', login = '', email = '' } = form
  if (page === 'login') return { name }
  return page === 'register' ? { login: login.slice(0, 40), email: email.slice(0, 254) } : {}
}

export function cookieIn(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key !== name || value === undefined) continue
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return undefined
}
