/** A sender that is slower holds a place for hours, and gives its owner nothing. */
export const minRate = { bytesPerSecond: 10_000, everyMs: 60_000 }

/** Calls `onSlow` where a sender sends less than that, by the time in which it was waited for. */
export class RateWatch {
  readonly #timer: NodeJS.Timeout
  #bytes = 0
  #busySince: number | undefined
  #busyMs = 0

  constructor(onSlow: () => void, { bytesPerSecond, everyMs } = minRate) {
    this.#timer = setInterval(() => {
      if (this.#busySince !== undefined) this.#endBusy()
      const waitedMs = everyMs - this.#busyMs
      if (waitedMs > everyMs / 2 && this.#bytes < (bytesPerSecond * waitedMs) / 1_000) onSlow()
      this.#bytes = 0
      this.#busyMs = 0
    }, everyMs)
    this.#timer.unref()
  }

  add(bytes: number): void {
    this.#bytes += bytes
  }

  /** From now on it is written what has come, which is none of the sender's time; until `endBusy`. */
  beginBusy(): void {
    this.#busySince = performance.now()
  }

  endBusy(): void {
    if (this.#busySince !== undefined) this.#endBusy()
    this.#busySince = undefined
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #endBusy(): void {
    const now = performance.now()
    this.#busyMs += now - (this.#busySince ?? now)
    this.#busySince = now
  }
}
