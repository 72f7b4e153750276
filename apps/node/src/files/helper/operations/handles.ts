import {
  constants,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  futimesSync,
  lutimesSync,
  readlinkSync,
  readSync,
  renameSync,
  rmdirSync,
  type Stats,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { type Context, WithBytes } from '../context.ts'
import { within } from '../descriptor.ts'
import { attributesOf } from '../entries.ts'
import { OperationError } from '../failure.ts'
import { bytesOf, nameOf, parentOf } from '../names.ts'
import { close, withFolder } from '../walk.ts'
import { synced, writeAll } from './writing.ts'

const { O_APPEND, O_CREAT, O_EXCL, O_RDONLY, O_RDWR, O_WRONLY } = constants

/** `ours`: the agent itself may access paths below `.zubr`, for uploads. Clients cannot set it. */
type Named = { path: string; ours?: boolean }
type Opened = { handle: number }
const maxReadBytes = 2 ** 20

/** Identifies a file independently of its name: a replacement differs. */
const identityOf = ({ dev, ino, birthtimeMs }: Stats) => [dev, ino, birthtimeMs].join(':')

export const handleOperations = {
  /**
   * Opens a file. Only the given `flags` apply. `first`: the number of bytes to return at once,
   * which is all of most files.
   */
  open(
    {
      path,
      ours,
      read,
      write,
      create,
      exclusive,
      truncate,
      append,
      mode,
      first = 0,
    }: Named & {
      read?: boolean
      write?: boolean
      create?: boolean
      exclusive?: boolean
      truncate?: boolean
      append?: boolean
      mode?: number
      first?: number
    },
    { walk, handles }: Context,
  ) {
    const flags =
      (write ? (read ? O_RDWR : O_WRONLY) : O_RDONLY) |
      (create && write ? O_CREAT : 0) |
      (exclusive && create ? O_EXCL : 0) |
      (append ? O_APPEND : 0)
    const fd = walk.open(path, flags, { ours, mode: (mode ?? 0o600) & 0o777 })
    let stats: Stats
    let bytes = Buffer.alloc(0)
    let isAll = false
    try {
      stats = fstatSync(fd)
      if (stats.isDirectory()) throw new OperationError('is_a_folder')
      // It must not wait for a device or a FIFO.
      if (!stats.isFile()) throw new OperationError('not_a_file')
      if (truncate && write && stats.size > 0) {
        ftruncateSync(fd, 0)
        stats = fstatSync(fd)
      }
      if (first > 0 && read) {
        // One byte more than the size, to detect the end.
        const piece = Buffer.allocUnsafe(Math.min(first, maxReadBytes, stats.size + 1))
        bytes = piece.subarray(0, readSync(fd, piece, 0, piece.length, 0))
        isAll = bytes.length < piece.length
      }
    } catch (error) {
      close({ fd })
      throw error
    }
    const handle = handles.add({ fd, appends: append === true })
    const value = { handle, attributes: attributesOf(stats), file: identityOf(stats), isAll }
    return new WithBytes(value, bytes)
  },

  close({ handle }: Opened, { handles }: Context): null {
    handles.close(handle)
    return null
  },

  /** At most 1 MiB. Empty at the end. */
  pread({ handle, at, length }: Opened & { at: number; length: number }, { handles }: Context) {
    const piece = Buffer.allocUnsafe(Math.max(0, Math.min(length, maxReadBytes)))
    const count = readSync(handles.of(handle).fd, piece, 0, piece.length, at)
    return new WithBytes({ count }, piece.subarray(0, count))
  },

  /**
   * The request contains the bytes. Pieces are written in order. A small piece behind one that did
   * not fit would leave a hole, and a client that resumes from the size would never fill it.
   */
  async pwrite({ handle, at }: Opened & { at: number }, { handles, bytes, freeSpace }: Context) {
    const one = handles.of(handle)
    const { fd, appends } = one
    const write = async () => {
      if (one.refused && at > one.refused.at) throw one.refused.error
      handles.of(handle)
      const isAdded = !appends && at + bytes.length > fstatSync(fd).size
      try {
        await freeSpace.check(bytes.length)
        // After a close the descriptor may belong to another file.
        handles.of(handle)
        writeAll(fd, bytes, appends ? null : at)
      } catch (error) {
        if (isAdded) one.refused = { at, error }
        throw error
      }
      one.refused = undefined
      freeSpace.wrote(bytes.length)
      return { count: bytes.length }
    }
    const written = (one.writing ?? Promise.resolve()).then(write)
    // The caller of this write gets the error. The next write still runs.
    one.writing = written.catch(() => undefined)
    return written
  },

  fstat: ({ handle }: Opened, { handles }: Context) => attributesOf(fstatSync(handles.of(handle).fd)),

  /** `follow`: the attributes of a link's target. */
  lstat: ({ path, ours, follow }: Named & { follow?: boolean }, { walk }: Context) =>
    attributesOf(walk.stat(path, { ours, follow: follow === true })),

  async truncate(
    { handle, size }: Opened & { size: number },
    { handles, freeSpace }: Context,
  ): Promise<null> {
    const { fd } = handles.of(handle)
    const more = size - fstatSync(fd).size
    if (more > 0) await freeSpace.check(more)
    ftruncateSync(fd, size)
    return null
  },

  /** For an open file or a path. In seconds. */
  setTimes(
    { handle, path = '', ours, atime, mtime }: Partial<Opened & Named> & { atime: number; mtime: number },
    { walk, handles }: Context,
  ): null {
    if (handle !== undefined) futimesSync(handles.of(handle).fd, atime, mtime)
    else {
      const { folder, name } = walk.spot(path, { ours, follow: true })
      withFolder(folder, () =>
        name === null
          ? lutimesSync(within(folder, '.'), atime, mtime)
          : lutimesSync(within(folder, name), atime, mtime),
      )
    }
    return null
  },

  /** For an open file, or for a path, whose links are followed. */
  setModeOf(
    { handle, path = '', mode }: Partial<Opened> & { path?: string; mode: number },
    { walk, handles }: Context,
  ): null {
    if (handle !== undefined) {
      fchmodSync(handles.of(handle).fd, mode & 0o777)
      return null
    }
    const fd = walk.open(path, O_RDONLY)
    try {
      fchmodSync(fd, mode & 0o777)
    } finally {
      close({ fd })
    }
    return null
  },

  readlink: ({ path }: { path: string }, { walk }: Context) =>
    walk.at(path, (folder, name) => nameOf(readlinkSync(within(folder, name), { encoding: 'buffer' }))),

  /** The target may be anywhere, since no operation here follows a link that leads out. */
  symlink({ path, target }: { path: string; target: string }, { walk }: Context): null {
    if (target === '' || target.includes('\0') || target.length > 4_000) throw new OperationError('bad_name')
    walk.at(path, (folder, name) => symlinkSync(bytesOf(target), within(folder, name)))
    return null
  },

  /** Deletes a file or link without the bin. */
  unlink({ path, ours }: Named, { walk }: Context): null {
    walk.at(
      path,
      (folder, name) => {
        try {
          unlinkSync(within(folder, name))
        } catch (error) {
          if (isFolder(error)) throw new OperationError('is_a_folder')
          throw error
        }
      },
      { ours },
    )
    return null
  },

  /** Deletes an empty folder. */
  removeFolder({ path, ours }: Named, { walk }: Context): null {
    walk.at(path, (folder, name) => rmdirSync(within(folder, name)), { ours })
    return null
  },

  /** Replaces any file at the target in one step. */
  renameOver({ path, to, ours }: Named & { to: string }, { walk }: Context): null {
    walk.at(
      path,
      (from, before) =>
        walk.at(to, (into, after) => renameSync(within(from, before), within(into, after)), { ours }),
      { ours },
    )
    return null
  },

  /** Syncs an open file to the disk, or the folder of a path. */
  async sync({ handle, path, ours }: Partial<Opened & Named>, { walk, handles }: Context): Promise<null> {
    if (handle !== undefined) await synced(handles.of(handle).fd)
    else {
      const fd = walk.open(parentOf(path ?? ''), O_RDONLY, { ours })
      try {
        await synced(fd)
      } finally {
        close({ fd })
      }
    }
    return null
  },
}

const isFolder = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EISDIR' || error.code === 'EPERM')
