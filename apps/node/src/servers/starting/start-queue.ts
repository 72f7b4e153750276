import type { Clock } from '@zubr/on-node/clock'

/**
 * Number of servers that may start at the same time. A Java start uses about two cores: the
 * server's thread, the JIT compiler and the garbage collector. More at once would not be faster and
 * would slow down running servers.
 */
export const defaultConcurrentStarts = (cores: number): number => Math.max(1, Math.floor(cores / 2))

export type StartSlot = {
  /**
   * Lets the next one start. Returns the duration in milliseconds; null if the former agent began
   * it. Idempotent.
   */
  end(): number | null
}

type Waiting = { isRequested: boolean; go(slot: StartSlot | undefined): void }

export type StartQueueOptions = {
  maxConcurrent: number
  /** A start that takes longer continues, but does not block others any more. */
  maxMs: number
  clock: Clock
}

/**
 * Limits concurrent starts. Requests of owners precede automatic restarts, otherwise the order is
 * kept.
 */
export class StartQueue {
  readonly #atOnce: number
  readonly #clock: Clock
  readonly #maxMs: number
  readonly #begun = new Set<StartSlot>()
  #waiting: Waiting[] = []

  constructor({ maxConcurrent: atOnce, maxMs, clock }: StartQueueOptions) {
    this.#atOnce = atOnce
    this.#clock = clock
    this.#maxMs = maxMs
  }

  /**
   * Resolves when it may start, or to undefined if it is interrupted before. Calls `waits` if it
   * has to wait.
   */
  acquire(
    { isRequested, waits }: { isRequested: boolean; waits(): void },
    interrupted: AbortSignal,
  ): Promise<StartSlot | undefined> {
    return new Promise((resolve) => {
      if (interrupted.aborted) return resolve(undefined)
      const one: Waiting = {
        isRequested,
        go(slot) {
          interrupted.removeEventListener('abort', giveUp)
          resolve(slot)
        },
      }
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== one)
        one.go(undefined)
      }
      interrupted.addEventListener('abort', giveUp)
      this.#waiting.push(one)
      this.#startNext()
      if (this.#waiting.includes(one)) waits()
    })
  }

  /** The slot of a start that the former agent began. */
  adopt(): StartSlot {
    return this.#startSlot(null)
  }

  #startNext(): void {
    while (this.#begun.size < this.#atOnce) {
      const first = this.#waiting.find(({ isRequested }) => isRequested) ?? this.#waiting[0]
      if (!first) return
      this.#waiting = this.#waiting.filter((one) => one !== first)
      first.go(this.#startSlot(this.#clock.elapsed()))
    }
  }

  #startSlot(at: number | null): StartSlot {
    const over = new AbortController()
    const slot: StartSlot = {
      end: () => {
        over.abort()
        if (this.#begun.delete(slot)) this.#startNext()
        return at === null ? null : Math.round(this.#clock.elapsed() - at)
      },
    }
    this.#begun.add(slot)
    void this.#clock.wait(this.#maxMs, over.signal).then(() => {
      if (this.#begun.delete(slot)) this.#startNext()
    })
    return slot
  }
}
