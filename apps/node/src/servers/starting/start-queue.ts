import type { Clock } from '@zubr/on-node/clock'

/**
 * Number of servers that may start at the same time. A Java start uses about two cores: the
 * server's thread, the JIT compiler and the garbage collector. More at once would not be faster and
 * would slow down running servers.
 */
export const startsAtOnce = (cores: number): number => Math.max(1, Math.floor(cores / 2))

export type StartQueue = ReturnType<typeof startQueue>
export type StartSlot = {
  /**
   * Lets the next one start. Returns the duration in milliseconds; null if the former agent began
   * it. Idempotent.
   */
  end(): number | null
}

type Waiting = { isRequested: boolean; go(slot: StartSlot | undefined): void }

/**
 * Limits concurrent starts. Requests of owners precede automatic restarts, otherwise the order is
 * kept.
 */
export function startQueue({
  atOnce,
  maxMs,
  clock,
}: {
  atOnce: number
  /** A start that takes longer continues, but does not block others any more. */
  maxMs: number
  clock: Clock
}) {
  const begun = new Set<StartSlot>()
  let waiting: Waiting[] = []

  function startNext(): void {
    while (begun.size < atOnce) {
      const first = waiting.find(({ isRequested }) => isRequested) ?? waiting[0]
      if (!first) return
      waiting = waiting.filter((one) => one !== first)
      first.go(begin(clock.elapsed()))
    }
  }

  function begin(at: number | null): StartSlot {
    const over = new AbortController()
    const slot: StartSlot = {
      end() {
        over.abort()
        if (begun.delete(slot)) startNext()
        return at === null ? null : Math.round(clock.elapsed() - at)
      },
    }
    begun.add(slot)
    void clock.wait(maxMs, over.signal).then(() => {
      if (begun.delete(slot)) startNext()
    })
    return slot
  }

  return {
    /**
     * Resolves when it may start, or to undefined if it is interrupted before. Calls `waits` if it
     * has to wait.
     */
    acquire({ isRequested, waits }: { isRequested: boolean; waits(): void }, interrupted: AbortSignal) {
      return new Promise<StartSlot | undefined>((resolve) => {
        if (interrupted.aborted) return resolve(undefined)
        const one: Waiting = {
          isRequested,
          go(slot) {
            interrupted.removeEventListener('abort', giveUp)
            resolve(slot)
          },
        }
        const giveUp = () => {
          waiting = waiting.filter((other) => other !== one)
          one.go(undefined)
        }
        interrupted.addEventListener('abort', giveUp)
        waiting.push(one)
        startNext()
        if (waiting.includes(one)) waits()
      })
    },
    /** The slot of a start that the former agent began. */
    adopt: () => begin(null),
  }
}
