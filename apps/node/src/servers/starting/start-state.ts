import type { ServerReport } from '@zubr/contracts/node-servers'
import type { StartSlot } from './start-queue.ts'

/** Whether a server is starting, its slot of the start queue, and its progress. */
export class StartState {
  /** Progress of the preparation. Null if there is none. */
  progress: ServerReport['progress'] = null
  /** Duration of the last start in milliseconds. Null until one was measured. */
  startMs: number | null = null
  #isNow = false
  #next = new AbortController()
  #slot: StartSlot | undefined

  get isNow(): boolean {
    return this.#isNow
  }

  begin(): void {
    this.#isNow = true
    this.#next.abort()
    this.#next = new AbortController()
  }

  end(): void {
    this.#isNow = false
  }

  /** A signal that aborts at the next start. Undefined while it is starting. */
  nextStart(): AbortSignal | undefined {
    return this.#isNow ? undefined : this.#next.signal
  }

  holdSlot(slot: StartSlot | undefined): void {
    this.#slot = slot
  }

  /** Lets the next server start. Returns the duration of this start, see `StartSlot.end`. */
  releaseSlot(): number | null | undefined {
    const tookMs = this.#slot?.end()
    this.#slot = undefined
    return tookMs
  }

  /** Releases the slot, and keeps the duration if the server became ready. */
  complete(isReady: boolean): void {
    const tookMs = this.releaseSlot()
    if (isReady) this.startMs = tookMs ?? this.startMs
  }
}
