import type { Clock } from '@zubr/on-node/clock'

/**
 * How many servers may be between their first process and their first player at once. A Java start has work for about two cores: beside the
 * server's own thread those that compile its code and clear its memory. More at once would not be ready sooner, and would take from
 * servers that run what they need for their ticks.
 */
export const startsAtOnce = (cores: number): number => Math.max(1, Math.floor(cores / 2))

export type StartQueue = ReturnType<typeof startQueue>
export type StartSlot = {
  /** Lets the next one start. Returns how long this one took; null if its beginning was not seen. Harmless to repeat. */
  end(): number | null
}

type Waiting = { asked: boolean; go(turn: StartSlot | undefined): void }

/** Has servers start a few at a time: those whose owners ask for it before those that come back by themselves, else in order. */
export function startQueue({
  atOnce,
  maxMs,
  clock,
}: {
  atOnce: number
  /** A start that takes longer, or hangs, goes on without holding the others up. */
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
    /** Resolves when it may start; undefined if it is interrupted before. `waits` hears that it has to wait. */
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
    /** The turn of a server that an agent before has begun to start. */
    goesOn: () => begin(null),
  }
}
