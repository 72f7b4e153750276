import type { ConsoleLine } from '@zubr/contracts/console'

export type Found = { lines: readonly ConsoleLine[]; more: boolean }

/** Searches without an answer yet, by id. */
export class Searches {
  #open = new Map<number, { resolve(found: Found): void; reject(): void }>()
  #next = 1

  /** `send` returns whether the request was sent. */
  ask(send: (id: number) => boolean): Promise<Found> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      if (!send(id)) return reject(new Error('not connected'))
      this.#open.set(id, { resolve, reject: () => reject(new Error('refused')) })
    })
  }

  found({ id, lines, more }: Found & { id: number }): void {
    this.#open.get(id)?.resolve({ lines, more })
    this.#open.delete(id)
  }

  /** Rejects all: the connection is lost, or the node refuses searches. */
  end(): void {
    for (const { reject } of this.#open.values()) reject()
    this.#open.clear()
  }
}
