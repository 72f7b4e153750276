import { setTimeout as wait } from 'node:timers/promises'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { currentSession } from '../http/shares/current-session.ts'

/** More files than any server has. */
const maxWaiting = 2_000

/**
 * Recognises further files after the response: a few at a time with pauses, because visitors use
 * the source too.
 */
export function backgroundQueue<T extends { key: string }>({
  pauseMs,
  batchSizeOf,
  ask,
}: {
  pauseMs: number
  batchSizeOf(source: AddonSource): number
  ask(source: AddonSource, some: readonly T[]): Promise<unknown>
}) {
  const waiting = new Map<AddonSource, Map<string, T>>()

  async function work(source: AddonSource, all: Map<string, T>): Promise<void> {
    while (all.size > 0) {
      await wait(pauseMs, undefined, { ref: false })
      const some = [...all.values()].slice(0, batchSizeOf(source))
      for (const { key } of some) all.delete(key)
      await ask(source, some)
    }
  }

  return {
    goOn(source: AddonSource, some: readonly T[]): void {
      if (some.length === 0) return
      const before = waiting.get(source)
      const all = before ?? new Map<string, T>()
      for (const one of some) if (all.size < maxWaiting) all.set(one.key, one)
      if (before) return
      waiting.set(source, all)
      // These requests count against no account's share.
      currentSession
        .exit(() => work(source, all))
        // The database is unavailable: the next request includes these files.
        .catch(() => undefined)
        .finally(() => waiting.delete(source))
    },
  }
}
