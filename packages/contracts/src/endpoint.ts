import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RequiredRight } from './servers/rights.ts'

/** Rate limits that an endpoint can name. Their values are in apps/api/src/http/rate-limits. */
export type EndpointLimit =
  | 'mutate'
  | 'quote'
  | 'pay'
  | 'refund'
  | 'invoice'
  | 'interest'
  | 'subdomain'
  | 'console'
  | 'files'
  | 'catalogue'
  | 'picture'
  | 'players'
  | 'addons'
  | 'shareLog'
  | 'domainCheck'
  | 'move'
  | 'export'
  | 'requestedMail'

/** Input and output of one endpoint. The API registers it, and clients derive types from it. */
export type Endpoint = {
  summary: string
  /** Requires the session cookie. */
  session?: true
  /** Requires a node's token. */
  node?: true
  /**
   * The right that the session needs on the server of `:id`; the handler gets that server. Without
   * the right to view it the answer is `not_found`. Needs `session`.
   */
  right?: RequiredRight
  /** Refused with `server_not_active` unless the contract is active. Needs `right`. */
  activeOnly?: true
  /** Counted per account, or per address without a session. All must pass, in this order. */
  limits?: readonly EndpointLimit[]
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** Successful answers by status. */
  answers: { [status in 200 | 201 | 202 | 204 | 302 | 303 | 304]?: z.ZodType }
  /** Possible errors, besides those that the fields above imply. */
  errors?: readonly ErrorCode[]
  /** The shape of its errors if it is not ErrorBody. */
  refusal?: z.ZodType
}

/** Keyed by method and path: a browser client needs only the key. */
export type Endpoints = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>

/**
 * Every code that an endpoint may refuse with: its own and those that its
 * declarations imply.
 */
export function errorCodesOf(key: string, endpoint: Endpoint): ErrorCode[] {
  const { session, node, right, activeOnly, limits, params, query, headers, body, errors = [] } = endpoint
  const changes = !key.startsWith('GET ')
  return [
    'unavailable',
    ...errors,
    ...(changes || params || query || headers || body ? (['invalid_request'] as const) : []),
    ...(session || node ? (['unauthorized'] as const) : []),
    ...(session ? (['other_account'] as const) : []),
    ...(right ? (['not_found'] as const) : []),
    ...(activeOnly ? (['server_not_active'] as const) : []),
    ...(limits ? (['rate_limited'] as const) : []),
    ...(changes ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    // Another site's page must change nothing with the visitor's cookie.
    ...(changes && !node ? (['forbidden'] as const) : []),
  ]
}
