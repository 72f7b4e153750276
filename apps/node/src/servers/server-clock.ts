import { setTimeout as delay } from 'node:timers/promises'

/** Time as servers see it; it goes on while the agent is down, so it is the calendar's. Tests hand in their own. */
export type ServerClock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms`, or when `signal` aborts; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const realClock: ServerClock = {
  now: Date.now,
  wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
}
