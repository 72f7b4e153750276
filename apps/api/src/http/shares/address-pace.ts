/** Requests of one address: so many at once after a pause, then so many a second. */
export type Pace = { perSecond: number; burst: number }

/** Beyond so many addresses those are forgotten whose burst is whole again. */
const maxRemembered = 20_000

/**
 * How long the next request of each address has to wait. Source: the generic cell rate algorithm,
 * ITU-T I.371, in its virtual scheduling form.
 */
export class AddressPace {
  readonly #now: () => number
  /** By address, when its burst is whole again, in ms. */
  readonly #wholeAt = new Map<string, number>()

  /** `now` is in ms and never goes back. */
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

  /** Counts so many requests at once. They delay the next one by `maxDelayMs` at most. */
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
