/** A run that lasted so long was a good one: what ended before it counts no more. */
const stableMs = 30_000
const maxEndsInRow = 8
const minPauseMs = 250
const maxPauseMs = 8_000

export type RestartLimits = {
  /** Pause before the first start after a good run. */
  firstPauseMs: number
  maxEndsInRow?: number
}

/** After how long a process that has ended by itself is started again, and when that is given up. */
export class RestartPolicy {
  readonly #limits: Required<RestartLimits>
  #endsInRow = 0

  constructor(limits: RestartLimits) {
    this.#limits = { maxEndsInRow, ...limits }
  }

  /** How many times it has ended soon after its start, one after the other. */
  get endsInRow(): number {
    return this.#endsInRow
  }

  /** Records an end after a run of `ranMs`. The pause before the next start in ms, twice as long each time; null: give up. */
  pauseAfter(ranMs: number): number | null {
    this.#endsInRow = ranMs < stableMs ? this.#endsInRow + 1 : 1
    if (this.#endsInRow >= this.#limits.maxEndsInRow) return null
    if (this.#endsInRow === 1) return this.#limits.firstPauseMs
    return Math.min(maxPauseMs, Math.max(this.#limits.firstPauseMs, minPauseMs * 2 ** (this.#endsInRow - 2)))
  }
}
