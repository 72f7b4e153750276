import { randomBytes } from 'node:crypto'
import { constants, fchmodSync, fstatSync, fsyncSync, renameSync, unlinkSync, writeSync } from 'node:fs'
import { close, closing, type Folder, openIn } from '../beneath.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { versionOf } from '../entries.ts'
import { codeOf, Failed } from '../failure.ts'
import { unfinished } from '../ours.ts'

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY } = constants

export const writing = {
  /** The content is written elsewhere, and takes its name in one step. */
  async write({ path, version }: { path: string; version?: string | null }, context: Context) {
    const { walk, room } = context
    const { folder, name } = walk.spot(path, { follow: true })
    return closing(folder, async () => {
      if (name === null) throw new Failed('is_a_folder')
      const before = present(folder, name, version)
      const elsewhere = unfinished(walk)
      const fresh = Buffer.from(`write-${randomBytes(12).toString('hex')}`)
      let fd = -1
      try {
        fd = openIn(elsewhere, fresh, O_WRONLY | O_CREAT | O_EXCL)
        for await (const piece of context.content) {
          await room.check(piece.length)
          writeAll(fd, piece)
          room.wrote(piece.length)
        }
        fchmodSync(fd, before === undefined ? 0o600 : before.mode & 0o777)
        fsyncSync(fd)
        context.signal.throwIfAborted()
        // Somebody may have been faster.
        present(folder, name, version)
        renameSync(within(elsewhere, fresh), within(folder, name))
        const stats = fstatSync(fd, { bigint: true })
        return { version: versionOf(stats), size: Number(stats.size) }
      } catch (error) {
        if (fd >= 0) unlinkIfThere(elsewhere, fresh)
        throw error
      } finally {
        if (fd >= 0) close({ fd })
        close(elsewhere)
      }
    })
  },

  makeFile({ path }: { path: string }, { walk }: Context): null {
    walk.at(path, (folder, name) => close({ fd: openIn(folder, name, O_WRONLY | O_CREAT | O_EXCL) }))
    return null
  },
}

/** The file that is there, if its version is the one that is expected. */
function present(folder: Folder, name: Buffer, version: string | null | undefined) {
  let fd: number
  try {
    fd = openIn(folder, name, O_RDONLY)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    if (typeof version === 'string') throw new Failed('changed')
    return undefined
  }
  try {
    const stats = fstatSync(fd, { bigint: true })
    if (stats.isDirectory()) throw new Failed('is_a_folder')
    if (!stats.isFile()) throw new Failed('not_a_file')
    if (version === null) throw new Failed('taken')
    if (version !== undefined && version !== versionOf(stats)) throw new Failed('changed')
    return { mode: Number(stats.mode) }
  } finally {
    close({ fd })
  }
}

export function writeAll(fd: number, bytes: Buffer, at: number | null = null): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(fd, bytes, done, bytes.length - done, at === null ? null : at + done)
}

export function unlinkIfThere(folder: Folder, name: Buffer): void {
  try {
    unlinkSync(within(folder, name))
  } catch {
    // It is gone, or whoever it belongs to deletes it.
  }
}
