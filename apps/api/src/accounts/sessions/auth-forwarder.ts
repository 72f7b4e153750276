import type { ErrorCode } from '@zubr/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../http/api-error.ts'
import { authHeaders, type Session } from '../../http/visitor.ts'
import type { Accounts } from '../accounts.ts'

export type AuthCall = { request: FastifyRequest; reply: FastifyReply; session: unknown }
export type OwnerCall = AuthCall & { session: Session }

/** Forwards requests to better-auth and sends its answers. */
export class AuthForwarder {
  readonly #accounts: Accounts
  readonly #panelUrl: string

  constructor(accounts: Accounts, panelUrl: string) {
    this.#accounts = accounts
    this.#panelUrl = panelUrl
  }

  async ask({ request, reply, session }: AuthCall, body: unknown = request.body): Promise<Response> {
    const accounts = this.#accounts
    const answer = await accounts.auth.handler(asRequest(request, accounts, this.#panelUrl, body))
    // The account may have been deleted meanwhile. Then better-auth fails with 5xx.
    if (answer.status >= 500 && session && !(await accounts.sessionOf(request, reply)))
      throw new Refused('unauthorized')
    return answer
  }

  /** These make better-auth hash a password, so the account waits in the queue like any client. */
  askWithPassword(call: OwnerCall, body?: unknown): Promise<Response> {
    const { passwordQueue } = this.#accounts
    return passwordQueue.inTurn(call.session.accountId, () =>
      passwordQueue.run({ isKnown: true }, () => this.ask(call, body)),
    )
  }

  /**
   * For requests with the password or a code. The limit prevents that someone with a stolen session
   * guesses them.
   */
  async askLimited(call: OwnerCall): Promise<Response> {
    const { db, rateLimits } = this.#accounts
    const { accountId } = call.session
    await rateLimits.pass(db, 'password', accountId)
    const answer = await this.askWithPassword(call)
    if (answer.ok) await rateLimits.clear(db, 'password', accountId)
    return answer
  }

  async handOn(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
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
