/** A slower sender blocks a slot for hours without use for its owner. */
export const minRate = { bytesPerSecond: 10_000, everyMs: 60_000 }

/** Calls `onSlow` if a sender is slower than that, by the time spent waiting for it. */
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

  /** Excludes the time of writing, for which the sender is not responsible, until `endBusy`. */
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
