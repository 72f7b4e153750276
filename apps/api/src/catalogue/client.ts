import { setTimeout as wait } from 'node:timers/promises'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { fetchFailure } from '@zubr/process/error-code'
import type { z } from 'zod'
import { SourceBudget } from '../http/shares/source-budget.ts'
import type { AddonPlace } from './places.ts'

/** A source is unavailable or returns invalid data. The message is one line for the operator. */
export class CatalogueSourceError extends Error {}

/** This account used up its share of the source's limit; others have not. */
export class ShareExceeded extends CatalogueSourceError {}

export type ClientOptions = {
  userAgent: string
  key?: string | undefined
  /** A monotonic clock in milliseconds. */
  now: () => number
  /** Called with the result of each request; undefined means success. */
  note: (source: AddonSource, failure: string | undefined) => void
  limits?: Partial<ClientLimits>
}

/**
 * `patienceMs`: the timeout, while a visitor waits. `perMinute`: slightly below the source's limit,
 * because our other processes may send requests too.
 */
export type ClientLimits = { patienceMs: number; maxBytes: number; perMinute: number; retryMs: number }
const allowed: Record<AddonSource, number> = { modrinth: 240, hangar: 120, curseforge: 120 }
const usual: Omit<ClientLimits, 'perMinute'> = {
  patienceMs: 2_800,
  maxBytes: 12 * 1024 * 1024,
  retryMs: 250,
}

/** From the second failure in a row, requests skip the source for this long, doubled each time. */
const firstPauseMs = 5_000
const maxPauseMs = 5 * 60_000

type SourceResponse = { status: 'missing' } | { status: 'answer'; body: Buffer }

/**
 * A client of one source: it identifies us, keeps the rate limits and merges identical concurrent
 * requests.
 */
export class Client {
  readonly source: AddonSource
  readonly place: AddonPlace
  readonly #options: ClientOptions
  readonly #limits: ClientLimits
  readonly #budget: SourceBudget
  readonly #underWay = new Map<string, Promise<unknown>>()
  #pausedUntil = 0
  #failures = 0

  constructor(place: AddonPlace, options: ClientOptions) {
    this.source = place.source
    this.place = place
    this.#options = options
    this.#limits = { ...usual, perMinute: allowed[place.source], ...options.limits }
    this.#budget = new SourceBudget(this.#limits.perMinute, options.now)
  }

