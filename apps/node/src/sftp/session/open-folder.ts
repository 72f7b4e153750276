import type { FileEntry } from '@zubr/contracts/files/operations'
import { bytesOf } from '../../files/helper/names.ts'
import { longName } from '../protocol/paths.ts'
import type { Named } from '../protocol/writer.ts'
import type { SessionHost } from './files.ts'

/** Names in one answer: about 130 bytes each. */
const namesAtOnce = 200

export type OpenFolder = ReturnType<typeof openFolder>

const typeBits = { file: 0o100000, folder: 0o040000, link: 0o120000, other: 0 } as const

/** A folder that a client reads in batches. */
export function openFolder({ path, host }: { path: string; host: SessionHost }) {
  let rows: AsyncIterableIterator<readonly FileEntry[]> | undefined
  let found: FileEntry[] = []
  let tail: Promise<unknown> = Promise.resolve()

  async function fill(): Promise<void> {
    while (rows && found.length < namesAtOnce) {
      const { done, value } = await rows.next()
      if (done) rows = undefined
      else found.push(...value)
    }
  }
  return {
    path,
    add({ work, after }: { kind: 'other'; work: () => Promise<void>; after: Promise<unknown> }): void {
      tail = Promise.all([tail, after]).then(work)
    },
    idle: (): Promise<unknown> => tail,
    /** Throws if the folder does not exist. */
    async open(): Promise<void> {
      rows = host.files.list(path)
      await fill()
    },
    /** Undefined at the end. */
    async next(): Promise<Named[] | undefined> {
      await fill()
      const now = found.slice(0, namesAtOnce)
      found = found.slice(namesAtOnce)
      return now.length > 0 ? now.map(named) : undefined
    },
    close(): { isUpload: boolean; wrote: boolean } {
      rows?.return?.().catch(() => undefined)
      return { isUpload: false, wrote: false }
    },
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
