import { type NbtFault, NbtRefused } from './measure.ts'
import type { NbtAnswers, NbtAsk, NbtReply } from './worker.ts'

/** The timeout of a request to the worker. */
const patienceMs = 20_000

/** An NBT tree in a worker. */
export class NbtReader {
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  #nextId = 1
  #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<NbtReply>) => {
      const pending = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('fault' in data) pending?.reject(new NbtRefused(data.fault))
      else pending?.resolve(data.answer)
    }
    this.#worker.onerror = () => this.#giveUp('not_nbt')
  }

  ask<Ask extends NbtAsk>(request: Ask): Promise<NbtAnswers[Ask['ask']]> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp('too_many'), patienceMs)
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          then(value)
        }
      this.#waiting.set(id, {
        resolve: settled((answer: unknown) => resolve(answer as NbtAnswers[Ask['ask']])),
        reject: settled(reject),
      })
      this.#worker.postMessage({ ...request, id })
    })
  }

  close(): void {
    this.#worker.terminate()
  }

  #giveUp(fault: NbtFault): void {
    this.#worker.terminate()
    for (const { reject } of this.#waiting.values()) reject(new NbtRefused(fault))
    this.#waiting.clear()
  }
}
