import { constants, fstatSync } from 'node:fs'
import type { NameEncoding } from '../archives/entry.ts'
import type { ArchiveKind } from '../archives/pack.ts'
import { close, closing, isThere } from '../beneath.ts'
import type { Context } from '../context.ts'
import { Failed } from '../failure.ts'
import { checkedName, joined, ours } from '../names.ts'
import { freshFile, type IfTaken } from '../placing.ts'

// The libraries are loaded when they are needed first: most helpers never need them.
const inspecting = () => import('../archives/inspect.ts')
const unpacking = () => import('../archives/unpack.ts')
const importing = () => import('../archives/import-world.ts')
const packing = () => import('../archives/pack.ts')

type Packing = { paths: string[]; format: ArchiveKind }

export const archives = {
  async peek(
    { path, names = 'cp866' }: { path: string; names?: NameEncoding },
    context: Context,
  ): Promise<null> {
    const { checkedEntries } = await inspecting()
    return withArchive(path, context, async (fd) => {
      for await (const { entry } of checkedEntries(fd, names, context.signal))
        if (entry.names.length > 0)
          await context.row({ path: entry.names.join('/'), kind: entry.kind, size: entry.size })
      return null
    })
  },

  async unpack(
    {
      path,
      into,
      ifTaken,
      names = 'cp866',
    }: { path: string; into: string; ifTaken: IfTaken; names?: NameEncoding },
    context: Context,
  ): Promise<null> {
    const { unpackInto } = await unpacking()
    return withArchive(path, context, async (fd) => {
      await unpackInto({ fd, into, ifTaken, names }, context)
      await context.row({ path, to: into })
      return null
    })
  },

  async findWorlds(
    { path, names = 'cp866' }: { path: string; names?: NameEncoding },
    context: Context,
  ): Promise<null> {
    const { findWorlds } = await importing()
    return withArchive(path, context, async (fd) => {
      for (const world of await findWorlds(fd, names, context)) await context.row(world)
      return null
    })
  },

  async importWorld(
    {
      path,
      folder,
      into,
      names = 'cp866',
    }: { path: string; folder: string; into: string; names?: NameEncoding },
    context: Context,
  ): Promise<null> {
    const { importWorld } = await importing()
    checkedName(into)
    if (into === ours) throw new Failed('not_here', { path: into })
    return withArchive(path, context, async (fd) => {
      await importWorld({ fd, folder, into, names }, context)
      await context.row({ path, to: into })
      return null
    })
  },

  async pack(
    { paths, into, name, format, ifTaken }: Packing & { into: string; name: string; ifTaken: IfTaken },
    context: Context,
  ): Promise<null> {
    const { measurePacked, packed } = await packing()
    const bytes = checkedName(name)
    const folder = context.walk.folder(into)
    return closing(folder, async () => {
      const to = joined(into, name)
      if (isThere(folder, bytes) && ifTaken === 'refuse') throw new Failed('taken', { path: to })
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

  /** The content of an archive that is made while it is read, for a download. */
  async packStream({ paths, format }: Packing, context: Context): Promise<null> {
    const { packed } = await packing()
    context.about({})
    for await (const piece of packed({ paths, format }, context)) await context.piece(piece)
    return null
  },
}

async function withArchive<T>(path: string, { walk }: Context, work: (fd: number) => Promise<T>): Promise<T> {
  const fd = walk.open(path, constants.O_RDONLY)
  try {
    const stats = fstatSync(fd)
    if (stats.isDirectory()) throw new Failed('is_a_folder')
    if (!stats.isFile()) throw new Failed('not_a_file')
    return await work(fd)
  } finally {
    close({ fd })
  }
}
