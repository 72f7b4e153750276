/** Codes are part of the API and permanent; clients translate them. */
export const errorCodes = [
  'invalid_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'conflict',
  /** The session belongs to another account than `zubr-account` names. */
  'other_account',
  'rate_limited',
  'unavailable',
  'internal',
  /** `fields`: `missing` and `balance` in minor units of `currency`. */
  'insufficient_balance',
  'currency_not_chosen',
  'currency_fixed',
  /**
   * `fields`: `method` (`unknown`), `sum` (`too_small`, `too_great`, with `least` and `greatest`)
   * or `fee` (`changed`).
   */
  'payment_refused',
  /** `fields.acceptanceAct`: `open` (its month is not over) or `no_company` (the account has no requisites). */
  'acceptance_act_refused',
  /**
   * `fields`: `sum` (`too_much`, with what is `available`) or `state` (`requested`: one is open
   * already; else that of a decided one).
   */
  'refund_refused',
  /** `fields.plan`: why, as in `Quote.refused`. */
  'plan_refused',
  /** `fields.promoCode`: why, as in `Quote.promoRefused`. */
  'promo_refused',
  /** `fields.subdomain`: why, as in `SubdomainAnswer`. */
  'subdomain_refused',
  'node_full',
  'node_unavailable',
  'core_refused',
  'core_not_there',
  /** `fields.plan`: how much memory the core needs. */
  'plan_too_small',
  /** The core requires acceptance of the game's terms of use. */
  'eula_required',
  /** The server's contract does not allow it; `fields.contract` is its state. */
  'server_not_active',
  /** The plan's maximum is reached, and all backups are locked. */
  'backups_locked',
  /** The server's node can neither make nor restore backups. */
  'no_backups',
  /** The backup is only on another node's disk. */
  'backup_elsewhere',
  'too_many_schedules',
  'too_many_ports',
  /** The node reserves its remaining ports for games. */
  'no_free_ports',
  /** A run of it has not ended. */
  'schedule_runs',
  /** The server has the maximum number of former names; the oldest expires at `fields.until`. */
  'too_many_names',
  'too_many_domains',
  /** `fields.domain`: `ours` (it is in our own zone) or `already` (this server has it). */
  'domain_refused',
] as const
export type ErrorCode = (typeof errorCodes)[number]
