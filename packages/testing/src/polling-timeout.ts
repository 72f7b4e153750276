import { expect, vi } from 'vitest'
import { slowness } from './slowness.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Asserts a duration in milliseconds: at most the limit of an idle machine, scaled by this
     * machine's current slowness.
     */
    toTakeAtMost(limitMs: number): Promise<void>
  }
}

// Machines are shared, so slow is not wrong: only a hang fails a test.

const maxWaitMs = 60_000
const { waitFor } = vi
vi.waitFor = (callback, options = {}) => {
  const waitOptions = typeof options === 'number' ? { timeout: options } : options
  return waitFor(callback, { ...waitOptions, timeout: Math.max(waitOptions.timeout ?? 0, maxWaitMs) })
}

expect.extend({
  async toTakeAtMost(tookMs: number, limitMs: number) {
    const limit = limitMs * (tookMs <= limitMs ? 1 : await slowness())
    return {
      pass: tookMs <= limit,
      message: () => `expected ${Math.round(tookMs)} ms to be at most ${Math.round(limit)} ms`,
    }
  },
})
