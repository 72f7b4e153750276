import { availableParallelism } from 'node:os'
import { defaultConsoleBytes } from '../console/console-log.ts'
import { defaultConcurrentStarts } from './starting/start-queue.ts'

export type Limits = {
  /** A server that takes longer to stop is killed. */
  graceMs: number
  /** A start that takes longer has failed. */
  startMs: number
  /** Number of servers that start at the same time. A start counts for at most `turnMs`. */
  maxConcurrentStarts: number
  startSlotMs: number
  watchMs: number
  diskEveryMs: number
  /** Maximum size of a stored console. */
  consoleBytes: number
  /** Interval of the ping, and the time without an answer after which a server is silent. */
  pingEveryMs: number
  silentMs: number
  /** Interval of the check for players on servers that stop when they are empty. */
  emptyEveryMs: number
  /**
   * Interval of the check that restores network rules and mounts that other programs have removed.
   */
  restoreEveryMs: number
}

export const defaultLimits: Limits = {
  graceMs: 10_000,
  startMs: 60_000,
  maxConcurrentStarts: defaultConcurrentStarts(availableParallelism()),
  startSlotMs: 60_000,
  watchMs: 1_000,
  diskEveryMs: 5_000,
  consoleBytes: defaultConsoleBytes,
  pingEveryMs: 5_000,
  silentMs: 20_000,
  emptyEveryMs: 10_000,
  restoreEveryMs: 10_000,
}
