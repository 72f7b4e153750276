/** A clock that goes like this machine's and can be put ahead of it. */
export type MovableClock = {
  now(): Date
  /** How far it is ahead, in milliseconds. */
  aheadMs(): number
  moveBy(ms: number): void
  /** Back to this machine's time. */
  reset(): void
}

export function movableClock(): MovableClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    aheadMs: () => aheadMs,
    moveBy: (ms) => {
      aheadMs += ms
    },
    reset: () => {
      aheadMs = 0
    },
  }
}
