import { closeSync, constants, fstatSync, openSync, read } from 'node:fs'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { SharedFile, SharedFiles } from '../runtime/runtime.ts'
import { FileError } from './file-error.ts'
import { versionOf } from './helper/entries.ts'

const { O_NOCTTY, O_NONBLOCK, O_RDONLY } = constants
/** Holds a file without opening it, which has no effect on any kind of file. */
const O_PATH = 0x200000
const pieceBytes = 512 * 1024
/** Per helper at a time. Above it the helper sends pieces itself. */
export const maxShared = 64
const readAt = promisify(read)

/**
 * The files that a helper may lend: of user `uid`, below `data`, as process `pid`. Undefined if
 * nothing may be lent.
 */
export async function openSharedFiles(
  pid: number | undefined,
  uid: number | null | undefined,
  data: string,
): Promise<SharedFiles | undefined> {
  const user = uid ?? process.getuid?.()
  if (process.platform !== 'linux' || pid === undefined || user === undefined) return undefined
  return createSharedFiles({ pid, uid: user, device: (await stat(data, { bigint: true })).dev })
}

/**
 * Files that a helper has open and that the agent reads itself, which saves two more sockets. The
 * helper may be controlled by its server, so the agent opens a file only after it has checked that
 * its user could read it: docs/decisions/0043-file-helper-in-the-sandbox.md.
 */
export function createSharedFiles({
  pid,
  uid,
  device,
}: {
  pid: number
  uid: number
  device: bigint
}): SharedFiles {
  const out = new Set<SharedFile>()
  return {
    /**
     * The file behind the helper's descriptor. Undefined if it may not be read this way. `version`:
     * that of the requested file.
     */
    borrow(number: unknown, version: unknown): SharedFile | undefined {
      if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) return undefined
      if (out.size >= maxShared) return undefined
      try {
        const held = openSync(`/proc/${pid}/fd/${number}`, O_PATH)
        try {
          const stats = fstatSync(held, { bigint: true })
          const isOwn = stats.isFile() && stats.uid === BigInt(uid) && stats.dev === device
          if (!isOwn || versionOf(stats) !== version) return undefined
          // Opens exactly the held file, whatever the helper's descriptor refers to now. Does not
          // block.
          const file = borrowed(openSync(`/proc/self/fd/${held}`, O_RDONLY | O_NONBLOCK | O_NOCTTY))
          out.add(file)
          void file.closed.then(() => out.delete(file))
          return file
        } finally {
          closeSync(held)
        }
      } catch {
        // The helper then sends the file itself.
        return undefined
      }
    },
    /** The number of lent files. */
    count: () => out.size,
    /** Resolves once none of them is open any more, so that the disk can be unmounted. */
    async returned(): Promise<void> {
      const all = [...out]
      for (const file of all) file.end()
      await Promise.all(all.map(({ closed }) => closed))
    },
  }
}

function borrowed(fd: number): SharedFile {
  let isOver = false
  let reading: Promise<unknown> = Promise.resolve()
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  function begin(at: number, until: number): Promise<Buffer> {
    const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, until - at))
    const count = readAt(fd, piece, 0, piece.length, at)
    // The reader of the piece gets the error.
    reading = count.catch(() => undefined)
    return count.then(({ bytesRead }) => {
      // The file has shrunk.
      if (bytesRead === 0) throw new FileError('changed')
      return piece.subarray(0, bytesRead)
    })
  }
  const file = {
    closed,
    end(): void {
      if (isOver) return
      isOver = true
      void reading.then(() => {
        closeSync(fd)
        resolve()
      })
    },
    /** A part of the file. The next piece is read while the previous one is sent. */
    async *pieces(from: number, until: number): AsyncGenerator<Buffer, null> {
      const next = (at: number): Promise<Buffer> | undefined => {
        if (at >= until) return undefined
        if (isOver) throw new FileError('away')
        const piece = begin(at, until)
        // The reader gets the error when it awaits the piece.
        piece.catch(() => undefined)
        return piece
      }
      try {
        let at = from
        for (let coming = next(at); coming; ) {
          const piece = await coming
          at += piece.length
          coming = next(at)
          yield piece
        }
        return null
      } finally {
        file.end()
      }
    },
  }
  return file
}
