/** How an attempt ended. `refused`: the API will not take the same again soon (a wrong token, a report it can't read). */
export type Outcome = 'stored' | 'away' | 'refused'

const firstMs = 1_000
const maxMs = 30_000
const refusedMs = 60_000

/**
 * Milliseconds until the next attempt after `failures` in a row (0 after a success): doubling from 1 s to at
 * most 30 s while the API is away, a minute after a refusal. `random` (0 to 1) takes off up to half, so that
 * a thousand nodes don't return in one moment.
 */
export function retryDelay(outcome: Exclude<Outcome, 'stored'>, failures: number, random: number): number {
  const longest = outcome === 'refused' ? refusedMs : Math.min(maxMs, firstMs * 2 ** (failures - 1))
  return Math.round(longest * (1 - random / 2))
}
