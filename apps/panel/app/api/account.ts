import type { Me } from '@zubr/contracts/accounts'
import { accountPaths } from '@zubr/contracts/paths'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import type { Locale } from '@zubr/i18n/locales'
import { at } from './paths.ts'
import { ask } from './request.ts'

/** A session as better-auth lists it. */
export type ListedSession = {
  token: string
  createdAt: string
  updatedAt: string
  ipAddress?: string | null
  userAgent?: string | null
}

const auth = (path: string) => `/api/auth/${path}`

export const fetchMe = (signal?: AbortSignal) =>
  ask<Me>('GET', accountPaths.me, { ...(signal && { signal }) })

export const avatarOf = (login: string) => at(accountPaths.avatar, { login })

export const saveLocale = (locale: Locale) => ask<void>('PUT', accountPaths.locale, { body: { locale } })

export const changeEmail = (email: string, password: string) =>
  ask<void>('PUT', accountPaths.email, { body: { email, password } })

export const sendConfirmation = () => ask<void>('POST', accountPaths.confirmation, { body: {} })

export const exportPath = accountPaths.export

export const deleteAccount = (password: string) =>
  ask<void>('POST', accountPaths.delete, { body: { password } })

export const logOut = () => ask<unknown>('POST', auth('sign-out'), { body: {} })

export const changePassword = (currentPassword: string, newPassword: string) =>
  ask<unknown>('POST', auth('change-password'), {
    body: { currentPassword, newPassword, revokeOtherSessions: true },
  })

export const enableFactor = (password: string) =>
  ask<{ totpURI: string; backupCodes: string[] }>('POST', auth('two-factor/enable'), { body: { password } })

export const verifyFactor = (code: string) =>
  ask<unknown>('POST', auth('two-factor/verify-totp'), { body: { code } })

export const disableFactor = (password: string) =>
  ask<unknown>('POST', auth('two-factor/disable'), { body: { password } })

export const makeCodes = (password: string) =>
  ask<{ backupCodes: string[] }>('POST', auth('two-factor/generate-backup-codes'), { body: { password } })

/** Every session of the account, and which of them is this one. */
export async function fetchSessions(
  signal?: AbortSignal,
): Promise<{ sessions: ListedSession[]; own: string | undefined }> {
  const options = { ...(signal && { signal }) }
  const [sessions, own] = await Promise.all([
    ask<ListedSession[]>('GET', auth('list-sessions'), options),
    ask<{ session: { token: string } } | null>('GET', auth('get-session'), options),
  ])
  return { sessions, own: own?.session.token }
}

export const revokeSession = (token: string) =>
  ask<unknown>('POST', auth('revoke-session'), { body: { token } })
export const revokeOthers = () => ask<unknown>('POST', auth('revoke-other-sessions'), { body: {} })
export const revokeAll = () => ask<unknown>('POST', auth('revoke-sessions'), { body: {} })

/** Resolves to the network's own page, where linking goes on. */
export const linkNetwork = (network: SocialProvider, password: string) =>
  ask<{ url: string }>('POST', at(accountPaths.linkNetwork, { network }), { body: { password } })
export const unlinkNetwork = (network: SocialProvider, password: string) =>
  ask<void>('POST', at(accountPaths.unlinkNetwork, { network }), { body: { password } })
