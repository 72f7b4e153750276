import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooMany } from '../api-error.ts'
import { countedAddress } from '../visitor.ts'
import { AddressPace, type Pace } from './address-pace.ts'

/** See docs/decisions/0069-shares-of-bounded-resources.md. */
export type RequestLimits = {
  /** Concurrent requests of one address: with a recent session, and without. */
  maxPerAddress: number
  maxPerUnknownAddress: number
  /** Waiting requests of one address. */
  maxWaitingPerAddress: number
  /** Concurrent requests in total, and of these for addresses without a recent session. */
  maxAtOnce: number
  maxUnknownAtOnce: number
  /**
   * For addresses with a recent session, and for others. Loopback has none: the site's requests
   * come from there.
   */
  pace?: { known: Pace; unknown: Pace }
}
export const visitorLimits: RequestLimits = {
  // Each step of a normal request waits for one of each.
  maxPerAddress: 8,
  maxPerUnknownAddress: 4,
  maxWaitingPerAddress: 256,
  maxAtOnce: 256,
  maxUnknownAtOnce: 128,
  // A panel page needs 30 requests, an open tab two per second.
  pace: { known: { perSecond: 200, burst: 600 }, unknown: { perSecond: 50, burst: 150 } },
}
/** Requests of nodes are long polls: many are open, and they do little. */
export const nodeLimits: RequestLimits = {
  maxPerAddress: 128,
  maxPerUnknownAddress: 128,
  maxWaitingPerAddress: 256,
  maxAtOnce: 10_000,
  maxUnknownAtOnce: 10_000,
}
/**
 * A request that a route's own limit refuses counts as this many: clients that ignore refusals slow
 * down.
 */
const requestsPerRefusal = 10
const maxKnownAddresses = 10_000
const retryAfterSeconds = 5

/** `key` is a counted address: that of ::1 is its /64. */
const isLoopback = (key: string): boolean => key.startsWith('127.') || key === '0:0:0:0::'

type Place = { leave: () => void }
type Waiting = { admit: (place: Place | undefined) => void }
type Address = { running: number; waiting: Waiting[] }

/**
 * Shares the event loop and the database among addresses. Each has a number of concurrent requests;
 * the others wait in its own queue. If all slots are taken, addresses take turns.
 */
export class RequestShares {
  readonly #limits: RequestLimits
  readonly #addresses = new Map<string, Address>()
  readonly #known = new Set<string>()
  /** Addresses with waiting requests, in the order of their turns. */
  readonly #turns = new Set<string>()
  readonly #pace: AddressPace
  #timer: NodeJS.Timeout | undefined
  #running = 0
  #unknownRunning = 0

  constructor(limits: RequestLimits, now?: () => number) {
    this.#limits = limits
    this.#pace = new AddressPace(now)
  }

