/** A run of this length resets the count of ends, in milliseconds. */
const stableMs = 30_000
const maxEndsInRow = 8
const minPauseMs = 250
const maxPauseMs = 8_000

export type RestartLimits = {
  /** Pause before the first restart after a stable run. */
  firstPauseMs: number
  maxEndsInRow?: number
}

/** Decides when an ended process restarts, and when to give up. */
export class RestartPolicy {
  readonly #limits: Required<RestartLimits>
  #endsInRow = 0

  constructor(limits: RestartLimits) {
    this.#limits = { maxEndsInRow, ...limits }
  }

  /** Number of consecutive ends soon after the start. */
  get endsInRow(): number {
    return this.#endsInRow
  }

  /**
   * Records an end after a run of `ranMs`. Returns the pause before the restart in ms, doubled each
   * time; null to give up.
   */
  pauseAfter(ranMs: number): number | null {
    this.#endsInRow = ranMs < stableMs ? this.#endsInRow + 1 : 1
    if (this.#endsInRow >= this.#limits.maxEndsInRow) return null
    if (this.#endsInRow === 1) return this.#limits.firstPauseMs
    return Math.min(maxPauseMs, Math.max(this.#limits.firstPauseMs, minPauseMs * 2 ** (this.#endsInRow - 2)))
  }
}
