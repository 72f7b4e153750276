import { setTimeout as delay } from 'node:timers/promises'

/** Time as the agent sees it; tests hand in their own. */
export type Clock = {
  /** Milliseconds that never go back. */
  now(): number
  /**
   * Resolves after `ms`, or at once when `signal` aborts; never rejects. `why` tells a test which wait it is.
   */
  wait(ms: number, signal: AbortSignal, why: 'measure' | 'retry'): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
}
