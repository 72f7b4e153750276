import { symlinkSync, unlinkSync } from 'node:fs'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { OperationError } from '../failure.ts'
import { bytesOf, joined, lastOf, ours, parentOf } from '../names.ts'
import { folderBelow, giveName, type IfTaken } from '../placing.ts'
import { close, type Folder, isThere, statIn, type WalkOptions } from '../walk.ts'
import { checkPlaces } from './conflicts.ts'
import { type Inspected, isInside, leadsThrough, type PlannedEntry } from './inspect.ts'
import { Stage, stageEntries } from './stage.ts'

/** Maps the path of an entry to one below the target. Undefined: the entry is not unpacked. */
export type Choose = (path: string) => string | undefined

const everything: Choose = (path) => path

/**
 * Unpacks an open archive into a folder. Stages and verifies all contents before the first one is
 * placed. Resolves to the skipped entries.
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
  const { freeSpace, signal } = context
  const { entries } = inspected
  const chosen = new Map<number, string>()
  for (const [at, entry] of entries.entries()) {
    const to = entry.skip === undefined ? choose(entry.path) : undefined
    if (to === undefined || to === '') continue
    // A backup of a whole server may contain the service's own files.
    if (to.split('/').includes(ours)) entry.skip = 'not_here'
    else chosen.set(at, to)
  }
  await checkPlaces({ into, ifTaken, entries, chosen, options }, context)
  const wanted = new Set<number>()
  const all = { files: 0, bytes: 0 }
  for (const at of chosen.keys()) {
    const { sameAs, kind, size } = entries[at] as PlannedEntry
    for (const one of sameAs === undefined ? [at] : [at, sameAs]) {
      if (wanted.has(one)) continue
      wanted.add(one)
      if (kind !== 'file') continue
      all.files += 1
      all.bytes += size
    }
  }
  await freeSpace.check(all.bytes)
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

/** Places staged entries. Links come last, so that nothing is placed through one. */
async function placeEntries(
  { into, ifTaken, entries, chosen, stage, options }: Placing,
  context: Context,
): Promise<void> {
  const { walk } = context
  let parent: { path: string; folder: Folder } | undefined
  const folderAt = (path: string): Folder => {
    if (parent?.path === path) return parent.folder
    if (parent) close(parent.folder)
    parent = undefined
    const names = path === '' ? [] : path.split('/')
    parent = { path, folder: folderBelow(walk, into, names, options) }
    return parent.folder
  }
  const named = (error: unknown, to: string) =>
    error instanceof OperationError && error.failure.path === undefined
      ? new OperationError(error.failure.code, { ...error.failure, path: joined(into, to) })
      : error
  const links: [entry: PlannedEntry, to: string][] = []
  // A refused archive leaves no new target folder.
  if (into !== '' && options.ours !== true) close(folderBelow(walk, '', into.split('/')))
  try {
    // Folders come first, so that a renamed file takes no name of a folder.
    for (const [at, to] of chosen) {
      await context.breathe()
      try {
        folderAt(entries[at]?.kind === 'folder' ? to : parentOf(to))
      } catch (error) {
        throw named(error, to)
      }
    }
    for (const [at, to] of chosen) {
      const entry = entries[at] as PlannedEntry
      await context.breathe()
      try {
        if (entry.kind === 'file') giveName(stage.fileOf(at), folderAt(parentOf(to)), lastOf(to), ifTaken)
        else if (entry.kind === 'link') links.push([entry, to])
      } catch (error) {
        throw named(error, to)
      }
    }
    const linkPaths = new Set(links.map(([, to]) => to))
    for (const [entry, to] of links) {
      const { skip, target = '' } = entry
      if (skip !== undefined) continue
      // Its new path may be less deep than its path in the archive.
      if (!isInside(to, target) || leadsThrough(linkPaths, to, target)) entry.skip = 'link'
      else placeLink(entry, folderAt(parentOf(to)), lastOf(to), ifTaken)
    }
  } finally {
    if (parent) close(parent.folder)
  }
}

/** A link replaces a file or link if allowed. A folder stays. */
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
