import { passwordLengths } from '@zubr/contracts/accounts'
import { ErrorBody, type ErrorCode } from '@zubr/contracts/errors'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../database/transaction.ts'
import { sendError } from '../../http/api-error.ts'
import { authHeaders } from '../../http/visitor.ts'
import type { Accounts } from '../accounts.ts'
import { pagePaths } from '../login/form-pages.ts'
import { dropResets } from '../login/links.ts'
import { forgetNext } from '../login/local-path.ts'
import { passwordFault } from '../login/password-rules.ts'
import { sendMailJob } from '../mail/jobs.ts'
import { authBasePath } from './auth.ts'
import type { Session } from './session.ts'

/** Where a social network sends visitors back. */
const callback = '/callback/:provider'

/** What of better-auth is served, for the panel. Whatever else it offers has our own address or none. */
const served = [
  ['GET', '/get-session'],
  ['POST', '/sign-out'],
  ['GET', '/list-sessions'],
  ['POST', '/revoke-session'],
  ['POST', '/revoke-sessions'],
  ['POST', '/revoke-other-sessions'],
  ['POST', '/change-password'],
  ['POST', '/two-factor/enable'],
  ['POST', '/two-factor/disable'],
  ['POST', '/two-factor/verify-totp'],
  ['POST', '/two-factor/generate-backup-codes'],
  ['GET', callback],
] as const

const password = z.string().max(2 * passwordLengths.max)

/** What of a request better-auth is handed: it would take more than the panel sends. */
const bodies: Partial<Record<(typeof served)[number][1], z.ZodType>> = {
  '/revoke-session': z.object({ token: z.string().max(200) }),
  '/change-password': z.object({ currentPassword: password, newPassword: z.string().max(1_000) }),
  '/two-factor/enable': z.object({ password }),
  '/two-factor/disable': z.object({ password }),
  '/two-factor/verify-totp': z.object({ code: z.string().max(40) }),
  '/two-factor/generate-backup-codes': z.object({ password }),
}

/** Its errors have a shape of their own; ours, which come before, have ours. */
export const Refusal = z.union([ErrorBody, z.object({ code: z.string(), message: z.string().optional() })])
const onward = z.unknown().describe('Leads on to a page of the panel, or says there what went wrong')
const refusals = {
  400: Refusal,
  401: Refusal,
  403: Refusal,
  413: ErrorBody,
  415: ErrorBody,
  429: Refusal,
  503: ErrorBody,
}

/** These ask for the password or a code once more: who has found an open session must find neither by them. */
const asksAgain = new Set<string>([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/verify-totp',
  '/two-factor/generate-backup-codes',
])

/** Those that anybody may call; all others answer 401 without a session. */
const open = new Set<string>(['/get-session', callback, '/sign-out'])

export function authRoutes(accounts: Accounts, panelUrl: string): FastifyPluginAsync {
  return async (app) => {
    for (const [method, path] of served) route(app, accounts, panelUrl, method, path)
  }
}

function route(
  app: FastifyInstance,
  accounts: Accounts,
  panelUrl: string,
  method: 'GET' | 'POST',
  path: (typeof served)[number][1],
) {
  const sessions = new WeakMap<FastifyRequest, Session>()
  app.route({
    method,
    url: authBasePath + path,
    // Before anything of the body is looked at.
    onRequest: async (request, reply) => {
      if (!open.has(path)) sessions.set(request, await accounts.requireSession(request, reply))
    },
    schema: {
      summary: `better-auth: ${path.slice(1)}`,
      ...(!open.has(path) && { security: [{ session: [] }] }),
      ...(bodies[path] && { body: bodies[path] }),
      ...(path === callback ? { params: z.object({ provider: z.string().max(20) }) } : {}),
      response: {
        200: z.unknown().describe('What better-auth answers'),
        ...(path === callback && { 302: onward, 303: onward }),
        ...refusals,
      },
    },
    // Its answers are its own; ours above are errors.
    serializerCompiler: () => (body) => (typeof body === 'string' ? body : JSON.stringify(body)),
    handler: async (request, reply) => {
      const session = sessions.get(request)
      const rateLimited = session && asksAgain.has(path) ? session.accountId : undefined
      if (rateLimited) await accounts.rateLimits.pass(accounts.db, 'again', rateLimited)
      const body = request.body as { newPassword?: unknown; revokeOtherSessions?: unknown } | undefined
      if (path === '/change-password' && body) {
        const fault = passwordFault(String(body.newPassword ?? ''), { login: session?.login ?? '' })
        if (fault) return sendError(request, reply, 'invalid_request', { newPassword: fault })
        // Whoever changes it may have reason to.
        body.revokeOtherSessions = true
      }
      const answer = await accounts.auth.handler(asRequest(request, accounts, panelUrl, body))
      // Whatever else may be wrong: without the account, which was deleted meanwhile, nothing can be right.
      if (answer.status >= 500 && session) await accounts.requireSession(request, reply)
      if (path === '/change-password' && answer.ok && session)
        await inTransaction(accounts.db, async (tx) => {
          await dropResets(tx, session.accountId)
          await sendMailJob(accounts.jobs, tx, { kind: 'password', accountId: session.accountId })
        })
      if (rateLimited && answer.ok) await accounts.rateLimits.clear(accounts.db, 'again', rateLimited)
      const text = await answer.text()
      // Some of its refusals say nothing at all.
      if (text === '' && answer.status >= 400) return sendError(request, reply, errorOf(answer.status))
      const { 'content-type': type = 'application/json', location } = Object.fromEntries(answer.headers)
      reply.code(answer.status).headers({ 'cache-control': 'no-store', 'content-type': type })
      if (location) reply.header('location', location)
      const cookies = answer.headers.getSetCookie()
      const asksCode =
        path === callback && cookies.some((line) => /^(?:__Secure-)?zubr\.two_factor=./.test(line))
      // Where to go on stood in the network's state as well. The page of the second factor still reads the cookie.
      if (path === callback && !asksCode && !/[?&]error=/.test(location ?? ''))
        cookies.push(forgetNext(panelUrl))
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      if (asksCode) return reply.redirect(pagePaths.code, 303)
      return reply.send(text)
    },
  })
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
