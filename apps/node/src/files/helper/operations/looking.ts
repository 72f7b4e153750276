import { constants, fstatSync, readdirSync, readSync } from 'node:fs'
import { close, closing, type Folder, statIn } from '../beneath.ts'
import type { Context } from '../context.ts'
import { itself } from '../descriptor.ts'
import { entryOf, kindOf, versionOf } from '../entries.ts'
import { Failed } from '../failure.ts'
import { joined, nameOf, ours } from '../names.ts'

const pieceBytes = 256 * 1024

/** The names in a folder, as bytes: not all are UTF-8. */
export const namesInFolder = (folder: Folder): Buffer[] => readdirSync(itself(folder), { encoding: 'buffer' })

export const looking = {
  async list({ path }: { path: string }, context: Context): Promise<null> {
    const { walk } = context
    const folder = walk.folder(path)
    return closing(folder, async () => {
      for (const bytes of namesInFolder(folder)) {
        const name = nameOf(bytes)
        if (path === '' && name === ours) continue
        const entry = await look(context, folder, bytes, joined(path, name))
        if (entry) await context.row(entry)
      }
      return null
    })
  },

  stat({ path }: { path: string }, { walk }: Context) {
    const stats = walk.stat(path)
    const target = stats.isSymbolicLink() ? targetOf(walk, path) : undefined
    const name = path.slice(path.lastIndexOf('/') + 1)
    return { ...entryOf(name, stats, target), ...(stats.isFile() && { version: version(walk, path) }) }
  },

  async read(
    { path, offset, length, fromEnd }: { path: string; offset?: number; length?: number; fromEnd?: number },
    context: Context,
  ): Promise<null> {
    const fd = context.walk.open(path, constants.O_RDONLY)
    try {
      const stats = fstatSync(fd, { bigint: true })
      if (stats.isDirectory()) throw new Failed('is_a_folder')
      if (!stats.isFile()) throw new Failed('not_a_file')
      const size = Number(stats.size)
      const from = fromEnd === undefined ? (offset ?? 0) : Math.max(0, size - fromEnd)
      const until = Math.min(size, from + (length ?? Number.POSITIVE_INFINITY))
      context.about({ version: versionOf(stats), size, offset: from, length: Math.max(0, until - from) })
      for (let at = from; at < until; ) {
        const piece = Buffer.allocUnsafe(Math.min(pieceBytes, until - at))
        const count = readSync(fd, piece, 0, piece.length, at)
        if (count === 0) throw new Failed('changed')
        at += count
        await context.piece(piece.subarray(0, count))
      }
      return null
    } finally {
      close({ fd })
    }
  },

  room: (_: object, { room }: Context) => room.now(),
}

async function look({ walk }: Context, folder: Folder, name: Buffer, path: string) {
  try {
    const stats = statIn(folder, name)
    return entryOf(nameOf(name), stats, stats.isSymbolicLink() ? targetOf(walk, path) : undefined)
  } catch {
    // It is gone.
    return undefined
  }
}

/** What a link leads to; undefined where it leads nowhere, or out. */
function targetOf(walk: Context['walk'], path: string) {
  try {
    return kindOf(walk.stat(path, { follow: true }))
  } catch {
    return undefined
  }
}

function version(walk: Context['walk'], path: string): string | undefined {
  try {
    const fd = walk.open(path, constants.O_RDONLY)
    try {
      return versionOf(fstatSync(fd, { bigint: true }))
    } finally {
      close({ fd })
    }
  } catch {
    return undefined
  }
}
