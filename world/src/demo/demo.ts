import type { World } from '../start.ts'
import type { ShownAccount } from './example-accounts.ts'
import type { MovableClock } from './movable-clock.ts'

/** The whole product with people, servers and incidents in it, and a clock that can be moved. */
export type Demo = World & {
  clock: MovableClock
  accounts: readonly ShownAccount[]
  /** Puts the clock ahead. Contracts live through the time between, in steps, so that each mail comes when it is due. */
  passTime(ms: number): Promise<void>
}
