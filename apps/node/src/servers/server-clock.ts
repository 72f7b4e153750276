import { setTimeout as delay } from 'node:timers/promises'

/** Time as servers see it. Tests hand in their own. */
export type ServerClock = {
  /** Milliseconds since the epoch: for what is remembered while the agent is down. */
  now(): number
  /** Milliseconds that go on evenly, however the calendar's clock is set: for what is waited for. */
  elapsed(): number
  /** Resolves after `ms`, or when `signal` aborts; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const realClock: ServerClock = {
  now: Date.now,
  elapsed: () => performance.now(),
  wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
}
