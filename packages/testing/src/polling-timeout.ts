import { expect, vi } from 'vitest'
import { slowness } from './slowness.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Of milliseconds that something took: at most so many on an idle machine, and as many more as this one is slower just now. */
    toTakeAtMost(limitMs: number): Promise<void>
  }
}

// Machines are shared: what is slow is not wrong, so only what hangs fails a test.

const maxWaitMs = 60_000
const { waitFor } = vi
vi.waitFor = (callback, options = {}) => {
  const given = typeof options === 'number' ? { timeout: options } : options
  return waitFor(callback, { ...given, timeout: Math.max(given.timeout ?? 0, maxWaitMs) })
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
