import { setTimeout as delay } from 'node:timers/promises'

/** The agent's source of time; tests pass their own. */
export type Clock = {
  /** Milliseconds since the epoch, for values that outlive a restart of the agent. */
  now(): number
  /** Monotonic milliseconds, for waits and timeouts. */
  elapsed(): number
  /**
   * Resolves after `ms`, or at once when `signal` aborts; never rejects. Tests distinguish waits by
   * `why`.
   */
  wait(ms: number, signal: AbortSignal, why?: 'measure' | 'retry'): Promise<void>
}

export const realClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  // An aborted wait ends early.
  wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
}
