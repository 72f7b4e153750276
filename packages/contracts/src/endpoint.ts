import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RequiredRight } from './server-rights.ts'

/** Rate limits that an endpoint can name. Their numbers are in apps/api/src/http/rate-limits. */
export type EndpointLimit =
  | 'mutate'
  | 'quote'
  | 'pay'
  | 'refund'
  | 'bill'
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

/** What one address takes and answers. The API registers it, and clients are typed by it. */
export type Endpoint = {
  summary: string
  /** Needs the cookie of a session. */
  session?: true
  /** Needs a node's token. */
  node?: true
  /**
   * The right that the session needs on the server of `:id`. The handler gets that server.
   * Whoever may not view it gets `not_found`. Needs `session`.
   */
  right?: RequiredRight
  /** Refused with `server_not_active` unless the server's contract is active. Needs `right`. */
  activeOnly?: true
  /** Counted per account, or per address without a session. All must pass, in this order. */
  limits?: readonly EndpointLimit[]
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** What it answers when all went well, by status. */
  answers: { [status in 200 | 201 | 202 | 204 | 302 | 303 | 304]?: z.ZodType }
  /** Why it may refuse, besides what the parts above imply. */
  errors?: readonly ErrorCode[]
  /** The shape of its errors where it is not ErrorBody. */
  refusal?: z.ZodType
}

/** By method and path: the key is all that a client in the browser has to know. */
export type Endpoints = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>

/** Every code that an endpoint may refuse with: its own ones and those that follow from its declarations. */
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
