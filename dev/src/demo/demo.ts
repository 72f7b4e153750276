import type { World } from '@zubr/all-in-one/start'
import type { ShownAccount } from './example-accounts.ts'

/** The whole product with people, servers and incidents in it, and a clock that can be moved. */
export type Demo = World & {
  clock: MovableClock
  accounts: readonly ShownAccount[]
  /** Puts the clock ahead. Contracts live through the time between, in steps, so that each mail comes when it is due. */
  passTime(ms: number): Promise<void>
}

export type MovableClock = ReturnType<typeof movableClock>

/** A clock that goes like this machine's and can be put ahead of it. */
export function movableClock() {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    /** How far it is ahead, in milliseconds. */
    aheadMs: () => aheadMs,
    moveBy(ms: number) {
      aheadMs += ms
    },
    /** Back to this machine's time. */
    reset() {
      aheadMs = 0
    },
  }
}
