import { currentSession } from './current-session.ts'

/**
 * See docs/decisions/0069-shares-of-bounded-resources.md. Each is a fraction of a source's limit.
 */
const parts = {
  /** For browsing; the rest is for installing and for jobs. */
  look: 1 / 2,
  /** For one account, of either. */
  account: 1 / 6,
  /** Of browsing, for all accounts without a confirmed address together. */
  unconfirmed: 1 / 2,
}
/** An account without recent requests always has this many, if any are left. */
const minPerAccount = 2
const maxAccounts = 5_000

/** A token bucket: refills steadily, up to one minute's amount. */
class Allowance {
  left: number
  #at: number
  readonly #perMinute: number

  constructor(perMinute: number, at: number) {
    this.#perMinute = perMinute
    this.left = perMinute
    this.#at = at
  }

  refill(at: number): this {
    this.left = Math.min(this.#perMinute, this.left + ((at - this.#at) / 60_000) * this.#perMinute)
    this.#at = at
    return this
  }

  get used(): number {
    return this.#perMinute - this.left
  }
}

export type Spending = 'spent' | 'over_share' | 'empty'

/**
 * Shares a source's rate limit among accounts: an account may use half of what is left, but always
 * a little. Repeated requests count; cached answers do not.
 */
export class SourceBudget {
  readonly #perMinute: number
  readonly #all: Allowance
  readonly #look: Allowance
  readonly #unconfirmed: Allowance
  readonly #accounts = new Map<string, Allowance>()
  readonly #now: () => number

  /** `now` is a monotonic clock in milliseconds. */
  constructor(perMinute: number, now: () => number, lookPart: number = parts.look) {
    this.#perMinute = perMinute
    this.#now = now
    this.#all = new Allowance(perMinute, now())
    this.#look = new Allowance(perMinute * lookPart, now())
    this.#unconfirmed = new Allowance(perMinute * lookPart * parts.unconfirmed, now())
  }

  /** Applies the remaining limit that the source reported for all our requests. */
  limitTo(remaining: number): void {
    const all = this.#all.refill(this.#now())
    all.left = Math.min(all.left, remaining)
  }

  spend(): Spending {
    const at = this.#now()
    const session = currentSession.getStore()
    const isLooking = session !== undefined && /^GET /.test(session.endpoint)
    const pools = [this.#all.refill(at)]
    if (isLooking) pools.push(this.#look.refill(at))
    if (isLooking && !session.emailConfirmed) pools.push(this.#unconfirmed.refill(at))
    const left = Math.min(...pools.map((pool) => pool.left))
    const account = session && this.#accountOf(session.accountId, isLooking, at)
    if (account && account.used > 0 && account.used + 1 > Math.max(minPerAccount, left / 2))
      return 'over_share'
    if (account && account.left < 1) return 'over_share'
    if (left < 1) return 'empty'
    for (const pool of account ? [...pools, account] : pools) pool.left -= 1
    return 'spent'
  }

  #accountOf(accountId: string, isLooking: boolean, at: number): Allowance {
    const key = `${isLooking ? 'look' : 'install'} ${accountId}`
    const known = this.#accounts.get(key)
    const account = known ?? new Allowance(this.#perMinute * parts.account, at)
    // Recently used accounts move to the end.
    this.#accounts.delete(key)
    this.#accounts.set(key, account)
    if (this.#accounts.size > maxAccounts) this.#accounts.delete(this.#accounts.keys().next().value ?? '')
    return account.refill(at)
  }
}
