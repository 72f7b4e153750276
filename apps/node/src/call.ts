import { readAnswer } from '@zubr/contracts/answer'
import { type AnswerOf, type Args, type EndpointKey, requestOf } from '@zubr/contracts/request'
import type { Outcome } from './retry-delay.ts'

export type CallOptions = { apiUrl: string; token: string; timeoutMs: number }
export type Called<K extends EndpointKey> =
  | { outcome: 'stored'; answer: Awaited<AnswerOf<K>>; date: string | null }
  | { outcome: Exclude<Outcome, 'stored'>; status: number }

/** Asks the API with a node's token. Rejects if no answer comes in time, or none that the contract knows. */
export async function call<K extends EndpointKey>(
  { apiUrl, token, timeoutMs }: CallOptions,
  key: K,
  ...asked: Args<K>
): Promise<Called<K>> {
  const { path, init } = requestOf(key, ...asked)
  const tooLate = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(apiUrl + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
      // A redirect would carry the token elsewhere.
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
