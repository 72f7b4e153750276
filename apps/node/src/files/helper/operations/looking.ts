import { constants, fstatSync, lstatSync, readSync } from 'node:fs'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { entryOf, kindOf, versionOf } from '../entries.ts'
import { OperationError } from '../failure.ts'
import { joined, lastOf, nameOf, ours } from '../names.ts'
import { type Measured, measureAt } from '../tree.ts'
import { close, namesInFolder, statAll, type Walk, withFolder } from '../walk.ts'

const pieceBytes = 512 * 1024
/** A smaller file is sent before it could be lent. */
const lentBytes = 1024 * 1024
const namesAtOnce = 500

export const looking = {
  async list({ path }: { path: string }, context: Context): Promise<null> {
    const { walk } = context
    const folder = walk.folder(path)
    return withFolder(folder, async () => {
      const names = namesInFolder(folder)
      for (let at = 0; at < names.length; at += namesAtOnce) {
        const some = names.slice(at, at + namesAtOnce)
        for (const [index, stats] of statAll(folder, some).entries()) {
          const name = nameOf(some[index] as string)
          // Undefined: it was deleted.
          if (!stats || (path === '' && name === ours)) continue
          const target = stats.isSymbolicLink() ? targetOf(walk, joined(path, name)) : undefined
          await context.row(entryOf(name, stats, target))
        }
        await context.breathe()
      }
      return null
    })
  },

  stat: ({ path }: { path: string }, { walk }: Context) => statOf(walk, path),

  async read(
    {
      path,
      offset,
      length,
      fromEnd,
      lend = false,
    }: { path: string; offset?: number; length?: number; fromEnd?: number; lend?: boolean },
    context: Context,
  ): Promise<null> {
    const fd = context.walk.open(path, constants.O_RDONLY)
    try {
      const stats = fstatSync(fd, { bigint: true })
      if (stats.isDirectory()) throw new OperationError('is_a_folder')
      if (!stats.isFile()) throw new OperationError('not_a_file')
      const size = Number(stats.size)
      const from = fromEnd === undefined ? (offset ?? 0) : Math.max(0, size - fromEnd)
      const until = Math.min(size, from + (length ?? Number.POSITIVE_INFINITY))
      const about = { version: versionOf(stats), size, offset: from, length: Math.max(0, until - from) }
      if (lend && about.length >= lentBytes) await context.lend(fd, about)
      else context.about(about)
      for (let at = from; at < until; ) {
        const piece = Buffer.allocUnsafe(Math.min(pieceBytes, until - at))
        const count = readSync(fd, piece, 0, piece.length, at)
        // The file has shrunk.
        if (count === 0) throw new OperationError('changed')
        at += count
        await context.piece(piece.subarray(0, count))
      }
      return null
    } finally {
      close({ fd })
    }
  },

  /** A row for each path. A file with several names counts once. */
  async measure({ paths }: { paths: string[] }, context: Context): Promise<null> {
    for (const path of paths) {
      const { bytes, files, folders } = await measurePath(path, context)
      await context.row({ path, bytes, files, folders })
    }
    return null
  },

  async room(_: object, { freeSpace }: Context) {
    const { used, free } = await freeSpace.now()
    return { used, free }
  },
}

function measurePath(path: string, context: Context): Promise<Measured> {
  const { folder, name } = context.walk.spot(path)
  return withFolder(folder, () => measureAt(folder, name, context))
}

/** The description of a path. For a link it is the link with its target, and the file's version. */
export function statOf(walk: Walk, path: string) {
  const stats = walk.stat(path)
  const target = stats.isSymbolicLink() ? targetOf(walk, path) : undefined
  const isFile = stats.isFile() || target === 'file'
  return { ...entryOf(lastOf(path), stats, target), ...(isFile && { version: version(walk, path) }) }
}

/** The kind of a link's target. Undefined if it is dangling, or leads out. */
function targetOf(walk: Walk, path: string) {
  try {
    return kindOf(walk.stat(path, { follow: true }))
  } catch {
    // It is dangling, or leads out.
    return undefined
  }
}

function version(walk: Walk, path: string): string | undefined {
  const { folder, name } = walk.spot(path, { follow: true })
  return withFolder(folder, () =>
    name === null ? undefined : versionOf(lstatSync(within(folder, name), { bigint: true })),
  )
}
