import { setTimeout as delay } from 'node:timers/promises'

/** Time as the agent sees it; tests hand in their own. */
export type Clock = {
  /** Milliseconds since the epoch: for what is remembered across restarts of the agent. */
  now(): number
  /** Milliseconds that never go back, whatever happens to the machine's clock: for waits and timeouts. */
  elapsed(): number
  /**
   * Resolves after `ms`, or at once when `signal` aborts; never rejects. `why` lets a test tell waits apart.
   */
  wait(ms: number, signal: AbortSignal, why?: 'measure' | 'retry'): Promise<void>
}

export const realClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
}
