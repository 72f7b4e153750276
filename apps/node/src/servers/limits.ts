import { availableParallelism } from 'node:os'
import { usualConsoleBytes } from '../console/console-log.ts'
import { startsAtOnce } from './starting/start-queue.ts'

export type Limits = {
  /** A server that takes longer to stop is killed. */
  graceMs: number
  /** A start that takes longer has failed. */
  startMs: number
  /** So many servers start at once, and a start that takes longer holds the others up no more. */
  startsAtOnce: number
  turnMs: number
  watchMs: number
  diskEveryMs: number
  /** How much of its console is kept. */
  consoleBytes: number
  /** How often a server that runs is asked whether it is alive, and how long without an answer makes it silent. */
  pingEveryMs: number
  silentMs: number
  /** How often it is looked whether anybody is on a server that stops when nobody is. */
  emptyEveryMs: number
  /** How often it is seen to that servers have what somebody else of this machine may have taken from them. */
  keepEveryMs: number
}

export const usualLimits: Limits = {
  graceMs: 10_000,
  startMs: 60_000,
  startsAtOnce: startsAtOnce(availableParallelism()),
  turnMs: 60_000,
  watchMs: 1_000,
  diskEveryMs: 5_000,
  consoleBytes: usualConsoleBytes,
  pingEveryMs: 5_000,
  silentMs: 20_000,
  emptyEveryMs: 10_000,
  keepEveryMs: 10_000,
}
