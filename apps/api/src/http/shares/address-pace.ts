/** Requests of one address: `burst` at once after a pause, then `perSecond`. */
export type Pace = { perSecond: number; burst: number }

/** Beyond this number, addresses with a full burst are forgotten. */
const maxRemembered = 20_000

/**
 * How long the next request of each address has to wait. Source: the generic cell rate algorithm,
 * ITU-T I.371, in its virtual scheduling form.
 */
export class AddressPace {
  readonly #now: () => number
  /** When the burst of each address is full again, in ms. */
  readonly #wholeAt = new Map<string, number>()

  /** `now` is a monotonic clock in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** In ms; 0 if the address may begin a request now. */
  delayMs(key: string, { perSecond, burst }: Pace): number {
    const wholeAt = this.#wholeAt.get(key) ?? 0
    return Math.max(0, wholeAt - this.#now() - ((burst - 1) * 1_000) / perSecond)
  }

  count(key: string, { perSecond }: Pace): void {
    const now = this.#now()
    this.#wholeAt.set(key, Math.max(now, this.#wholeAt.get(key) ?? 0) + 1_000 / perSecond)
    this.#forgetSome(now)
  }

  /** Counts several requests at once. They delay the next one by at most `maxDelayMs`. */
  countMany(key: string, requests: number, { perSecond, burst }: Pace, maxDelayMs: number): void {
    const now = this.#now()
    const wholeAt = Math.max(now, this.#wholeAt.get(key) ?? 0)
    const latest = Math.max(wholeAt, now + maxDelayMs + ((burst - 1) * 1_000) / perSecond)
    this.#wholeAt.set(key, Math.min(latest, wholeAt + (requests * 1_000) / perSecond))
    this.#forgetSome(now)
  }

  #forgetSome(now: number): void {
    if (this.#wholeAt.size > maxRemembered)
      for (const [address, wholeAt] of this.#wholeAt) if (wholeAt <= now) this.#wholeAt.delete(address)
  }
}
