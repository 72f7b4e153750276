import type { ErrorBody, ErrorCode } from '@zubr/contracts/errors'
import { accountHeader } from '@zubr/contracts/fields/account-header'
import {
  type AnswerOf,
  type Args,
  type EndpointKey,
  requestOf,
  type WireRequest,
} from '@zubr/contracts/request'
import { isOffline } from './online.ts'
import { standIn } from './stand-in.ts'

/** `network`: no answer came. `offline`: nor could one, as the browser has no network. `demo`: the demo has no such thing. */
type FailureCode = ErrorCode | 'network' | 'offline' | 'demo'

/** What a request came to if not to an answer. Words for it are chosen by `code`. */
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

/** Whose data this page shows, by login. Requests name it, and one that another account's session would answer is refused. */
export function showAccount(login: string | undefined): void {
  shownAccount = login
}

/** What happens when the browser's session belongs to another account than this page shows. */
export function whenAccountDiffers(handler: () => void): void {
  onOtherAccount = handler
}

/** What happens when an answer says that nobody is logged in any more. */
export function whenSessionEnds(handler: () => void): void {
  onSessionEnd = handler
}

/** Asks the API. Rejects with ApiFailure; an ended session leads to the login as well. */
export function call<K extends EndpointKey>(key: K, ...asked: Args<K>): Promise<AnswerOf<K>> {
  return standIn()?.ask(key, ...asked) ?? answerTo(requestOf(key, ...asked))
}

export async function answerTo<Answer>({ path, init }: WireRequest): Promise<Answer> {
  const tooLate = AbortSignal.timeout(15_000)
  // A body can be cut off as a connection can: without all of it there is no answer.
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
  // The API holds its answers to the contract; here they are not checked again.
  if (answer.ok) return (text === '' ? null : JSON.parse(text)) as Answer
  const failure = failureOf(answer.status, text)
  if (failure.code === 'unauthorized') onSessionEnd()
  if (failure.code === 'other_account') onOtherAccount()
  throw failure
}

const codes: Record<number, ErrorCode> = { 401: 'unauthorized', 429: 'rate_limited' }

/**
 * Reads both shapes of errors on the wire: the API's own, and better-auth's, whose code goes into `fields.auth`. A 401 of the latter
 * tells of a wrong code, never of an ended session: of that the API itself tells before it asks better-auth.
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
