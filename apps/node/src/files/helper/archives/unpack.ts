import { close, type Folder, isThere, type WalkOptions } from '../beneath.ts'
import type { Context } from '../context.ts'
import { Failed } from '../failure.ts'
import { bytesOf, joined } from '../names.ts'
import { folderBelow, freshFile, type IfTaken } from '../placing.ts'
import type { NameEncoding } from './entry.ts'
import { type CheckedEntry, type Contents, checkedEntries, inspect } from './inspect.ts'

/** Which of an archive's entries are unpacked, and by what names beneath the target; undefined: not this one. */
export type Choose = (names: readonly string[]) => readonly string[] | undefined

/**
 * Unpacks an open archive beneath a folder. All of it is looked at before the first file is made, and each file takes its name only when it is
 * whole.
 */
export async function unpackInto(
  {
    fd,
    into,
    ifTaken,
    names,
    ...options
  }: WalkOptions & { fd: number; into: string; ifTaken: IfTaken; names: NameEncoding },
  context: Context,
  choose: Choose = (all) => all,
): Promise<Contents> {
  const { walk, room, signal } = context
  const all = { files: 0, folders: 0, bytes: 0 }
  const tops = new Set<string>()
  await inspect(fd, names, signal, (entry) => {
    const to = choose(entry.names)
    if (!to || to.length === 0) return
    if (entry.kind === 'file') all.files += 1
    all.bytes += entry.size
    if (ifTaken === 'refuse') refuseTaken(context, { into, to, entry, tops })
  })
  await room.check(all.bytes)
  const done = { files: 0, folders: 0, bytes: 0 }
  const tell = () =>
    context.progress({ doneBytes: done.bytes, bytes: all.bytes, doneFiles: done.files, files: all.files })
  let parent: { path: string; folder: Folder } | undefined
  const parentOf = (above: readonly string[]): Folder => {
    const path = above.join('/')
    if (parent?.path === path) return parent.folder
    if (parent) close(parent.folder)
    parent = undefined
    parent = { path, folder: folderBelow(walk, into, above, options) }
    return parent.folder
  }
  try {
    // Once more checked: the server may have written into the archive meanwhile.
    for await (const { entry } of checkedEntries(fd, names, signal)) {
      const to = choose(entry.names)
      const name = to?.at(-1)
      if (!to || name === undefined) continue
      await context.breathe()
      if (entry.kind === 'folder') {
        parentOf(to)
        done.folders += 1
        continue
      }
      const folder = parentOf(to.slice(0, -1))
      if (ifTaken === 'skip' && isThere(folder, bytesOf(name))) continue
      const file = freshFile(context, 'unpack')
      try {
        for await (const piece of entry.content()) {
          signal.throwIfAborted()
          await file.write(piece)
          done.bytes += piece.length
          tell()
        }
        file.place(folder, name, { ifTaken, mode: entry.mode, mtimeMs: entry.mtimeMs })
      } catch (error) {
        throw error instanceof Failed && error.failure.path === undefined
          ? new Failed(error.failure.code, { ...error.failure, path: joined(into, to.join('/')) })
          : error
      } finally {
        file.end()
      }
      done.files += 1
      tell()
    }
  } finally {
    if (parent) close(parent.folder)
  }
  return done
}

/** Folders are shared; a file stands in the way of another, and of a folder. */
function refuseTaken(
  { walk }: Context,
  { into, to, entry, tops }: { into: string; to: readonly string[]; entry: CheckedEntry; tops: Set<string> },
): void {
  const [top = ''] = to
  // Beneath a folder that is not there nothing is taken.
  if (tops.has(top)) return
  const isThereAt = (path: string) => {
    try {
      return walk.stat(path, { follow: true })
    } catch (error) {
      if (error instanceof Failed && error.failure.code === 'leads_out') throw error
      return undefined
    }
  }
  if (!isThereAt(joined(into, top))) {
    tops.add(top)
    return
  }
  const path = joined(into, to.join('/'))
  const there = isThereAt(path)
  if (there && !(entry.kind === 'folder' && there.isDirectory())) throw new Failed('taken', { path })
}
