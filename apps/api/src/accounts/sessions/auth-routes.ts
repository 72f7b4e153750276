import { authEndpoints } from '@zubr/contracts/auth'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { type Handlers, routes } from '../../http/route.ts'
import { authHeaders } from '../../http/visitor.ts'
import { recordSessionsEnded } from '../account-lock.ts'
import { passwordFault } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accounts as table } from '../accounts-schema.ts'
import { pagePaths } from '../login/form-pages.ts'
import { invalidateResetLinks } from '../login/links.ts'
import { clearNextCookie } from '../login/local-path.ts'
import { notifyOfAccess, sendMailJob } from '../mail/jobs.ts'
import { type AuthCall, AuthForwarder, type OwnerCall } from './auth-forwarder.ts'
import { forgetDevices } from './devices.ts'

type AuthHandlers = Handlers<typeof authEndpoints>

/** Forwards the served endpoints of better-auth and returns its answers. */
export function authRoutes(accounts: Accounts, panelUrl: string): FastifyPluginAsync {
  const forwarder = new AuthForwarder(accounts, panelUrl)

  return async (app) => {
    routes(app, authEndpoints, { sessionOf: accounts.sessionOf })({
      ...sessionHandlers(accounts, forwarder),
      ...secondFactorHandlers(accounts, forwarder),
      ...passwordHandlers(accounts, forwarder, panelUrl),
      ...callbackHandlers(forwarder, panelUrl),
    })
  }
}

function sessionHandlers({ db }: Accounts, forwarder: AuthForwarder) {
  const plain = {
    send: async (call: AuthCall) => forwarder.handOn(call.reply, await forwarder.ask(call)),
  }
  /** Ending the browsers' sessions also ends those of other programs. */
  const endingAll = {
    send: async (call: OwnerCall) => {
      const answer = await forwarder.ask(call)
      if (answer.ok) await recordSessionsEnded(db, call.session.accountId)
      return forwarder.handOn(call.reply, answer)
    },
  }
  return {
    'GET /api/auth/get-session': plain,
    'POST /api/auth/sign-out': plain,
    'GET /api/auth/list-sessions': plain,
    'POST /api/auth/revoke-session': plain,
    'POST /api/auth/revoke-sessions': endingAll,
    'POST /api/auth/revoke-other-sessions': endingAll,
  } satisfies Partial<AuthHandlers>
}

function secondFactorHandlers(accounts: Accounts, forwarder: AuthForwarder) {
  const { db } = accounts
  /** The change is done, so a mail that cannot be stored does not fail the request. */
  const notify = (kind: 'second_step_on' | 'second_step_off' | 'recovery_codes', accountId: string) =>
    notifyOfAccess(accounts, db, { kind, accountId }).catch(accounts.onError)
  const asksCode = async (accountId: string) => {
    const [account] = await db
      .select({ asksCode: table.twoFactorEnabled })
      .from(table)
      .where(eq(table.id, accountId))
    return account?.asksCode === true
  }
  /** Turns the second step on or off and notifies the owner. */
  const switching = {
    send: async (call: OwnerCall) => {
      const { accountId } = call.session
      const before = await asksCode(accountId)
      const answer = await forwarder.askLimited(call)
      const after = await asksCode(accountId)
      if (before !== after) await notify(after ? 'second_step_on' : 'second_step_off', accountId)
      return forwarder.handOn(call.reply, answer)
    },
  }
  return {
    'POST /api/auth/two-factor/enable': {
      send: async (call) => forwarder.handOn(call.reply, await forwarder.askLimited(call)),
    },
    'POST /api/auth/two-factor/disable': switching,
    'POST /api/auth/two-factor/verify-totp': switching,
    'POST /api/auth/two-factor/generate-backup-codes': {
      send: async (call) => {
        const answer = await forwarder.askLimited(call)
        if (answer.ok) await notify('recovery_codes', call.session.accountId)
        return forwarder.handOn(call.reply, answer)
      },
    },
  } satisfies Partial<AuthHandlers>
}

function passwordHandlers(accounts: Accounts, forwarder: AuthForwarder, panelUrl: string) {
  const { db, jobs, rateLimits } = accounts
  return {
    'POST /api/auth/change-password': {
      send: async (call) => {
        const { accountId, login } = call.session
        await rateLimits.pass(db, 'password', accountId)
        const fault = passwordFault(call.body.newPassword, { login })
        if (fault) throw new Refused('invalid_request', { newPassword: fault })
        // A changed password ends the other sessions, because somebody else may know the old one.
        const answer = await forwarder.askWithPassword(call, { ...call.body, revokeOtherSessions: true })
        if (answer.ok) {
          await recordSessionsEnded(db, accountId)
          await inTransaction(db, async (tx) => {
            await invalidateResetLinks(tx, accountId)
            await forgetDevices(tx, accountId, {
              headers: authHeaders(call.request, accounts.visitorOf(call.request)),
              panelUrl,
            })
            await sendMailJob(jobs, tx, { kind: 'password', accountId })
          })
          await rateLimits.clear(db, 'password', accountId)
        }
        return forwarder.handOn(call.reply, answer)
      },
    },
  } satisfies Partial<AuthHandlers>
}

function callbackHandlers(forwarder: AuthForwarder, panelUrl: string) {
  return {
    'GET /api/auth/callback/:provider': {
      send: async (call) => {
        const { reply } = call
        const answer = await forwarder.ask(call)
        const asksCode = answer.headers
          .getSetCookie()
          .some((line) => /^(?:__Secure-)?zubr\.two_factor=./.test(line))
        // The network's state also held the next page. The page of the second factor still reads
        // the cookie.
        if (!asksCode && !/[?&]error=/.test(answer.headers.get('location') ?? ''))
          answer.headers.append('set-cookie', clearNextCookie(panelUrl))
        if (!asksCode) return forwarder.handOn(reply, answer)
        return reply
          .headers({ 'cache-control': 'no-store', 'set-cookie': answer.headers.getSetCookie() })
          .redirect(pagePaths.code, 303)
      },
    },
  } satisfies Partial<AuthHandlers>
}
