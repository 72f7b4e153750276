import { type Args, type EndpointKey, requestOf } from '@zubr/contracts/request'
import { fakeBackend } from './fake-backend.ts'
import { call } from './request.ts'

/** A URL that the browser requests itself. */
function addressOf<K extends EndpointKey>(key: K, ...args: Args<K>): string {
  return fakeBackend()?.addressOf(key, ...args) ?? requestOf(key, ...args).path
}

export const avatarOf = (login: string) =>
  addressOf('GET /api/accounts/:login/avatar.svg', { params: { login } })

export const exportAddress = (login: string) =>
  addressOf('GET /api/account/export', { query: { account: login } })

/** Every session of the account, with a mark on the current one. */
export async function fetchSessions(signal: AbortSignal) {
  const [sessions, current] = await Promise.all([
    call('GET /api/auth/list-sessions', { signal }),
    call('GET /api/auth/get-session', { signal }),
  ])
  return { sessions, current: current?.session.token }
}
