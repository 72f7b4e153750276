import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooMany } from '../api-error.ts'
import { countedAddress } from '../visitor.ts'
import { AddressPace, type Pace } from './address-pace.ts'

/** See docs/decisions/0069-shares-of-bounded-resources.md. */
export type RequestLimits = {
  /** Requests of one address that are answered at once: if somebody there had a session lately, and if not. */
  maxPerAddress: number
  maxPerStranger: number
  /** Requests of one address that wait for those. */
  maxWaitingPerAddress: number
  /** Answered at once in all, and of these for addresses where nobody had a session lately. */
  maxAtOnce: number
  maxStrangersAtOnce: number
  /** Of an address where somebody had a session lately, and of others. Loopback has none: the site asks from there. */
  pace?: { regulars: Pace; strangers: Pace }
}
export const visitorLimits: RequestLimits = {
  // Each step of an honest request waits for one of each of them.
  maxPerAddress: 8,
  maxPerStranger: 4,
  maxWaitingPerAddress: 256,
  maxAtOnce: 256,
  maxStrangersAtOnce: 128,
  // A panel page needs 30 requests, an open tab two a second.
  pace: { regulars: { perSecond: 200, burst: 600 }, strangers: { perSecond: 50, burst: 150 } },
}
/** Requests of nodes wait for news: many are open, and they do little. */
export const nodeLimits: RequestLimits = {
  maxPerAddress: 128,
  maxPerStranger: 128,
  maxWaitingPerAddress: 256,
  maxAtOnce: 10_000,
  maxStrangersAtOnce: 10_000,
}
/** A request that a route's own limit refuses counts as so many: a client that ignores refusals slows down. */
const requestsPerRefusal = 10
const maxRegulars = 10_000
const retryAfterSeconds = 5

/** `key` is a counted address: that of ::1 is its /64. */
const isLoopback = (key: string): boolean => key.startsWith('127.') || key === '0:0:0:0::'

type Place = { leave: () => void }
type Waiting = { admit: (place: Place | undefined) => void }
type Address = { running: number; waiting: Waiting[] }

/**
 * Shares the event loop and the database among addresses: each has so many requests answered at once,
 * and the others wait in its own line. Where all places are taken, addresses come in turn.
 */
export class RequestShares {
  readonly #limits: RequestLimits
  readonly #addresses = new Map<string, Address>()
  readonly #regulars = new Set<string>()
  /** Addresses with requests that wait, in the order of their turns. */
  readonly #turns = new Set<string>()
  readonly #pace: AddressPace
  #timer: NodeJS.Timeout | undefined
  #running = 0
  #strangersRunning = 0

  constructor(limits: RequestLimits, now?: () => number) {
    this.#limits = limits
    this.#pace = new AddressPace(now)
  }

  /** Remembers that somebody at this address has a session. */
  addRegular(key: string): void {
    this.#regulars.delete(key)
    this.#regulars.add(key)
    if (this.#regulars.size > maxRegulars) this.#regulars.delete(this.#regulars.values().next().value ?? '')
  }

  /** Slows an address whose request was refused because it asks too often. */
  addRefusal(key: string): void {
    const pace = this.#paceOf(key)
    if (pace) this.#pace.countMany(key, requestsPerRefusal - 1, pace, retryAfterSeconds * 1_000)
  }

  /** A place at once, if there is one. */
  enterNow(key: string): Place | undefined {
    const address = this.#addresses.get(key) ?? { running: 0, waiting: [] }
    if (address.waiting.length > 0 || !this.#hasPlace(key, address)) return undefined
    this.#addresses.set(key, address)
    return this.#begin(key, address)
  }

  /** Waits for a place. Resolves to undefined if too many wait, or once `signal` aborts. */
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
    const { maxPerAddress, maxPerStranger, maxAtOnce, maxStrangersAtOnce } = this.#limits
    const isRegular = this.#regulars.has(key)
    if (running >= (isRegular ? maxPerAddress : maxPerStranger) || this.#running >= maxAtOnce) return false
    if (this.#delayMs(key) > 0) return false
    return isRegular || this.#strangersRunning < maxStrangersAtOnce
  }

  #paceOf(key: string): Pace | undefined {
    if (isLoopback(key)) return undefined
    return this.#limits.pace?.[this.#regulars.has(key) ? 'regulars' : 'strangers']
  }

  #delayMs(key: string): number {
    const pace = this.#paceOf(key)
    return pace ? this.#pace.delayMs(key, pace) : 0
  }

  /** Dispatches again when the first of the addresses that are too fast may go on. */
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
    const isStranger = !this.#regulars.has(key)
    const count = (change: 1 | -1) => {
      address.running += change
      this.#running += change
      if (isStranger) this.#strangersRunning += change
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
 * Has every request take its address's place from when its body is there until its answer is made. Clients
 * that send or read slowly hold none. Health is always answered.
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
    const gone = new AbortController()
    const onClose = () => gone.abort()
    raw.once('close', onClose)
    void shares.enter(key, gone.signal).then((found) => {
      raw.off('close', onClose)
      if (found) take(found)
      if (!raw.closed) done(found ? undefined : new TooMany(retryAfterSeconds))
    })
  })
}
