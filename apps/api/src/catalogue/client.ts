import { setTimeout as wait } from 'node:timers/promises'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { fetchFailure } from '@zubr/process/error-code'
import type { z } from 'zod'
import { SourceBudget } from '../http/shares/source-budget.ts'
import type { AddonPlace } from './places.ts'

/** A source cannot be asked, or says what cannot be. The message is for the operator, in one line. */
export class SourceTrouble extends Error {}

/** The account that asks has had its share of what the source allows; others have not. */
export class OverShare extends SourceTrouble {}

export type ClientOptions = {
  userAgent: string
  key?: string | undefined
  /** A clock in milliseconds that never goes back. */
  now: () => number
  /** Hears how each question ended; undefined: well. */
  note: (source: AddonSource, failure: string | undefined) => void
  limits?: Partial<ClientLimits>
}

/** `patienceMs`: a visitor waits for it. `perMinute`: a little less than a source allows, as other processes of ours may ask as well. */
export type ClientLimits = { patienceMs: number; maxBytes: number; perMinute: number; retryMs: number }
const allowed: Record<AddonSource, number> = { modrinth: 240, hangar: 120, curseforge: 120 }
const usual: Omit<ClientLimits, 'perMinute'> = {
  patienceMs: 2_800,
  maxBytes: 12 * 1024 * 1024,
  retryMs: 250,
}

/** After the second failure in a row nobody waits for a source any more, for so long and twice as long each time. */
const firstPauseMs = 5_000
const maxPauseMs = 5 * 60_000

type SourceResponse = { status: 'missing' } | { status: 'answer'; body: Buffer }

/** How one source is asked: with a name, within its limits, once for all who ask the same at a time. */
export type Client = ReturnType<typeof openClient>

export function openClient(place: AddonPlace, { userAgent, key, now, note, limits }: ClientOptions) {
  const { source } = place
  const { patienceMs, maxBytes, perMinute, retryMs } = { ...usual, perMinute: allowed[source], ...limits }
  const underWay = new Map<string, Promise<unknown>>()
  let pausedUntil = 0
  let failures = 0
  const budget = new SourceBudget(perMinute, now)

  function spend(): void {
    if (now() < pausedUntil) throw new SourceTrouble('is not asked for the moment, after what it answered')
    const spending = budget.spend()
    if (spending === 'over_share') throw new OverShare('was asked by this account as often as it may')
    if (spending === 'empty') throw new SourceTrouble('was asked as often as it allows')
  }

  function failed(message: string, pauseMs = 0): SourceTrouble {
    failures += 1
    const own = failures < 2 ? 0 : Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures - 2, 10))
    pausedUntil = Math.max(pausedUntil, now() + Math.max(own, pauseMs))
    note(source, message)
    return new SourceTrouble(message)
  }

  async function once(
    address: string,
    body: string | undefined,
    signal: AbortSignal,
  ): Promise<SourceResponse | Pause> {
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
    const { headers, status } = response
    // Others of ours may have asked as well: the source's own count is the one that counts.
    const remaining = headers.get('x-ratelimit-remaining')
    if (remaining !== null && /^\d+$/.test(remaining)) budget.limitTo(Number(remaining))
    if (status === 200) return { status: 'answer', body: await read(response, maxBytes) }
    await response.body?.cancel().catch(() => undefined)
    if (status === 404) return { status: 'missing' }
    if (status === 429) {
      const after = secondsIn(headers.get('retry-after')) ?? secondsIn(headers.get('x-ratelimit-reset')) ?? 10
      return { status: 'pause', ms: Math.min(after, 600) * 1_000 }
    }
    if (status === 400 || status === 422) throw new Misasked(`answered with status ${status}`)
    if (status >= 500) throw new Passing(`answered with status ${status}`)
    if (status === 410) throw new SourceTrouble('says that this version of its interface has ended')
    throw new SourceTrouble(`answered with status ${status}`)
  }

  async function ask(path: string, body: string | undefined): Promise<SourceResponse> {
    const address = place.ask(path)
    if (!address) throw new SourceTrouble(`has no such address: ${path.slice(0, 100)}`)
    spend()
    const patience = AbortSignal.timeout(patienceMs)
    for (let attempt = 0; ; attempt += 1)
      try {
        const said = await once(address, body, patience)
        if (said.status === 'pause') throw failed('was asked more often than it allows', said.ms)
        return said
      } catch (error) {
        if (patience.aborted) throw failed(`gave no whole answer within ${patienceMs / 1_000} s`)
        // A visitor may have asked nonsense: others are not to wait for it.
        if (error instanceof Misasked) throw error
        // What it says itself it would say again.
        if (error instanceof SourceTrouble && !(error instanceof Passing)) {
          if (pausedUntil <= now()) throw failed(error.message)
          throw error
        }
        if (attempt > 0)
          throw failed(
            error instanceof Passing ? error.message : `cannot be reached (${fetchFailure(error)})`,
          )
        await wait(retryMs * (1 + Math.random()))
        spend()
      }
  }

  async function asked<T>(path: string, schema: z.ZodType<T>, sent: unknown): Promise<T | null> {
    // An id of a visitor's that would lead to another part of its interface.
    if (/\/\.{1,2}(?:[/?#]|$)/.test(path)) return null
    const body = sent === undefined ? undefined : JSON.stringify(sent)
    const question = `${path} ${body ?? ''}`
    const same = underWay.get(question) as Promise<T | null> | undefined // One schema for each path.
    // Whoever asked first may have had their share, which is nothing to those who ask the same.
    if (same)
      return same.catch((error) =>
        error instanceof OverShare ? asked(path, schema, sent) : Promise.reject(error),
      )
    const asking = ask(path, body)
      .then((said) => {
        const answer = said.status === 'missing' ? null : shaped(said.body, schema, path)
        failures = 0
        note(source, undefined)
        return answer
      })
      .catch((error: unknown) => {
        throw error instanceof Unshaped ? failed(error.message) : error
      })
      .finally(() => underWay.delete(question))
    underWay.set(question, asking)
    return asking
  }

  return {
    source,
    place,
    /** What a path answers; null if there is nothing. Throws SourceTrouble. */
    get: <T>(path: string, schema: z.ZodType<T>) => asked(path, schema, undefined),
    post: <T>(path: string, body: unknown, schema: z.ZodType<T>) => asked(path, schema, body),
  }
}

type Pause = { status: 'pause'; ms: number }

/** It is well, and does not know what this question is. */
class Misasked extends SourceTrouble {}
/** Which may be gone at once. */
class Passing extends SourceTrouble {}
/** It answers, but not as it used to: a page about its maintenance. */
class Unshaped extends SourceTrouble {}

const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined

async function read({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new SourceTrouble(`answers with more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function shaped<T>(body: Buffer, schema: z.ZodType<T>, path: string): T {
  let said: unknown
  try {
    said = JSON.parse(body.toString())
  } catch {
    throw new Unshaped(`answers ${path.slice(0, 60)} with what is no JSON`)
  }
  const { data, error } = schema.safeParse(said)
  if (error) throw new Unshaped(`answers ${path.slice(0, 60)} in an unknown shape`)
  return data
}
