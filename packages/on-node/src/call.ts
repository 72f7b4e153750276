import { readAnswer } from '@zubr/contracts/answer'
import { type AnswerOf, type Args, type EndpointKey, requestOf } from '@zubr/contracts/request'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { type Outcome, retryDelay } from './retry-delay.ts'

/** How this node authenticates to the API, and the API's address. */
export type ApiAccess = {
  /** The node's name, which console tokens contain too. */
  name: string
  /** From `zubr node add`. Never logged. */
  token: string
  /** The API's origin, without a path. */
  apiUrl: string
  log: Log
}

type CallOptions = Pick<ApiAccess, 'apiUrl' | 'token'> & { timeoutMs: number }
type Called<K extends EndpointKey> =
  | { outcome: 'stored'; answer: Awaited<AnswerOf<K>>; date: string | null }
  | { outcome: Exclude<Outcome, 'stored'>; status: number }

/**
 * Calls the API with a node's token. Rejects on a timeout, or if the answer does not match the
 * contract.
 */
export async function call<K extends EndpointKey>(
  { apiUrl, token, timeoutMs }: CallOptions,
  key: K,
  ...args: Args<K>
): Promise<Called<K>> {
  const { path, init } = requestOf(key, ...args)
  const tooLate = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(apiUrl + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
      // A redirect would send the token elsewhere.
      redirect: 'manual',
      signal: init.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
    })
    const { ok, status, headers } = response
    if (ok) return { outcome: 'stored', answer: await readAnswer(key, response), date: headers.get('date') }
    await response.body?.cancel()
    return { outcome: status >= 500 || status === 408 || status === 429 ? 'away' : 'refused', status }
  } catch (error) {
    if (tooLate.aborted) throw new Error(`no answer within ${timeoutMs} ms`)
    throw error
  }
}

/**
 * Calls `attempt` until `signal` aborts: at once after a success, otherwise after a pause.
 * `onOutcomeChange` receives each outcome that differs from the previous one. A rejection of
 * `attempt` counts as `away`.
 */
export async function keepTrying(
  { clock, random = Math.random }: { clock: Clock; random?: (() => number) | undefined },
  signal: AbortSignal,
  attempt: () => Promise<{ outcome: Outcome; status?: number }>,
  onOutcomeChange: (outcome: Outcome, before: Outcome, why: { status?: number; text: string }) => void,
): Promise<void> {
  let failures = 0
  let before: Outcome = 'stored'
  while (!signal.aborted) {
    const { outcome, ...why } = await attempt().then(
      (called) => ({ ...called, text: `status ${called.status}` }),
      (error: unknown) => ({ outcome: 'away' as const, text: textOf(error) }),
    )
    if (signal.aborted) return
    if (outcome !== before) onOutcomeChange(outcome, before, why)
    before = outcome
    failures = outcome === 'stored' ? 0 : failures + 1
    if (outcome !== 'stored') await clock.wait(retryDelay(outcome, failures, random()), signal, 'retry')
  }
}

/** An error in one line; `fetch` hides the reason in `cause`. */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  return ('code' in cause && typeof cause.code === 'string' && cause.code) || cause.message
}
