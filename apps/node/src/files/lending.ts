import { closeSync, constants, fstatSync, openSync, read } from 'node:fs'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { SharedFile, SharedFiles } from '../runtime/runtime.ts'
import { FileError } from './file-error.ts'
import { versionOf } from './helper/entries.ts'

const { O_NOCTTY, O_NONBLOCK, O_RDONLY } = constants
/** Takes hold of a thing without opening it: nothing of it notices, whatever it is. */
const O_PATH = 0x200000
const pieceBytes = 512 * 1024
/** At once, of one helper: whatever is more it sends itself. */
export const maxShared = 64
const readAt = promisify(read)

/** The same for a helper that works as `uid` beneath `data`, as process `pid`; undefined where nothing is lent. */
export async function lenderOf(
  pid: number | undefined,
  uid: number | null | undefined,
  data: string,
): Promise<SharedFiles | undefined> {
  const user = uid ?? process.getuid?.()
  if (process.platform !== 'linux' || pid === undefined || user === undefined) return undefined
  return lender({ pid, uid: user, device: (await stat(data, { bigint: true })).dev })
}

/**
 * Files that a helper has open, to be read by the agent itself, so that their bytes need not pass through two more sockets. A helper of a
 * server without a sandbox may be that server's by now, and show any thing in a file's place that it can take hold of. So it is held first, as
 * whatever it is, and opened only where what is held is a file of the server's own user on the disk of its data. That user may read it anyway.
 * See docs/decisions/0043-file-helper-in-the-sandbox.md.
 */
export function lender({ pid, uid, device }: { pid: number; uid: number; device: bigint }): SharedFiles {
  const out = new Set<SharedFile>()
  return {
    /** By the helper's own number; undefined if it is none that may be read so. `version`: of the file that was asked for. */
    borrow(number: unknown, version: unknown): SharedFile | undefined {
      if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) return undefined
      if (out.size >= maxShared) return undefined
      try {
        const held = openSync(`/proc/${pid}/fd/${number}`, O_PATH)
        try {
          const stats = fstatSync(held, { bigint: true })
          const isOwn = stats.isFile() && stats.uid === BigInt(uid) && stats.dev === device
          if (!isOwn || versionOf(stats) !== version) return undefined
          // This very file, whatever the helper has by that number now. Nothing is waited for.
          const file = borrowed(openSync(`/proc/self/fd/${held}`, O_RDONLY | O_NONBLOCK | O_NOCTTY))
          out.add(file)
          void file.closed.then(() => out.delete(file))
          return file
        } finally {
          closeSync(held)
        }
      } catch {
        return undefined
      }
    },
    /** How many are lent now. */
    count: () => out.size,
    /** Resolves once none of them is open any more: the disk may be taken away. */
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
    reading = count.catch(() => undefined)
    return count.then(({ bytesRead }) => {
      // It is shorter by now.
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
    /** Of a part of it; the next piece is read while the one before is sent. */
    async *pieces(from: number, until: number): AsyncGenerator<Buffer, null> {
      const next = (at: number): Promise<Buffer> | undefined => {
        if (at >= until) return undefined
        if (isOver) throw new FileError('away')
        const piece = begin(at, until)
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
