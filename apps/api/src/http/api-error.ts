import type { ErrorBody, ErrorCode } from '@zubr/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Status and developer message of every error code. Answers contain nothing more. */
const errors: Record<ErrorCode, { status: number; message: string }> = {
  invalid_request: { status: 400, message: 'The request is not as the API describes it; see `fields`.' },
  unauthorized: { status: 401, message: 'A valid token is needed: `Authorization: Bearer <token>`.' },
  forbidden: { status: 403, message: 'Requests with a session come from the panel alone; see `Origin`.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take this method.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json.' },
  conflict: { status: 409, message: 'This idempotency key was sent with another text before.' },
  other_account: {
    status: 409,
    message: 'The session belongs to another account than `zubr-account` says.',
  },
  rate_limited: { status: 429, message: 'Too many of these; see `Retry-After`.' },
  unavailable: { status: 503, message: 'The service is not available for the moment.' },
  internal: { status: 500, message: 'The service failed; the log holds why.' },
  insufficient_balance: { status: 402, message: 'The balance is too small; `fields` say by how much.' },
  currency_not_chosen: { status: 409, message: 'The account has not chosen its currency yet.' },
  payment_refused: { status: 409, message: 'This cannot be paid so; see `fields`.' },
  acceptance_act_refused: { status: 409, message: 'This acceptance act cannot be made now; see `fields`.' },
  refund_refused: { status: 409, message: 'This cannot be paid out, or taken back, so; see `fields`.' },
  currency_fixed: { status: 409, message: 'Money has moved in another currency already.' },
  plan_refused: { status: 409, message: 'This account cannot have this plan; see `fields`.' },
  promo_refused: { status: 409, message: 'The promo code does not count; see `fields`.' },
  subdomain_refused: { status: 409, message: 'This subdomain cannot be had; see `fields`.' },
  node_full: { status: 409, message: 'The node has no room left for this plan.' },
  node_unavailable: { status: 409, message: 'The node does not answer at the moment.' },
  eula_required: { status: 409, message: "This core asks for agreement to the game's terms of use." },
  core_not_there: { status: 409, message: 'The node does not run the core of this server.' },
  core_refused: { status: 409, message: 'The node does not offer this core for this plan.' },
  plan_too_small: { status: 409, message: 'This core needs more memory than the plan has; see `fields`.' },
  server_not_active: { status: 409, message: "The server's contract does not allow this; see `fields`." },
  backups_locked: { status: 409, message: 'All the backups that the plan keeps are locked.' },
  no_backups: { status: 409, message: "The server's node makes no backups." },
  backup_elsewhere: { status: 409, message: "This backup lies on another node's disk alone." },
  too_many_ports: { status: 409, message: 'The server has as many extra ports as it can have.' },
  no_free_ports: { status: 409, message: "The server's node has no more ports to give." },
  too_many_schedules: { status: 409, message: 'The server has as many schedules as it can have.' },
  schedule_runs: { status: 409, message: 'A run of this schedule has not ended yet.' },
  too_many_names: {
    status: 409,
    message: 'The server, or the account as a whole, has as many former names as it can have.',
  },
  too_many_domains: { status: 409, message: 'The server has as many domains as it can have.' },
  domain_refused: { status: 422, message: 'This domain cannot lead to the server.' },
}

/** Too many requests. Thrown; answered with 429 and Retry-After. */
export class TooMany extends Error {
  override name = 'TooMany'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function statusOf(code: ErrorCode): number {
  return errors[code].status
}

export function errorBody(code: ErrorCode, requestId: string, fields?: Record<string, string>): ErrorBody {
  return { error: { code, message: errors[code].message, requestId, ...(fields && { fields }) } }
}

/** Answers with an error in the API's error format. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  fields?: Record<string, string>,
): FastifyReply {
  if (code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
  if (code === 'unavailable') reply.header('retry-after', '5')
  return reply
    .code(errors[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(code, request.id, fields))
}

/** The request cannot be done. Thrown, so that the surrounding transaction rolls back. */
export class Refused extends Error {
  override name = 'Refused'
  code: ErrorCode
  fields: Record<string, string> | undefined
  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}
