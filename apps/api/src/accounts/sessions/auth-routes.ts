import { authEndpoints } from '@zubr/contracts/auth'
import type { ErrorCode } from '@zubr/contracts/errors'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { authHeaders, type Session } from '../../http/visitor.ts'
import { passwordFault } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accounts as table } from '../accounts-schema.ts'
import { noteSessionsEnded } from '../hold.ts'
import { pagePaths } from '../login/form-pages.ts'
import { dropResets } from '../login/links.ts'
import { forgetNext } from '../login/local-path.ts'
import { notifyOfAccess, sendMailJob } from '../mail/jobs.ts'
import { forgetDevices } from './devices.ts'

type Asking = { request: FastifyRequest; reply: FastifyReply; session: unknown }
type Owned = Asking & { session: Session }

/** Hands on to better-auth what of it is served, and its answers back. */
export function authRoutes(accounts: Accounts, panelUrl: string): FastifyPluginAsync {
  const { db, jobs, rateLimits, sessionOf, passwordQueue } = accounts

  const ask = async ({ request, reply, session }: Asking, body: unknown = request.body) => {
    const answer = await accounts.auth.handler(asRequest(request, accounts, panelUrl, body))
    // Without the account, which may have been deleted meanwhile, nothing can be right.
    if (answer.status >= 500 && session && !(await sessionOf(request, reply)))
      throw new Refused('unauthorized')
    return answer
  }
  const handOn = async (reply: FastifyReply, answer: Response) => {
    const text = await answer.text()
    // Some of its refusals say nothing at all.
    if (text === '' && answer.status >= 400) throw new Refused(errorOf(answer.status))
    const { 'content-type': type = 'application/json', location } = Object.fromEntries(answer.headers)
    reply.code(answer.status).headers({ 'cache-control': 'no-store', 'content-type': type })
    if (location) reply.header('location', location)
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return reply.send(text)
  }
  const plain = { send: async (asked: Asking) => handOn(asked.reply, await ask(asked)) }
  /** These have better-auth hash a password, for which an account takes its place as any client. */
  const askWithPassword = (asked: Owned, body?: unknown) =>
    passwordQueue.inTurn(asked.session.accountId, () =>
      passwordQueue.run({ isKnown: true }, () => ask(asked, body)),
    )
  /** These ask for the password or a code once more: who has found an open session must not find those by trying. */
  const askLimited = async (asked: Owned) => {
    const { accountId } = asked.session
    await rateLimits.pass(db, 'again', accountId)
    const answer = await askWithPassword(asked)
    if (answer.ok) await rateLimits.clear(db, 'again', accountId)
    return answer
  }
  const limited = { send: async (asked: Owned) => handOn(asked.reply, await askLimited(asked)) }

  const asksCode = async (accountId: string) => {
    const [account] = await db
      .select({ asksCode: table.twoFactorEnabled })
      .from(table)
      .where(eq(table.id, accountId))
    return account?.asksCode === true
  }
  /** What is done is done: that its mail could not be stored is not the asker's matter. */
  const tell = (kind: 'second_step_on' | 'second_step_off' | 'recovery_codes', accountId: string) =>
    notifyOfAccess(accounts, db, { kind, accountId }).catch(accounts.onError)
  /** The same for what turns the second step on or off, of which the owner is told. */
  const switching = {
    send: async (asked: Owned) => {
      const { accountId } = asked.session
      const before = await asksCode(accountId)
      const answer = await askLimited(asked)
      const after = await asksCode(accountId)
      if (before !== after) await tell(after ? 'second_step_on' : 'second_step_off', accountId)
      return handOn(asked.reply, answer)
    },
  }

  /** Sessions of other programs than browsers end with those. */
  const endingAll = {
    send: async (asked: Owned) => {
      const answer = await ask(asked)
      if (answer.ok) await noteSessionsEnded(db, asked.session.accountId)
      return handOn(asked.reply, answer)
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
        send: async (asked) => {
          const answer = await askLimited(asked)
          if (answer.ok) await tell('recovery_codes', asked.session.accountId)
          return handOn(asked.reply, answer)
        },
      },

      'POST /api/auth/change-password': {
        send: async (asked) => {
          const { accountId, login } = asked.session
          await rateLimits.pass(db, 'again', accountId)
          const fault = passwordFault(asked.body.newPassword, { login })
          if (fault) throw new Refused('invalid_request', { newPassword: fault })
          // Whoever changes it may have reason to.
          const answer = await askWithPassword(asked, { ...asked.body, revokeOtherSessions: true })
          if (answer.ok) {
            await noteSessionsEnded(db, accountId)
            await inTransaction(db, async (tx) => {
              await dropResets(tx, accountId)
              await forgetDevices(tx, accountId, {
                headers: authHeaders(asked.request, accounts.visitorOf(asked.request)),
                panelUrl,
              })
              await sendMailJob(jobs, tx, { kind: 'password', accountId })
            })
            await rateLimits.clear(db, 'again', accountId)
          }
          return handOn(asked.reply, answer)
        },
      },

      'GET /api/auth/callback/:provider': {
        send: async (asked) => {
          const { reply } = asked
          const answer = await ask(asked)
          const asksCode = answer.headers
            .getSetCookie()
            .some((line) => /^(?:__Secure-)?zubr\.two_factor=./.test(line))
          // Where to go on stood in the network's state as well. The page of the second factor still reads the cookie.
          if (!asksCode && !/[?&]error=/.test(answer.headers.get('location') ?? ''))
            answer.headers.append('set-cookie', forgetNext(panelUrl))
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

/** The request as better-auth takes it, under our own address whatever `Host` says. */
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
