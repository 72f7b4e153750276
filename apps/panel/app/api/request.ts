import type { ErrorBody, ErrorCode } from '@zubr/contracts/errors'

/** What a request came to if not to an answer. Words for it are chosen by `code`. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  code: ErrorCode | 'network'
  fields: Record<string, string>
  constructor(code: ErrorCode | 'network', fields: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

type Options = { body?: unknown; idempotencyKey?: string; signal?: AbortSignal }

let onSessionEnd: () => void = () => undefined

/** What happens when an answer says that nobody is logged in any more. */
export function whenSessionEnds(handler: () => void): void {
  onSessionEnd = handler
}

/** Asks the API. Rejects with ApiFailure; an ended session leads to the login as well. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, idempotencyKey, signal }: Options = {},
): Promise<T> {
  const answer = await fetch(path, {
    method,
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(15_000)]) : AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiFailure('network')
  })
  const text = await answer.text().catch(() => '')
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T // the contract's own shape
  const failure = failureOf(answer.status, text)
  if (failure.code === 'unauthorized') onSessionEnd()
  throw failure
}

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
  return new ApiFailure(
    status === 401
      ? 'unauthorized'
      : status === 429
        ? 'rate_limited'
        : status < 500
          ? 'invalid_request'
          : 'unavailable',
  )
}
