import type { World } from '@zubr/all-in-one/start'
import type { ShownAccount } from './example-accounts.ts'

/** The whole product with demo data, and a movable clock. */
export type Demo = World & {
  clock: MovableClock
  accounts: readonly ShownAccount[]
  /**
   * Moves the clock forward. Contracts are processed in steps, so that each mail is sent at its due
   * time.
   */
  passTime(ms: number): Promise<void>
}

export type MovableClock = ReturnType<typeof movableClock>

/** This machine's clock with an offset. */
export function movableClock() {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    /** The offset in milliseconds. */
    aheadMs: () => aheadMs,
    moveBy(ms: number) {
      aheadMs += ms
    },
    /** Resets the offset. */
    reset() {
      aheadMs = 0
    },
  }
}
