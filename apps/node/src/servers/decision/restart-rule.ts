const firstPauseMs = 1_000
const maxPauseMs = 60_000
const windowMs = 10 * 60_000
const crashesInWindow = 5

/**
 * When a server crashed, in milliseconds, newest last. A crash after ten quiet minutes begins a new row, and so does one ten minutes
 * before the last: then the clock was set back.
 */
export type Crashes = readonly number[]

export function withCrash(crashes: Crashes, now: number): number[] {
  const last = crashes.at(-1)
  const row = last !== undefined && Math.abs(now - last) < windowMs ? crashes : []
  return [...row, now].slice(-20)
}

/** After the crash that comes last: milliseconds until the next start (1 s, 2 s, 4 s … 60 s), or that there is none. */
export function afterCrash(crashes: Crashes): number | 'give_up' {
  const now = crashes.at(-1) ?? 0
  if (crashes.filter((at) => Math.abs(now - at) < windowMs).length >= crashesInWindow) return 'give_up'
  return pauseMs(crashes.length)
}

/** After so many failures in a row. */
export function pauseMs(failures: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1))
}
