import { requestOf } from '@zubr/contracts/request'
import { call } from './request.ts'

export const avatarOf = (login: string) =>
  requestOf('GET /api/accounts/:login/avatar.svg', { params: { login } }).path

export const exportPath = requestOf('GET /api/account/export').path

/** Every session of the account, and which of them is this one. */
export async function fetchSessions(signal: AbortSignal) {
  const [sessions, own] = await Promise.all([
    call('GET /api/auth/list-sessions', { signal }),
    call('GET /api/auth/get-session', { signal }),
  ])
  return { sessions, own: own?.session.token }
}
