/** How long attempts go on, by the application's age. Source: issue 4; a receiver that is away for a day is away. */
export const givenUpAfterMs = 24 * 3_600_000

/** One that is older when its relay begins, because no webhook was configured, is tried this often all the same. */
export const fewestAttempts = 10

/** The wait after the first failed attempt, which doubles with each, and its upper bound. */
export const waits = { firstMs: 5_000, longestMs: 30 * 60_000 }

/** Milliseconds to wait after the given number of failed attempts. By chance, so that many do not come back at once. */
export function backOff(attempts: number, { firstMs, longestMs } = waits, random = Math.random): number {
  const full = Math.min(firstMs * 2 ** (attempts - 1), longestMs)
  return full / 2 + (full / 2) * random()
}

/**
 * When to try again after a failure that may heal, or undefined when it is time to give up. `attempts` counts the one that
 * has just failed; `retryAfterMs` is what the receiver asked for, and is never cut short.
 */
export function nextAttempt(
  {
    createdAt,
    attempts,
    retryAfterMs = 0,
  }: { createdAt: Date; attempts: number; retryAfterMs?: number | undefined },
  now: Date,
  wait: (attempts: number) => number,
): Date | undefined {
  const end = createdAt.getTime() + givenUpAfterMs
  const next = now.getTime() + Math.max(wait(attempts), retryAfterMs)
  if (attempts < fewestAttempts && retryAfterMs < givenUpAfterMs) return new Date(next)
  if (now.getTime() >= end || now.getTime() + retryAfterMs > end) return undefined
  // The last attempt is made at the end of the 24 hours, not left out for lying beyond it.
  return new Date(Math.min(next, end))
}