  /** The response of a path, or null if it does not exist. Throws CatalogueSourceError. */
  get<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    return this.#request(path, schema, undefined)
  }

  post<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T | null> {
    return this.#request(path, schema, body)
  }

  async #request<T>(path: string, schema: z.ZodType<T>, sent: unknown): Promise<T | null> {
    // Rejects an ID that would lead to another endpoint.
    if (/\/\.{1,2}(?:[/?#]|$)/.test(path)) return null
    const body = sent === undefined ? undefined : JSON.stringify(sent)
    const requestKey = `${path} ${body ?? ''}`
    // One schema for each path.
    const same = this.#underWay.get(requestKey) as Promise<T | null> | undefined
    // The first account may have used up its share. That must not fail the others.
    if (same)
      return same.catch((error) =>
        error instanceof ShareExceeded ? this.#request(path, schema, sent) : Promise.reject(error),
      )
    const pending = this.#ask(path, body)
      .then((response) => {
        const answer = response.status === 'missing' ? null : shaped(response.body, schema, path)
        this.#failures = 0
        this.#options.note(this.source, undefined)
        return answer
      })
      .catch((error: unknown) => {
        throw error instanceof UnexpectedFormat ? this.#failed(error.message) : error
      })
      .finally(() => this.#underWay.delete(requestKey))
    this.#underWay.set(requestKey, pending)
    return pending
  }

  async #ask(path: string, body: string | undefined): Promise<SourceResponse> {
    const address = this.place.ask(path)
    if (!address) throw new CatalogueSourceError(`has no such address: ${path.slice(0, 100)}`)
    this.#spend()
    const { patienceMs, retryMs } = this.#limits
    const patience = AbortSignal.timeout(patienceMs)
    for (let attempt = 0; ; attempt += 1)
      try {
        const response = await this.#once(address, body, patience)
        if (response.status === 'pause')
          throw this.#failed('was asked more often than it allows', response.ms)
        return response
      } catch (error) {
        if (patience.aborted) throw this.#failed(`gave no whole answer within ${patienceMs / 1_000} s`)
        // A visitor's request may be invalid. It must not block the source for others.
        if (error instanceof InvalidRequest) throw error
        // An error in the response would repeat, so it is not retried.
        if (error instanceof CatalogueSourceError && !(error instanceof TransientFailure)) {
          if (this.#pausedUntil <= this.#options.now()) throw this.#failed(error.message)
          throw error
        }
        if (attempt > 0)
          throw this.#failed(
            error instanceof TransientFailure ? error.message : `cannot be reached (${fetchFailure(error)})`,
          )
        await wait(retryMs * (1 + Math.random()))
        this.#spend()
      }
  }

  async #once(
    address: string,
    body: string | undefined,
    signal: AbortSignal,
  ): Promise<SourceResponse | Pause> {
    const { userAgent, key } = this.#options
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(key && { 'x-api-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
    })
    // Other processes of ours may have sent requests too, so the source's own count decides.
    const remaining = response.headers.get('x-ratelimit-remaining')
    if (remaining !== null && /^\d+$/.test(remaining)) this.#budget.limitTo(Number(remaining))
    if (response.status === 200)
      return { status: 'answer', body: await read(response, this.#limits.maxBytes) }
    // The body is not needed; its stream may have failed already.
    await response.body?.cancel().catch(() => undefined)
    return withoutBody(response)
  }

  #spend(): void {
    if (this.#options.now() < this.#pausedUntil)
      throw new CatalogueSourceError('is not asked for the moment, after what it answered')
    const spending = this.#budget.spend()
    if (spending === 'over_share') throw new ShareExceeded('was asked by this account as often as it may')
    if (spending === 'empty') throw new CatalogueSourceError('was asked as often as it allows')
  }

  #failed(message: string, pauseMs = 0): CatalogueSourceError {
    this.#failures += 1
    const backoffMs =
      this.#failures < 2 ? 0 : Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(this.#failures - 2, 10))
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#options.now() + Math.max(backoffMs, pauseMs))
    this.#options.note(this.source, message)
    return new CatalogueSourceError(message)
  }
}

/** The meaning of any status but 200. */
function withoutBody({ status, headers }: Response): SourceResponse | Pause {
  if (status === 404) return { status: 'missing' }
  if (status === 429) {
    const after = secondsIn(headers.get('retry-after')) ?? secondsIn(headers.get('x-ratelimit-reset')) ?? 10
    return { status: 'pause', ms: Math.min(after, 600) * 1_000 }
  }
  if (status === 400 || status === 422) throw new InvalidRequest(`answered with status ${status}`)
  if (status >= 500) throw new TransientFailure(`answered with status ${status}`)
  if (status === 410) throw new CatalogueSourceError('says that this version of its interface has ended')
  throw new CatalogueSourceError(`answered with status ${status}`)
}

type Pause = { status: 'pause'; ms: number }

/** The source is available, but rejects this request. */
class InvalidRequest extends CatalogueSourceError {}
/** A failure that may end soon. */
class TransientFailure extends CatalogueSourceError {}
/** It answers in an unexpected format, such as a maintenance page. */
class UnexpectedFormat extends CatalogueSourceError {}

const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined

async function read({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new CatalogueSourceError(`answers with more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function shaped<T>(body: Buffer, schema: z.ZodType<T>, path: string): T {
  let json: unknown
  try {
    json = JSON.parse(body.toString())
  } catch {
    throw new UnexpectedFormat(`answers ${path.slice(0, 60)} with what is no JSON`)
  }
  const { data, error } = schema.safeParse(json)
  if (error) throw new UnexpectedFormat(`answers ${path.slice(0, 60)} in an unknown shape`)
  return data
}
