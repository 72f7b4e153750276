import type { ConsoleLine } from '@zubr/contracts/console'

export type Found = { lines: readonly ConsoleLine[]; more: boolean }

/** Searches that wait for the node's answer, each known by its number. */
export class Searches {
  #open = new Map<number, { resolve(found: Found): void; reject(): void }>()
  #next = 1

  /** `send` says whether the question has left. */
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

  /** The connection is gone, or the node takes no more of them. */
  end(): void {
    for (const { reject } of this.#open.values()) reject()
    this.#open.clear()
  }
}