  /** Records that an address has a session. */
  addKnown(key: string): void {
    this.#known.delete(key)
    this.#known.add(key)
    if (this.#known.size > maxKnownAddresses) this.#known.delete(this.#known.values().next().value ?? '')
  }

  /** Slows down an address whose request exceeded a rate limit. */
  addRefusal(key: string): void {
    const pace = this.#paceOf(key)
    if (pace) this.#pace.countMany(key, requestsPerRefusal - 1, pace, retryAfterSeconds * 1_000)
  }

  /** A slot without waiting, if one is free. */
  enterNow(key: string): Place | undefined {
    const address = this.#addresses.get(key) ?? { running: 0, waiting: [] }
    if (address.waiting.length > 0 || !this.#hasPlace(key, address)) return undefined
    this.#addresses.set(key, address)
    return this.#begin(key, address)
  }

  /** Waits for a slot. Resolves to undefined if too many wait, or once `signal` aborts. */
  async enter(key: string, signal: AbortSignal): Promise<Place | undefined> {
    const address = this.#addresses.get(key) ?? { running: 0, waiting: [] }
    if (address.waiting.length >= this.#limits.maxWaitingPerAddress || signal.aborted) return undefined
    this.#addresses.set(key, address)
    this.#turns.add(key)
    return new Promise((resolve) => {
      const onAbort = () => {
        address.waiting.splice(address.waiting.indexOf(waiting), 1)
        this.#forget(key, address)
        resolve(undefined)
      }
      const waiting: Waiting = {
        admit: (place) => {
          signal.removeEventListener('abort', onAbort)
          resolve(place)
        },
      }
      address.waiting.push(waiting)
      signal.addEventListener('abort', onAbort, { once: true })
      this.#dispatch()
    })
  }

  #hasPlace(key: string, { running }: Address): boolean {
    const { maxPerAddress, maxPerUnknownAddress, maxAtOnce, maxUnknownAtOnce } = this.#limits
    const isKnown = this.#known.has(key)
    if (running >= (isKnown ? maxPerAddress : maxPerUnknownAddress) || this.#running >= maxAtOnce)
      return false
    if (this.#delayMs(key) > 0) return false
    return isKnown || this.#unknownRunning < maxUnknownAtOnce
  }

  #paceOf(key: string): Pace | undefined {
    if (isLoopback(key)) return undefined
    return this.#limits.pace?.[this.#known.has(key) ? 'known' : 'unknown']
  }

  #delayMs(key: string): number {
    const pace = this.#paceOf(key)
    return pace ? this.#pace.delayMs(key, pace) : 0
  }

  /** Dispatches again when the first of the paced addresses may continue. */
  #schedule(): void {
    if (this.#timer) return
    const delays = [...this.#turns].map((key) => this.#delayMs(key)).filter((delay) => delay > 0)
    if (delays.length === 0) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#dispatch()
      },
      Math.min(...delays),
    ).unref()
  }

  #begin(key: string, address: Address): Place {
    const isUnknown = !this.#known.has(key)
    const count = (change: 1 | -1) => {
      address.running += change
      this.#running += change
      if (isUnknown) this.#unknownRunning += change
    }
    let isLeft = false
    count(1)
    const pace = this.#paceOf(key)
    if (pace) this.#pace.count(key, pace)
    return {
      leave: () => {
        if (isLeft) return
        isLeft = true
        count(-1)
        this.#dispatch()
        this.#forget(key, address)
      },
    }
  }

  #dispatch(): void {
    for (const key of this.#turns) {
      const address = this.#addresses.get(key)
      if (!address || address.waiting.length === 0) this.#turns.delete(key)
      else if (this.#hasPlace(key, address)) {
        // Its next request comes after those of all others.
        this.#turns.delete(key)
        if (address.waiting.length > 1) this.#turns.add(key)
        address.waiting.shift()?.admit(this.#begin(key, address))
      }
    }
    this.#schedule()
  }

  #forget(key: string, { running, waiting }: Address): void {
    if (waiting.length === 0) this.#turns.delete(key)
    if (running === 0 && waiting.length === 0) this.#addresses.delete(key)
  }
}

/**
 * Every request holds a slot of its address from when its body has arrived until its answer is
 * ready. Slow clients hold none. Health is always answered.
 */
export function shareRequests(app: FastifyInstance, visitors: RequestShares, nodes: RequestShares): void {
  const leaveOf = new WeakMap<FastifyRequest, () => void>()
  const sharesOf = (url: string) => (url.startsWith('/api/node/') ? nodes : visitors)
  const keyOf = (request: FastifyRequest) => countedAddress(request.ip) ?? '0.0.0.0'
  app.addHook('onSend', async (request, reply) => {
    const leave = leaveOf.get(request)
    if (leave && reply.statusCode === 429) sharesOf(request.url).addRefusal(keyOf(request))
    leave?.()
  })
  app.addHook('preValidation', (request, reply, done) => {
    const { url } = request
    if (url === '/healthz' || url === '/readyz') return done()
    const shares = sharesOf(url)
    const key = keyOf(request)
    const { raw } = reply
    const take = ({ leave }: Place) => {
      if (raw.closed) return leave()
      leaveOf.set(request, leave)
      raw.once('close', leave)
    }
    const place = shares.enterNow(key)
    if (place) {
      take(place)
      return done()
    }
    const closed = new AbortController()
    const onClose = () => closed.abort()
    raw.once('close', onClose)
    void shares.enter(key, closed.signal).then((found) => {
      raw.off('close', onClose)
      if (found) take(found)
      if (!raw.closed) done(found ? undefined : new TooMany(retryAfterSeconds))
    })
  })
}
