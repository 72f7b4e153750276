import type { Fault } from './fault.ts'
import type { CheckAsk, CheckReply } from './worker.ts'

/** Checks texts in a worker. A check that times out finds nothing, because it only warns. */
export class Checker {
  #worker: Worker | undefined
  #nextId = 1
  #latest: { id: number; settle(faults: Fault[]): void } | undefined

  /** An outdated check resolves to an empty list. */
  check(name: string, text: string): Promise<Fault[]> {
    this.#latest?.settle([])
    const id = this.#nextId++
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(), 8_000)
      const settle = (faults: Fault[]) => {
        clearTimeout(timer)
        resolve(faults)
      }
      this.#latest = { id, settle }
      this.#started().postMessage({ id, name, text } satisfies CheckAsk)
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#latest?.settle([])
    this.#latest = undefined
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<CheckReply>) => {
      if (data.id === this.#latest?.id) this.#latest.settle(data.faults)
    }
    worker.onerror = () => this.close()
    this.#worker = worker
    return worker
  }
}
