import type { ErrorBody, ErrorCode } from '@zubr/contracts/errors'
import { accountHeader } from '@zubr/contracts/fields/account-header'
import {
  type AnswerOf,
  type Args,
  type EndpointKey,
  requestOf,
  type WireRequest,
} from '@zubr/contracts/request'
import { fakeBackend } from './fake-backend.ts'
import { isOffline } from './online.ts'

/** `network`: no response. `offline`: the browser has no network. `demo`: not part of the demo. */
type FailureCode = ErrorCode | 'network' | 'offline' | 'demo'

/** A failed request. The message is chosen by `code`. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  code: FailureCode
  fields: Record<string, string>
  constructor(code: FailureCode, fields: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

let onSessionEnd: () => void = () => undefined
let onOtherAccount: () => void = () => undefined
let shownAccount: string | undefined

/**
 * Sets the account, by login, whose data this page shows.
 * Requests name it, and the API refuses one from another account's session.
 */
export function showAccount(login: string | undefined): void {
  shownAccount = login
}

/** Sets the handler for a browser session that belongs to another account than this page. */
export function whenAccountDiffers(handler: () => void): void {
  onOtherAccount = handler
}

/** Sets the handler for an expired session. */
export function whenSessionEnds(handler: () => void): void {
  onSessionEnd = handler
}

/** Calls the API. Rejects with ApiFailure; an expired session also leads to the login page. */
export function call<K extends EndpointKey>(key: K, ...args: Args<K>): Promise<AnswerOf<K>> {
  return fakeBackend()?.ask(key, ...args) ?? answerTo(requestOf(key, ...args))
}

export async function answerTo<Answer>({ path, init }: WireRequest): Promise<Answer> {
  const tooLate = AbortSignal.timeout(15_000)
  // A response without its whole body counts as a lost connection.
  const lost = (error: unknown): never => {
    if (init.signal?.aborted) throw error
    throw new ApiFailure(isOffline() ? 'offline' : 'network')
  }
  const answer = await fetch(path, {
    ...init,
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(shownAccount !== undefined && { [accountHeader]: shownAccount }),
      ...init.headers,
    },
    signal: init.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
  }).catch(lost)
  const text = await answer.text().catch(lost)
  // The API validates its responses against the contract; the client does not repeat it.
  if (answer.ok) return (text === '' ? null : JSON.parse(text)) as Answer
  const failure = failureOf(answer.status, text)
  if (failure.code === 'unauthorized') onSessionEnd()
  if (failure.code === 'other_account') onOtherAccount()
  throw failure
}

const codes: Record<number, ErrorCode> = { 401: 'unauthorized', 429: 'rate_limited' }

/**
 * Parses both error shapes: the API's own, and better-auth's, whose code goes into `fields.auth`.
 * A 401 of better-auth is a wrong code, never an expired session: the API checks the session first.
 */
export function failureOf(status: number, text: string): ApiFailure {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> & { code?: unknown }
    if (body.error) return new ApiFailure(body.error.code, body.error.fields)
    if (typeof body.code === 'string' && status < 500)
      return new ApiFailure('invalid_request', { auth: body.code })
  } catch {
    // Not JSON: a proxy's page, for instance.
  }
  return new ApiFailure(codes[status] ?? (status < 500 ? 'invalid_request' : 'unavailable'))
}
