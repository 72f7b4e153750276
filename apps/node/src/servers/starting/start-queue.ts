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

type Waiting = { asked: boolean; go(turn: StartSlot | undefined): void }

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

  function letGo(): void {
    while (begun.size < atOnce) {
      const first = waiting.find(({ asked }) => asked) ?? waiting[0]
      if (!first) return
      waiting = waiting.filter((one) => one !== first)
      first.go(begin(clock.elapsed()))
    }
  }

  function begin(at: number | null): StartSlot {
    const over = new AbortController()
    const turn: StartSlot = {
      end() {
        over.abort()
        if (begun.delete(turn)) letGo()
        return at === null ? null : Math.round(clock.elapsed() - at)
      },
    }
    begun.add(turn)
    void clock.wait(maxMs, over.signal).then(() => {
      if (begun.delete(turn)) letGo()
    })
    return turn
  }

  return {
    /**
     * Resolves when it may start, or to undefined if it is interrupted before. Calls `waits` if it
     * has to wait.
     */
    take({ asked, waits }: { asked: boolean; waits(): void }, interrupted: AbortSignal) {
      return new Promise<StartSlot | undefined>((resolve) => {
        if (interrupted.aborted) return resolve(undefined)
        const one: Waiting = {
          asked,
          go(turn) {
            interrupted.removeEventListener('abort', giveUp)
            resolve(turn)
          },
        }
        const giveUp = () => {
          waiting = waiting.filter((other) => other !== one)
          one.go(undefined)
        }
        interrupted.addEventListener('abort', giveUp)
        waiting.push(one)
        letGo()
        if (waiting.includes(one)) waits()
      })
    },
    /** The slot of a start that the former agent began. */
    goesOn: () => begin(null),
  }
}
