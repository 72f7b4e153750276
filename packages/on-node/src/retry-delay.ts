/**
 * Outcome of an attempt. `refused`: the API will refuse the same request again soon (an invalid
 * token or report).
 */
export type Outcome = 'stored' | 'away' | 'refused'

const firstMs = 1_000
const maxMs = 30_000
const refusedMs = 60_000

/**
 * Milliseconds until the next attempt after `failures` in a row (0 after a success). It doubles
 * from 1 s to 30 s while the API is away, and is one minute after a refusal. `random` (0 to 1)
 * subtracts up to half, so that a thousand nodes do not return at once.
 */
export function retryDelay(outcome: Exclude<Outcome, 'stored'>, failures: number, random: number): number {
  const maxDelayMs = outcome === 'refused' ? refusedMs : Math.min(maxMs, firstMs * 2 ** (failures - 1))
  return Math.round(maxDelayMs * (1 - random / 2))
}
