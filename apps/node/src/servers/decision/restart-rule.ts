const firstPauseMs = 1_000
const maxPauseMs = 60_000
const windowMs = 10 * 60_000
const crashesInWindow = 5

/**
 * Times of a server's crashes in milliseconds, newest last. A series ends after ten quiet minutes.
 * It also ends if a crash is ten minutes before the last one: then the clock was set back.
 */
export type Crashes = readonly number[]

export function withCrash(crashes: Crashes, now: number): number[] {
  const last = crashes.at(-1)
  const row = last !== undefined && Math.abs(now - last) < windowMs ? crashes : []
  return [...row, now].slice(-20)
}

/** Milliseconds from the last crash to the next start (1 s, 2 s, 4 s … 60 s), or `give_up`. */
export function afterCrash(crashes: Crashes): number | 'give_up' {
  const now = crashes.at(-1) ?? 0
  if (crashes.filter((at) => Math.abs(now - at) < windowMs).length >= crashesInWindow) return 'give_up'
  return restartDelayMs(crashes.length)
}

/** The pause after this many failures in a row, in milliseconds. */
export function restartDelayMs(failures: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1))
}
