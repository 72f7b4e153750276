import { fstatSync, type Stats } from 'node:fs'
import { openUnfinishedFolder } from '../agent-folders.ts'
import { emptyBin, heldIn, intoBin, openBin, removeForever, tellBin } from '../bin.ts'
import type { Context } from '../context.ts'
import { copyThing, type OnCopied } from '../copy-thing.ts'
import { failureOf, OperationError } from '../failure.ts'
import { bytesOf, joined, lastOf, parentOf } from '../names.ts'
import { folderBelow, type IfTaken } from '../placing.ts'
import { place } from '../taken.ts'
import { deeper, entriesIn, freshName, type Measured, measureAt, removeTree, setModeIn } from '../tree.ts'
import { close, type Folder, isThere, statIn, type Walk, withFolder } from '../walk.ts'

type Into = { paths: string[]; into: string; ifTaken?: IfTaken }

export const transfer = {
  async copy({ paths, into, ifTaken = 'refuse' }: Into, context: Context): Promise<null> {
    const { walk, freeSpace } = context
    const target = walk.folder(into)
    return withFolder(target, async () => {
      refuseTaken(paths, target, into, ifTaken)
      const all = await measureAll(paths, context)
      await freeSpace.check(all.bytes)
      const reportCopied = teller(all, context)
      const elsewhere = openUnfinishedFolder(walk)
      await withFolder(elsewhere, () =>
        eachOf(paths, context, async (path) => {
          const { folder, name } = walk.spot(path)
          return withFolder(folder, async () => {
            if (name === null) throw new OperationError('not_here')
            const own = lastOf(path)
            if (ifTaken === 'skip' && isThere(target, name)) return outcome(into, null)
            const fresh = freshName('copy')
            try {
              await copyThing(folder, name, { into: elsewhere, as: fresh, context, onCopied: reportCopied })
              const to = { into: target, name: own, ifTaken, path: joined(into, own) }
              const placed = place(walk, { from: elsewhere, fresh, ...to })
              return outcome(into, placed)
            } finally {
              if (isThere(elsewhere, fresh))
                await removeTree(elsewhere, fresh, {
                  aside: elsewhere,
                  context: { breathe: async () => undefined },
                })
            }
          })
        }),
      )
      return null
    })
  },

  async move({ paths, into, ifTaken = 'refuse' }: Into, context: Context): Promise<null> {
    const { walk } = context
    const target = walk.folder(into)
    return withFolder(target, async () => {
      refuseTaken(paths, target, into, ifTaken)
      await eachOf(paths, context, async (path) =>
        walk.at(path, (folder, name) => {
          const own = lastOf(path)
          const before = statIn(folder, name)
          // It is already there.
          if (
            isThere(target, name) &&
            isSame(statIn(target, name), before) &&
            isSame(fstatSync(folder.fd), fstatSync(target.fd))
          )
            return outcome(into, own)
          const to = { into: target, name: own, ifTaken, path: joined(into, own) }
          const placed = place(walk, { from: folder, fresh: name, ...to })
          return outcome(into, placed)
        }),
      )
      return null
    })
  },

  async remove(
    { paths, forever = false }: { paths: string[]; forever?: boolean },
    context: Context,
  ): Promise<null> {
    const { walk } = context
    const all = forever ? await measureAll(paths, context) : undefined
    const done = { bytes: 0, files: 0 }
    const removed = (stats: Stats) => {
      if (stats.isFile()) done.bytes += stats.size
      if (!stats.isDirectory()) done.files += 1
      const { bytes = 0, files = 0 } = all ?? {}
      context.progress({ doneBytes: done.bytes, bytes, doneFiles: done.files, files })
    }
    await eachOf(paths, context, async (path) => {
      if (!forever) return { id: walk.at(path, (folder, name) => intoBin(walk, folder, name, path)) }
      const aside = asideOf(walk)
      try {
        await walk.at(path, (folder, name) => {
          // A missing file is an error.
          statIn(folder, name)
          return removeForever(folder, name, { aside: aside ?? folder, context, removed })
        })
      } finally {
        if (aside) close(aside)
      }
      return {}
    })
    return null
  },

  async bin(_: object, context: Context): Promise<null> {
    await tellBin(context)
    return null
  },

  async emptyBin({ ids }: { ids: string[] | null }, context: Context): Promise<null> {
    const { walk } = context
    const bin = openBin(walk)
    const names = withFolder(bin, () =>
      ids === null ? null : heldIn(bin).flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])),
    )
    await emptyBin(walk, names, context)
    return null
  },

  async restoreFromBin(
    { ids, ifTaken = 'refuse' }: { ids: string[]; ifTaken?: IfTaken },
    context: Context,
  ): Promise<null> {
    const { walk } = context
    const bin = openBin(walk)
    return withFolder(bin, async () => {
      const held = new Map(heldIn(bin).map((one) => [one.id, one]))
      const taken = ids.flatMap((id) => held.get(id)?.path ?? []).find((path) => isTakenAt(walk, path))
      if (ifTaken === 'refuse' && taken !== undefined) throw new OperationError('taken', { path: taken })
      await eachOf(ids, context, async (id) => {
        const { name, path } = held.get(id) ?? notFound()
        const folder = folderBelow(walk, '', namesOf(parentOf(path)))
        return withFolder(folder, () => {
          const to = { into: folder, name: lastOf(path), ifTaken, path }
          return outcome(parentOf(path), place(walk, { from: bin, fresh: name, ...to }))
        })
      })
      return null
    })
  },

  /** With read permission, folders below also become enterable. */
  async setMode(
    { paths, mode, below = false }: { paths: string[]; mode: number; below?: boolean },
    context: Context,
  ): Promise<null> {
    const of = (stats: Stats) => (stats.isDirectory() ? mode | ((mode & 0o444) >> 2) : mode)
    const inside = async (folder: Folder, depth: number): Promise<void> => {
      for await (const [name, stats] of entriesIn(folder, context)) {
        // The content comes first, because the new mode may close the folder.
        if (stats.isDirectory()) await deeper(folder, name, depth, (next) => inside(next, depth + 1))
        if (!stats.isSymbolicLink()) setModeIn(folder, name, of)
      }
    }
    await eachOf(paths, context, async (path) => {
      const { folder, name } = context.walk.spot(path, { follow: true })
      return withFolder(folder, async () => {
        if (name === null) throw new OperationError('not_here')
        if (below && statIn(folder, name).isDirectory()) {
          await deeper(folder, name, 0, (next) => inside(next, 1))
          setModeIn(folder, name, of)
        } else if (!setModeIn(folder, name, () => mode)) throw new OperationError('leads_out')
        return {}
      })
    })
    return null
  },
}

