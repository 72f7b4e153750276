import type { FileEntry } from '@zubr/contracts/files/operations'
import { bytesOf } from '../../files/helper/names.ts'
import { longName } from '../protocol/paths.ts'
import type { Named } from '../protocol/writer.ts'
import type { SessionHost } from './session-host.ts'

/** Names in one answer: about 130 bytes each. */
const namesAtOnce = 200

const typeBits = { file: 0o100000, folder: 0o040000, link: 0o120000, other: 0 } as const

/** A folder that a client reads in batches. */
export class OpenFolder {
  readonly #host: SessionHost
  readonly path: string
  #rows: AsyncIterableIterator<readonly FileEntry[]> | undefined
  #found: FileEntry[] = []
  #tail: Promise<unknown> = Promise.resolve()

  constructor(path: string, host: SessionHost) {
    this.#host = host
    this.path = path
  }

  add({ work, after }: { kind: 'other'; work: () => Promise<void>; after: Promise<unknown> }): void {
    this.#tail = Promise.all([this.#tail, after]).then(work)
  }

  idle(): Promise<unknown> {
    return this.#tail
  }

  /** Throws if the folder does not exist. */
  async open(): Promise<void> {
    this.#rows = this.#host.files.list(this.path)
    await this.#fill()
  }

  /** Undefined at the end. */
  async next(): Promise<Named[] | undefined> {
    await this.#fill()
    const now = this.#found.slice(0, namesAtOnce)
    this.#found = this.#found.slice(namesAtOnce)
    return now.length > 0 ? now.map(named) : undefined
  }

  close(): { isUpload: boolean; wrote: boolean } {
    // The list ends with its helper at the latest.
    this.#rows?.return?.().catch(() => undefined)
    return { isUpload: false, wrote: false }
  }

  async #fill(): Promise<void> {
    while (this.#rows && this.#found.length < namesAtOnce) {
      const { done, value } = await this.#rows.next()
      if (done) this.#rows = undefined
      else this.#found.push(...value)
    }
  }
}

function named({ name, kind, size, mtimeMs, mode }: FileEntry): Named {
  const bytes = bytesOf(name)
  const time = Math.floor(mtimeMs / 1_000)
  return {
    name: bytes,
    long: longName(bytes, { kind, mode, size, mtimeMs }),
    attributes: { size, mode: typeBits[kind] | mode, atime: time, mtime: time },
  }
}
