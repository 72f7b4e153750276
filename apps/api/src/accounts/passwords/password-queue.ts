import { setTimeout as wait } from 'node:timers/promises'
import { TooMany } from '../../http/api-error.ts'

/**
 * The client of a password attempt. Known: the account was used from that address, or has a
 * session.
 */
export type PasswordClient = { key: string; isKnown: boolean }

/** See docs/decisions/0069-shares-of-bounded-resources.md. */
export const passwordLimits = {
  /** Passwords hashed at once, which is also the number of threads. */
  maxAtOnce: 3,
  /** The part of them for unknown clients: one thread stays for known ones. */
  maxUnknownAtOnce: 2,
  /** Attempts of one client that wait for its previous one. */
  maxWaitingPerClient: 20,
  /** Clients that wait for a thread: all, and the unknown ones. */
  maxWaiting: 120,
  maxUnknownWaiting: 80,
  /** An attempt that waits longer is refused, before the server closes its connection. */
  maxWaitMs: 8_000,
  /** When a refused client may try again. */
  retryAfterSeconds: 5,
}
export type PasswordLimits = typeof passwordLimits

const maxSamples = 32
const usualMs = 100

type Lane = { running: number; waiting: ((isAdmitted: boolean) => void)[] }

/**
 * Shares the hashing threads among clients: one attempt of a client at a time, known clients first,
 * the others in order of arrival. Throws TooMany to a client above its share.
 */
export class PasswordQueue {
  readonly #limits: PasswordLimits
  readonly #attempts = new Map<string, { tail: Promise<void>; count: number }>()
  readonly #known: Lane = { running: 0, waiting: [] }
  readonly #unknown: Lane = { running: 0, waiting: [] }
  readonly #samples: number[] = []

  constructor(limits: Partial<PasswordLimits> = {}) {
    this.#limits = { ...passwordLimits, ...limits }
  }

  /** Runs the attempts of one client one after another, including their database queries. */
  async inTurn<T>(key: string, attempt: () => Promise<T>): Promise<T> {
    const queued = this.#attempts.get(key) ?? { tail: Promise.resolve(), count: 0 }
    if (queued.count > this.#limits.maxWaitingPerClient) throw new TooMany(this.#limits.retryAfterSeconds)
    this.#attempts.set(key, queued)
    queued.count += 1
    const refuseLate = this.#lateness()
    const own = queued.tail.then(() => {
      refuseLate()
      return attempt()
    })
    queued.tail = own.then(
      () => undefined,
      // The rejection reaches the caller below; the queue only waits for the end.
      () => undefined,
    )
    try {
      return await own
    } finally {
      queued.count -= 1
      if (queued.count === 0) this.#attempts.delete(key)
    }
  }

  /** Waits for a thread, then runs one hash. */
  async run<T>({ isKnown }: Pick<PasswordClient, 'isKnown'>, hashing: () => Promise<T>): Promise<T> {
    const lane = isKnown ? this.#known : this.#unknown
    const startedAt = performance.now()
    const refuseLate = this.#lateness()
    if (!this.#canStart(lane)) await this.#queue(lane)
    else lane.running += 1
    try {
      refuseLate()
      return await hashing()
    } finally {
      if (!isKnown) this.#samples.push(performance.now() - startedAt)
      if (this.#samples.length > maxSamples) this.#samples.shift()
      lane.running -= 1
      this.#dispatch()
    }
  }

  /**
   * Waits as long as recent attempts took, without hashing: for an attempt that is refused anyway.
   */
  async waitUsualTime(): Promise<void> {
    await wait(this.#samples[Math.floor(Math.random() * this.#samples.length)] ?? usualMs)
  }

  #lateness(): () => void {
    const { maxWaitMs, retryAfterSeconds } = this.#limits
    const since = performance.now()
    return () => {
      if (performance.now() - since > maxWaitMs) throw new TooMany(retryAfterSeconds)
    }
  }

  #canStart(lane: Lane): boolean {
    const { maxAtOnce, maxUnknownAtOnce } = this.#limits
    if (this.#known.running + this.#unknown.running >= maxAtOnce) return false
    return lane === this.#known || lane.running < maxUnknownAtOnce
  }

  async #queue(lane: Lane): Promise<void> {
    const { maxWaiting, maxUnknownWaiting, retryAfterSeconds } = this.#limits
    const all = this.#known.waiting.length + this.#unknown.waiting.length
    // A known client replaces the newest unknown one.
    if (lane === this.#known && all >= maxWaiting) this.#unknown.waiting.pop()?.(false)
    else if (all >= maxWaiting || (lane === this.#unknown && lane.waiting.length >= maxUnknownWaiting))
      throw new TooMany(retryAfterSeconds)
    if (lane.waiting.length >= maxWaiting) throw new TooMany(retryAfterSeconds)
    const isAdmitted = await new Promise<boolean>((resolve) => lane.waiting.push(resolve))
    if (!isAdmitted) throw new TooMany(retryAfterSeconds)
  }

  #dispatch(): void {
    for (const lane of [this.#known, this.#unknown])
      while (lane.waiting.length > 0 && this.#canStart(lane)) {
        lane.running += 1
        lane.waiting.shift()?.(true)
      }
  }
}
