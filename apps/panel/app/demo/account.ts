import { brand } from '@zubr/content/brand'
import type { accountEndpoints } from '@zubr/contracts/accounts'
import type { authEndpoints } from '@zubr/contracts/auth'
import { avatarSvg } from '@zubr/domain/avatar'
import { planChange } from '@zubr/domain/terms/plan-change'
import { isLocale } from '@zubr/i18n/locales'
import { ApiFailure } from '../api/request.ts'
import type { Handlers } from './handlers.ts'
import { balanceOf, type DemoServer, type Memory } from './memory.ts'
import { paidPeriodsOf } from './terms/paid-periods.ts'

/** The paid value of a server's remaining time, in minor units. */
function unusedWorth(memory: Memory, demoServer: DemoServer): number {
  const now = new Date()
  return planChange(paidPeriodsOf(memory, demoServer, now), { price: 0, now }).worth
}

/** Actions that need an email, another network or a real password. */
const notInDemo = (): never => {
  throw new ApiFailure('demo')
}

export function accountHandlers(memory: Memory): Handlers<keyof typeof accountEndpoints> {
  return {
    'GET /api/account': () => memory.me,
    'PUT /api/account/locale': ({ body }) => {
      if (!isLocale(body.locale)) throw new ApiFailure('invalid_request')
      memory.locale = body.locale
      memory.me.locale = body.locale
      return null
    },
    'PUT /api/account/email': notInDemo,
    'POST /api/account/confirmation': notInDemo,
    'POST /api/account/networks/:network/link': notInDemo,
    'POST /api/account/networks/:network/unlink': notInDemo,
    'GET /api/account/export': () => ({
      account: memory.me,
      balance: memory.entries,
      servers: memory.servers.map(({ view, journal }) => ({ ...view, activity: journal })),
    }),
    'POST /api/account/delete': notInDemo,
    'GET /api/account/deletion': () => ({
      servers: memory.servers.map((demoServer) => ({
        ...{
          name: demoServer.view.name,
          subdomain: demoServer.view.subdomain,
          paidUntil: demoServer.view.paidUntil,
        },
        unused: demoServer.view.paidUntil
          ? { ...balanceOf(memory), minor: unusedWorth(memory, demoServer) }
          : null,
      })),
      ...{ backups: 0, balance: null, refundable: null, refunds: [] },
    }),
    'POST /api/account/deletion/undo': () => null,
    'GET /api/accounts/:login/avatar.svg': ({ params }) => avatarSvg(params.login),
  }
}

const secret = 'DEMODEMODEMODEMODEMODEMODEMODEMO'

const backupCodes = () =>
  Array.from({ length: 10 }, () => crypto.randomUUID().replace(/^(.{5}).{4}(.{5}).*$/, '$1-$2'))

export function authHandlers(memory: Memory): Handlers<keyof typeof authEndpoints> {
  const keepSessions = (isKept: (token: string) => boolean) => {
    memory.sessions = memory.sessions.filter(({ token }) => isKept(token))
    return null
  }
  return {
    'GET /api/auth/get-session': () => ({ session: { token: 'here' } }),
    // The page then goes to the site.
    'POST /api/auth/sign-out': () => null,
    'GET /api/auth/list-sessions': () => memory.sessions,
    'POST /api/auth/revoke-session': ({ body }) => keepSessions((token) => token !== body.token),
    'POST /api/auth/revoke-sessions': notInDemo,
    'POST /api/auth/revoke-other-sessions': () => keepSessions((token) => token === 'here'),
    'POST /api/auth/change-password': notInDemo,
    // Any password is accepted, and any six digits are a valid code.
    'POST /api/auth/two-factor/enable': () => ({
      totpURI: `otpauth://totp/${brand.name}%20demo:${memory.me.login}?secret=${secret}&issuer=${brand.name}%20demo`,
      backupCodes: backupCodes(),
    }),
    'POST /api/auth/two-factor/disable': () => {
      memory.me.secondFactor = false
      return null
    },
    'POST /api/auth/two-factor/verify-totp': ({ body }) => {
      if (!/^\d{6}$/.test(body.code.replaceAll(' ', '')))
        throw new ApiFailure('invalid_request', { auth: 'INVALID_CODE' })
      memory.me.secondFactor = true
      return null
    },
    'POST /api/auth/two-factor/generate-backup-codes': () => ({ backupCodes: backupCodes() }),
    'GET /api/auth/callback/:provider': notInDemo,
  }
}
