import {
  constants,
  fchmodSync,
  fdatasync,
  fsync,
  lstatSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { promisify } from 'node:util'
import { openUnfinishedFolder } from '../agent-folders.ts'
import type { Context } from '../context.ts'
import { type Name, within } from '../descriptor.ts'
import { versionOf } from '../entries.ts'
import { OperationError } from '../failure.ts'
import { freshName } from '../tree.ts'
import { close, type Folder, openIn, withFolder } from '../walk.ts'
import { statOf } from './looking.ts'

const { O_CREAT, O_EXCL, O_WRONLY } = constants
/** Asynchronous, so that others are served while the disk is slow. */
export const synced = promisify(fsync)

const earlyBytes = 16 * 2 ** 20

/** Starts the disk's writes while more content arrives, to shorten the wait at the end. */
export function syncedEarly(fd: number) {
  let waiting = 0
  let running: Promise<void> | undefined
  let failed: Error | null = null
  return {
    wrote(bytes: number): void {
      waiting += bytes
      if (waiting < earlyBytes || running) return
      waiting = 0
      running = new Promise((resolve) =>
        fdatasync(fd, (error) => {
          failed ??= error
          running = undefined
          resolve()
        }),
      )
    },
    /**
     * Resolves once the descriptor may be closed, to the first error, which a disk reports only
     * once.
     */
    async rest(): Promise<Error | null> {
      await running
      return failed
    },
  }
}

export const writing = {
  /** Writes to a temporary file, which is then renamed in one step. */
  async write({ path, version }: { path: string; version?: string | null }, context: Context) {
    const { walk, freeSpace } = context
    const { folder, name } = walk.spot(path, { follow: true })
    return withFolder(folder, async () => {
      if (name === null) throw new OperationError('is_a_folder')
      const before = present(folder, name, version)
      const elsewhere = openUnfinishedFolder(walk)
      const fresh = freshName('write')
      let fd = -1
      let early: ReturnType<typeof syncedEarly> | undefined
      try {
        fd = openIn(elsewhere, fresh, O_WRONLY | O_CREAT | O_EXCL)
        early = syncedEarly(fd)
        for await (const piece of context.content) {
          await freeSpace.check(piece.length)
          writeAll(fd, piece)
          freeSpace.wrote(piece.length)
          early.wrote(piece.length)
        }
        if (before !== undefined) fchmodSync(fd, before.mode & 0o777)
        const lost = await early.rest()
        if (lost) throw lost
        await synced(fd)
        context.signal.throwIfAborted()
        // Another client may have been faster.
        present(folder, name, version)
        renameSync(within(elsewhere, fresh), within(folder, name))
        return statOf(walk, path)
      } catch (error) {
        unlinkIfThere(elsewhere, fresh)
        throw error
      } finally {
        await early?.rest()
        if (fd >= 0) close({ fd })
        close(elsewhere)
      }
    })
  },

  makeFile({ path }: { path: string }, { walk }: Context) {
    walk.at(path, (folder, name) => close({ fd: openIn(folder, name, O_WRONLY | O_CREAT | O_EXCL) }))
    return statOf(walk, path)
  },
}

/** The existing file, if it has the expected version. */
function present(folder: Folder, name: Buffer, version: string | null | undefined) {
  const stats = lstatSync(within(folder, name), { bigint: true, throwIfNoEntry: false })
  if (!stats) {
    if (typeof version === 'string') throw new OperationError('changed')
    return undefined
  }
  if (stats.isDirectory()) throw new OperationError('is_a_folder')
  // It was not a link before.
  if (stats.isSymbolicLink()) throw new OperationError('leads_out')
  if (!stats.isFile()) throw new OperationError('not_a_file')
  if (version === null) throw new OperationError('taken')
  if (version !== undefined && version !== versionOf(stats)) throw new OperationError('changed')
  return { mode: Number(stats.mode) }
}

export function writeAll(fd: number, bytes: Buffer, at: number | null = null): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(fd, bytes, done, bytes.length - done, at === null ? null : at + done)
}

export function unlinkIfThere(folder: Folder, name: Name): void {
  try {
    unlinkSync(within(folder, name))
  } catch {
    // It was deleted, or its owner will delete it.
  }
}
