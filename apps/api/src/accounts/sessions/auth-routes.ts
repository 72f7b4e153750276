import { authEndpoints } from '@zubr/contracts/auth'
import type { ErrorCode } from '@zubr/contracts/errors'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { authHeaders, type Session } from '../../http/visitor.ts'
import { recordSessionsEnded } from '../account-lock.ts'
import { passwordFault } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accounts as table } from '../accounts-schema.ts'
import { pagePaths } from '../login/form-pages.ts'
import { invalidateResetLinks } from '../login/links.ts'
import { clearNextCookie } from '../login/local-path.ts'
import { notifyOfAccess, sendMailJob } from '../mail/jobs.ts'
import { forgetDevices } from './devices.ts'

type Asking = { request: FastifyRequest; reply: FastifyReply; session: unknown }
type Owned = Asking & { session: Session }

/** Forwards the served endpoints of better-auth and returns its answers. */
export function authRoutes(accounts: Accounts, panelUrl: string): FastifyPluginAsync {
  const { db, jobs, rateLimits, sessionOf, passwordQueue } = accounts

  const ask = async ({ request, reply, session }: Asking, body: unknown = request.body) => {
    const answer = await accounts.auth.handler(asRequest(request, accounts, panelUrl, body))
    // The account may have been deleted meanwhile. Then better-auth fails with 5xx.
    if (answer.status >= 500 && session && !(await sessionOf(request, reply)))
      throw new Refused('unauthorized')
    return answer
  }
  const handOn = async (reply: FastifyReply, answer: Response) => {
    const text = await answer.text()
    // Some of better-auth's refusals have no body.
    if (text === '' && answer.status >= 400) throw new Refused(errorOf(answer.status))
    const { 'content-type': type = 'application/json', location } = Object.fromEntries(answer.headers)
    reply.code(answer.status).headers({ 'cache-control': 'no-store', 'content-type': type })
    if (location) reply.header('location', location)
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return reply.send(text)
  }
  const plain = { send: async (call: Asking) => handOn(call.reply, await ask(call)) }
  /** These make better-auth hash a password, so the account waits in the queue like any client. */
  const askWithPassword = (call: Owned, body?: unknown) =>
    passwordQueue.inTurn(call.session.accountId, () =>
      passwordQueue.run({ isKnown: true }, () => ask(call, body)),
    )
  /** These ask for the password or a code once more: who has found an open session must not find those by trying. */
  const askLimited = async (call: Owned) => {
    const { accountId } = call.session
    await rateLimits.pass(db, 'password', accountId)
    const answer = await askWithPassword(call)
    if (answer.ok) await rateLimits.clear(db, 'password', accountId)
    return answer
  }
  const limited = { send: async (call: Owned) => handOn(call.reply, await askLimited(call)) }

  const asksCode = async (accountId: string) => {
    const [account] = await db
      .select({ asksCode: table.twoFactorEnabled })
      .from(table)
      .where(eq(table.id, accountId))
    return account?.asksCode === true
  }
  /** The change is done, so a mail that cannot be stored does not fail the request. */
  const notify = (kind: 'second_step_on' | 'second_step_off' | 'recovery_codes', accountId: string) =>
    notifyOfAccess(accounts, db, { kind, accountId }).catch(accounts.onError)
  /** The same for turning the second step on or off, which notifies the owner. */
  const switching = {
    send: async (call: Owned) => {
      const { accountId } = call.session
      const before = await asksCode(accountId)
      const answer = await askLimited(call)
      const after = await asksCode(accountId)
      if (before !== after) await notify(after ? 'second_step_on' : 'second_step_off', accountId)
      return handOn(call.reply, answer)
    },
  }

  /** Ending the browsers' sessions also ends those of other programs. */
  const endingAll = {
    send: async (call: Owned) => {
      const answer = await ask(call)
      if (answer.ok) await recordSessionsEnded(db, call.session.accountId)
      return handOn(call.reply, answer)
    },
  }

  return async (app) => {
    routes(app, authEndpoints, { sessionOf })({
      'GET /api/auth/get-session': plain,
      'POST /api/auth/sign-out': plain,
      'GET /api/auth/list-sessions': plain,
      'POST /api/auth/revoke-session': plain,
      'POST /api/auth/revoke-sessions': endingAll,
      'POST /api/auth/revoke-other-sessions': endingAll,
      'POST /api/auth/two-factor/enable': limited,
      'POST /api/auth/two-factor/disable': switching,
      'POST /api/auth/two-factor/verify-totp': switching,
      'POST /api/auth/two-factor/generate-backup-codes': {
        send: async (call) => {
          const answer = await askLimited(call)
          if (answer.ok) await notify('recovery_codes', call.session.accountId)
          return handOn(call.reply, answer)
        },
      },

      'POST /api/auth/change-password': {
        send: async (call) => {
          const { accountId, login } = call.session
          await rateLimits.pass(db, 'password', accountId)
          const fault = passwordFault(call.body.newPassword, { login })
          if (fault) throw new Refused('invalid_request', { newPassword: fault })
          // A changed password ends the other sessions, because somebody else may know the old one.
          const answer = await askWithPassword(call, { ...call.body, revokeOtherSessions: true })
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
          return handOn(call.reply, answer)
        },
      },

      'GET /api/auth/callback/:provider': {
        send: async (call) => {
          const { reply } = call
          const answer = await ask(call)
          const asksCode = answer.headers
            .getSetCookie()
            .some((line) => /^(?:__Secure-)?zubr\.two_factor=./.test(line))
          // The network's state also held the next page. The page of the second factor still reads
          // the cookie.
          if (!asksCode && !/[?&]error=/.test(answer.headers.get('location') ?? ''))
            answer.headers.append('set-cookie', clearNextCookie(panelUrl))
          if (!asksCode) return handOn(reply, answer)
          return reply
            .headers({ 'cache-control': 'no-store', 'set-cookie': answer.headers.getSetCookie() })
            .redirect(pagePaths.code, 303)
        },
      },
    })
  }
}

function errorOf(status: number): ErrorCode {
  const codes: Partial<Record<number, ErrorCode>> = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not_found',
  }
  return codes[status] ?? (status < 500 ? 'invalid_request' : 'internal')
}

/** The request for better-auth, under our own address regardless of `Host`. */
function asRequest(request: FastifyRequest, accounts: Accounts, panelUrl: string, body: unknown): Request {
  const headers = authHeaders(request, accounts.visitorOf(request))
  const hasBody = request.method === 'POST'
  if (hasBody) headers.set('content-type', 'application/json')
  return new Request(new URL(request.url, panelUrl), {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(body ?? {}) }),
  })
}
