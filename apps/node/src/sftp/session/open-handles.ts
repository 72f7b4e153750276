import { status } from '../protocol/codes.ts'
import type { OpenFile } from './open-file.ts'
import type { OpenFolder } from './open-folder.ts'
import { Refusal } from './refusal.ts'

/** What one session has open, by handle. A handle is four bytes for the client. */
export class OpenHandles {
  readonly #open = new Map<number, OpenFile | OpenFolder>()
  #last = 0

  get size(): number {
    return this.#open.size
  }

  /** Returns the new handle. */
  add(one: OpenFile | OpenFolder): Buffer {
    this.#last += 1
    this.#open.set(this.#last, one)
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(this.#last)
    return bytes
  }

  /** Throws Refusal for an unknown handle. */
  get(bytes: Buffer): OpenFile | OpenFolder {
    const found = this.#open.get(numberOf(bytes))
    if (!found) throw new Refusal(status.failure, 'No such handle')
    return found
  }

  /** Throws Refusal for an unknown handle. */
  file(bytes: Buffer): OpenFile {
    const found = this.get(bytes)
    if (!('use' in found)) throw new Refusal(status.failure, 'No such handle')
    return found
  }

  /** Throws Refusal for an unknown handle. */
  folder(bytes: Buffer): OpenFolder {
    const found = this.get(bytes)
    if ('use' in found) throw new Refusal(status.failure, 'No such handle')
    return found
  }

  /** Undefined if it was removed before. */
  remove(bytes: Buffer): OpenFile | OpenFolder | undefined {
    const handle = numberOf(bytes)
    const found = this.#open.get(handle)
    this.#open.delete(handle)
    return found
  }

  removeAll(): (OpenFile | OpenFolder)[] {
    const all = [...this.#open.values()]
    this.#open.clear()
    return all
  }

  /** Resolves once all requests so far on open files and folders are done. */
  idle(): Promise<unknown> {
    return Promise.all([...this.#open.values()].map((one) => one.idle()))
  }
}

const numberOf = (bytes: Buffer): number => (bytes.length === 4 ? bytes.readUInt32BE() : 0)
