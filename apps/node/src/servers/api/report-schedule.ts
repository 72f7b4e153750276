import type { Clock } from '@zubr/on-node/clock'

const statsEveryMs = { watched: 2_000, all: 30_000 }

/** When the next report is due, and which reports have the statistics of all servers. */
export class ReportSchedule {
  readonly #clock: Clock
  #changes = 0
  #lastReported = -1
  #allStatsAt = Number.NEGATIVE_INFINITY
  #due = new AbortController()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The report has changed, so the next one is due at once. */
  markChanged(): void {
    this.#changes += 1
    this.#due.abort()
  }

  /** Resolves when the next report is due. `isWatched`: a server is open in the panel. */
  async next(isWatched: boolean, until: AbortSignal): Promise<void> {
    this.#due = new AbortController()
    if (this.#changes === this.#lastReported)
      await this.#clock.wait(
        isWatched ? Math.min(statsEveryMs.watched, this.#untilAllStatsMs()) : this.#untilAllStatsMs(),
        AbortSignal.any([until, this.#due.signal]),
      )
    this.#lastReported = this.#changes
  }

  /** Whether the statistics of all servers are due. If so, their next time begins now. */
  takeAllStats(): boolean {
    if (this.#untilAllStatsMs() > 0) return false
    this.#allStatsAt = this.#clock.elapsed()
    return true
  }

  #untilAllStatsMs(): number {
    return Math.max(0, this.#allStatsAt + statsEveryMs.all - this.#clock.elapsed())
  }
}
