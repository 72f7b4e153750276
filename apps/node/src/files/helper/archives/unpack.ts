import { symlinkSync, unlinkSync } from 'node:fs'
import { close, type Folder, isThere, statIn, type WalkOptions } from '../beneath.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { Failed } from '../failure.ts'
import { bytesOf, joined } from '../names.ts'
import { folderBelow, giveName, type IfTaken } from '../placing.ts'
import type { Inspected, PlannedEntry } from './inspect.ts'
import { Stage, stageEntries } from './stage.ts'

/** Which of an archive's entries are unpacked, and to which path beneath the target; undefined: not this one. */
export type Choose = (path: string) => string | undefined

const everything: Choose = (path) => path

/**
 * Unpacks an open archive beneath a folder. First its contents are staged aside; only when all of them were right is the first name taken.
 * Resolves to the entries that were skipped.
 */
export async function unpackInto(
  {
    fd,
    into,
    ifTaken,
    inspected,
    choose = everything,
    ...options
  }: WalkOptions & { fd: number; into: string; ifTaken: IfTaken; inspected: Inspected; choose?: Choose },
  context: Context,
): Promise<PlannedEntry[]> {
  const { room, signal } = context
  const { entries } = inspected
  const chosen = new Map<number, string>()
  const wanted = new Set<number>()
  const all = { files: 0, bytes: 0 }
  for (const [at, entry] of entries.entries()) {
    const to = entry.skip === undefined ? choose(entry.path) : undefined
    if (to === undefined || to === '') continue
    chosen.set(at, to)
    for (const one of entry.sameAs === undefined ? [at] : [at, entry.sameAs]) {
      if (wanted.has(one)) continue
      wanted.add(one)
      if (entry.kind !== 'file') continue
      all.files += 1
      all.bytes += entry.size
    }
  }
  if (ifTaken === 'refuse') refuseTaken(context, into, entries, chosen)
  await room.check(all.bytes)
  const done = { files: 0, bytes: 0 }
  const stage = new Stage(context)
  try {
    await stageEntries(fd, inspected, wanted, stage, context, ({ size }) => {
      done.files += 1
      done.bytes += size
      context.progress({ doneBytes: done.bytes, bytes: all.bytes, doneFiles: done.files, files: all.files })
    })
    signal.throwIfAborted()
    await placeEntries({ into, ifTaken, entries, chosen, stage, options }, context)
  } finally {
    await stage.end()
  }
  return entries.filter(({ skip, path }) => skip !== undefined && (choose === everything || choose(path)))
}

type Placing = {
  into: string
  ifTaken: IfTaken
  entries: PlannedEntry[]
  chosen: ReadonlyMap<number, string>
  stage: Stage
  options: WalkOptions
}

/** Gives names to what is staged. Links come last, so that nothing is put in place through one. */
async function placeEntries(
  { into, ifTaken, entries, chosen, stage, options }: Placing,
  context: Context,
): Promise<void> {
  const { walk } = context
  let parent: { path: string; folder: Folder } | undefined
  const parentOf = (path: string): Folder => {
    if (parent?.path === path) return parent.folder
    if (parent) close(parent.folder)
    parent = undefined
    const names = path === '' ? [] : path.split('/')
    parent = { path, folder: folderBelow(walk, into, names, options) }
    return parent.folder
  }
  const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const links: [entry: PlannedEntry, to: string][] = []
  // Its folder may be a new one, which an archive that is refused does not leave behind.
  if (into !== '' && options.ours !== true) close(folderBelow(walk, '', into.split('/')))
  try {
    for (const [at, to] of chosen) {
      const entry = entries[at] as PlannedEntry
      await context.breathe()
      try {
        if (entry.kind === 'folder') parentOf(to)
        else if (entry.kind === 'file') giveName(stage.fileOf(at), parentOf(above(to)), nameOf(to), ifTaken)
        else links.push([entry, to])
      } catch (error) {
        throw error instanceof Failed && error.failure.path === undefined
          ? new Failed(error.failure.code, { ...error.failure, path: joined(into, to) })
          : error
      }
    }
    for (const [entry, to] of links)
      if (entry.skip === undefined) placeLink(entry, parentOf(above(to)), nameOf(to), ifTaken)
  } finally {
    if (parent) close(parent.folder)
  }
}

/** A link takes the place of a file or a link where it may; a folder stays. */
function placeLink(entry: PlannedEntry, folder: Folder, name: string, ifTaken: IfTaken): void {
  const bytes = bytesOf(name)
  if (isThere(folder, bytes)) {
    if (ifTaken !== 'replace' || statIn(folder, bytes).isDirectory()) {
      entry.skip = 'taken'
      return
    }
    unlinkSync(within(folder, bytes))
  }
  symlinkSync(entry.target ?? '', within(folder, bytes))
}

/** Folders are shared; a file stands in the way of another, and of a folder. */
function refuseTaken(
  { walk }: Context,
  into: string,
  entries: readonly PlannedEntry[],
  chosen: ReadonlyMap<number, string>,
): void {
  const isThereAt = (path: string) => {
    try {
      return walk.stat(path, { follow: true })
    } catch (error) {
      if (error instanceof Failed && error.failure.code === 'leads_out') throw error
      return undefined
    }
  }
  /** Beneath a folder that is not there nothing is taken. */
  const free = new Set<string>()
  for (const [at, to] of chosen) {
    const [top = ''] = to.split('/')
    if (free.has(top)) continue
    if (!isThereAt(joined(into, top))) {
      free.add(top)
      continue
    }
    const path = joined(into, to)
    const there = isThereAt(path)
    if (there && !(entries[at]?.kind === 'folder' && there.isDirectory())) throw new Failed('taken', { path })
  }
}