type Outcome = { to?: string; id?: string; skipped?: true }
const outcome = (folder: string, name: string | null): Outcome =>
  name === null ? { skipped: true } : { to: joined(folder, name) }

function notFound(): never {
  throw new OperationError('not_found')
}

/** A row for each. A failed one does not stop the others, but a full disk does. */
async function eachOf(
  paths: string[],
  context: Context,
  work: (path: string) => Promise<Outcome>,
): Promise<void> {
  for (const path of paths) {
    await context.breathe()
    try {
      await context.row({ path, ...(await work(path)) })
    } catch (error) {
      context.signal.throwIfAborted()
      const failure = failureOf(error, path)
      if (failure.code === 'no_room') throw error
      await context.row({ path, failure })
    }
  }
}

/** Runs before any change. */
function refuseTaken(paths: string[], target: Folder, into: string, ifTaken: IfTaken): void {
  const taken = paths.find((path) => isThere(target, bytesOf(lastOf(path))))
  if (ifTaken === 'refuse' && taken !== undefined)
    throw new OperationError('taken', { path: joined(into, lastOf(taken)) })
}

function isTakenAt(walk: Walk, path: string): boolean {
  try {
    return walk.at(path, isThere)
  } catch (error) {
    if (failureOf(error).code === 'not_found') return false
    throw error
  }
}

/** Undefined on a completely full disk. */
function asideOf(walk: Walk): Folder | undefined {
  try {
    return openUnfinishedFolder(walk)
  } catch {
    // The disk is full.
    return undefined
  }
}

async function measureAll(paths: string[], context: Context): Promise<Measured> {
  const all: Measured = { bytes: 0, files: 0, folders: 0 }
  for (const path of paths)
    try {
      const { folder, name } = context.walk.spot(path)
      const one = await withFolder(folder, () => measureAt(folder, name, context))
      all.bytes += one.bytes
      all.files += one.files
    } catch {
      context.signal.throwIfAborted()
      // It fails in its turn.
    }
  return all
}

function teller({ bytes, files }: Measured, context: Context): OnCopied {
  let [doneBytes, doneFiles] = [0, 0]
  return (moreBytes, moreFiles) => {
    doneBytes += moreBytes
    doneFiles += moreFiles
    // It may grow during the copy.
    context.progress({
      ...{ doneBytes, bytes: Math.max(bytes, doneBytes) },
      ...{ doneFiles, files: Math.max(files, doneFiles) },
    })
  }
}

const namesOf = (path: string) => (path === '' ? [] : path.split('/'))
const isSame = (a: Stats, b: Stats) => a.dev === b.dev && a.ino === b.ino
