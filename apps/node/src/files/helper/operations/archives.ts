import { constants, fstatSync } from 'node:fs'
import type { WorldMoves } from '@zubr/domain/cores/change/world'
import type { NameOptions, PlannedEntry } from '../archives/inspect.ts'
import type { ArchiveKind } from '../archives/pack.ts'
import type { Context } from '../context.ts'
import { OperationError } from '../failure.ts'
import { checkedName, joined, ours } from '../names.ts'
import { freshFile, type IfTaken } from '../placing.ts'
import { close, isThere, withFolder } from '../walk.ts'

// The libraries are loaded on first use, because most helpers never need them.
const inspecting = () => import('../archives/inspect.ts')
const unpacking = () => import('../archives/unpack.ts')
const importing = () => import('../archives/import-world.ts')
const packing = () => import('../archives/pack.ts')

type Packing = { paths: string[]; format: ArchiveKind }

type Archive = NameOptions & { path: string }

export const archives = {
  async peek({ path, names, likely }: Archive, context: Context): Promise<null> {
    const { inspect } = await inspecting()
    return withArchive(path, context, async (fd) => {
      const { entries, encoding } = await inspect(fd, { names, likely }, context)
      for (const { path: inside, kind, size, skip, isEncoded } of entries)
        if (inside !== '')
          await context.row({
            ...{ path: inside, kind, size },
            ...(skip && { skip }),
            ...(isEncoded && { names: encoding }),
          })
      return null
    })
  },

  async unpack(
    { path, into, ifTaken, names, likely }: Archive & { into: string; ifTaken: IfTaken },
    context: Context,
  ): Promise<null> {
    const [{ inspect }, { unpackInto }] = await Promise.all([inspecting(), unpacking()])
    return withArchive(path, context, async (fd) => {
      const inspected = await inspect(fd, { names, likely }, context)
      const skipped = await unpackInto({ fd, into, ifTaken, inspected }, context)
      await context.row({ path, to: into })
      return tellSkipped(skipped, context)
    })
  },

  async findWorlds({ path, names, likely }: Archive, context: Context): Promise<null> {
    const { findWorlds } = await importing()
    return withArchive(path, context, async (fd) => {
      for (const world of await findWorlds(fd, { names, likely }, context)) await context.row(world)
      return null
    })
  },

  /**
   * `moves`: where the Nether and the End go. The agent decides, since it knows the server's core.
   */
  async importWorld(
    {
      path,
      folder,
      into,
      names,
      likely,
      moves,
    }: Archive & { folder: string; into: string; moves?: WorldMoves },
    context: Context,
  ): Promise<null> {
    const { importWorld } = await importing()
    checkedName(into)
    if (into === ours) throw new OperationError('not_here', { path: into })
    return withArchive(path, context, async (fd) => {
      const about = { fd, folder, into, names, likely, ...(moves && { moves }) }
      const skipped = await importWorld(about, context)
      await context.row({ path, to: into })
      return tellSkipped(skipped, context)
    })
  },

  async pack(
    { paths, into, name, format, ifTaken }: Packing & { into: string; name: string; ifTaken: IfTaken },
    context: Context,
  ): Promise<null> {
    const { measurePacked, packArchive: packed } = await packing()
    const bytes = checkedName(name)
    const folder = context.walk.folder(into)
    return withFolder(folder, async () => {
      const to = joined(into, name)
      if (isThere(folder, bytes) && ifTaken === 'refuse') throw new OperationError('taken', { path: to })
      if (isThere(folder, bytes) && ifTaken === 'skip') {
        await context.row({ path: paths[0], skipped: true })
        return null
      }
      const all = await measurePacked(paths, context)
      const done = { bytes: 0, files: 0 }
      const file = freshFile(context, 'pack')
      try {
        const pieces = packed({ paths, format }, context, (more, isEnd) => {
          done.bytes += more
          if (isEnd) done.files += 1
          const of = { bytes: Math.max(all.bytes, done.bytes), files: Math.max(all.files, done.files) }
          context.progress({ doneBytes: done.bytes, doneFiles: done.files, ...of })
        })
        for await (const piece of pieces) {
          context.signal.throwIfAborted()
          await file.write(piece)
        }
        const own = file.place(folder, name, { ifTaken, mode: null, mtimeMs: null })
        await context.row({
          path: paths[0],
          ...(own === null ? { skipped: true } : { to: joined(into, own) }),
        })
        return null
      } finally {
        file.end()
      }
    })
  },

  /** The content of an archive for a download, created while it is read. */
  async packStream({ paths, format }: Packing, context: Context): Promise<null> {
    const { packArchive: packed } = await packing()
    context.about({})
    for await (const piece of packed({ paths, format }, context)) await context.piece(piece)
    return null
  },
}

/** One row for each skipped entry, with the reason. */
async function tellSkipped(skipped: readonly PlannedEntry[], context: Context): Promise<null> {
  for (const { path, skip } of skipped) await context.row({ path, skipped: true, reason: skip })
  return null
}

/** Names of parts of a split archive: `a.part2.rar`, `a.z01`, `a.r00`, `a.7z.001`. */
const partName = /\.(?:part\d+\.rar|[zr]\d\d|\d{3})$/i

async function withArchive<T>(path: string, { walk }: Context, work: (fd: number) => Promise<T>): Promise<T> {
  const fd = walk.open(path, constants.O_RDONLY)
  try {
    const stats = fstatSync(fd)
    if (stats.isDirectory()) throw new OperationError('is_a_folder')
    if (!stats.isFile()) throw new OperationError('not_a_file')
    return await work(fd)
  } catch (error) {
    const isPart = partName.test(path) && error instanceof OperationError
    throw isPart && /^(?:damaged|not_an)_archive$/.test(error.failure.code)
      ? new OperationError('archive_split')
      : error
  } finally {
    close({ fd })
  }
}
