import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fstatSync,
  openSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
} from 'node:fs'
import { heldThing, itself, type Name, within } from './descriptor.ts'
import { codeOf, OperationError } from './failure.ts'
import { ours } from './names.ts'
import { type Folder, folderIn, namesInFolder, statAll, statIn, withFolder } from './walk.ts'

const namesAtOnce = 200
/** Each level needs an open folder. */
const deepest = 500

/** For long work: lets others run, and throws once it is cancelled. */
export type YieldContext = { breathe(): Promise<void> }

/** The entries of a folder with their stats. Deleted ones are skipped. */
export async function* entriesIn(folder: Folder, context: YieldContext): AsyncGenerator<[Name, Stats]> {
  const names = namesInFolder(folder)
  for (let at = 0; at < names.length; at += namesAtOnce) {
    const some = names.slice(at, at + namesAtOnce)
    for (const [index, stats] of statAll(folder, some).entries())
      if (stats) yield [some[index] as Name, stats]
    await context.breathe()
  }
}

/**
 * Opens a folder in a folder to process its content. Refuses a depth beyond that of any program.
 */
export function deeper<T>(
  folder: Folder,
  name: Name,
  depth: number,
  work: (folder: Folder) => Promise<T>,
): Promise<T> {
  if (depth >= deepest) throw new OperationError('too_many', { limit: deepest })
  const next = folderIn(folder, name)
  return withFolder(next, () => work(next))
}

export type Measured = { bytes: number; files: number; folders: number }

/**
 * Measures an entry with its content. Null: the whole folder. The agent's own files do not count.
 */
export async function measureAt(folder: Folder, name: Name | null, context: YieldContext): Promise<Measured> {
  const all: Measured = { bytes: 0, files: 0, folders: 0 }
  const counted = new Set<string>()
  const count = (stats: Stats) => {
    if (stats.isDirectory()) all.folders += 1
    else all.files += 1
    if (!stats.isFile()) return
    const key = `${stats.dev}:${stats.ino}`
    if (stats.nlink > 1 && counted.has(key)) return
    if (stats.nlink > 1) counted.add(key)
    all.bytes += stats.size
  }
  const inside = async (open: Folder, depth: number): Promise<void> => {
    for await (const [entry, stats] of entriesIn(open, context)) {
      if (depth === 0 && name === null && entry === ours) continue
      count(stats)
      if (stats.isDirectory())
        // A deleted or closed one counts by itself.
        await unlessLost(() => deeper(open, entry, depth + 1, (next) => inside(next, depth + 1)))
    }
  }
  if (name === null) {
    all.folders += 1
    await inside(folder, 0)
    return all
  }
  const stats = statIn(folder, name)
  count(stats)
  if (stats.isDirectory()) await deeper(folder, name, 1, (next) => inside(next, 1))
  return all
}

/** Ignores entries that were deleted, replaced or are unreadable. */
export async function unlessLost(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) throw error
  }
}

/** Sets a mode without opening the entry. False: it is a link, which has no mode. */
export function setModeIn(folder: Folder, name: Name, mode: (stats: Stats) => number): boolean {
  const fd = openSync(within(folder, name), heldThing)
  try {
    const stats = process.platform === 'linux' ? fstatSync(fd) : statIn(folder, name)
    if (stats.isSymbolicLink()) return false
    chmodSync(itself({ fd, path: Buffer.from(within(folder, name)) }), mode(stats))
    return true
  } finally {
    closeSync(fd)
  }
}

/** The depth at which deeper folders are moved up before their deletion. */
const deepestRemoved = 200
/** A server may add files to a folder while it is emptied. */
const maxRounds = 50

/**
 * Deletes an entry with all content, even folders without permissions, or deeper than any path.
 * `aside` is a folder of the agent. Calls `removed` for each entry.
 */
export async function removeTree(
  parent: Folder,
  name: Name,
  { aside, context, removed }: { aside: Folder; context: YieldContext; removed?: (stats: Stats) => void },
): Promise<void> {
  const waiting: { parent: Folder; name: Name }[] = [{ parent, name }]
  const inside = async (open: Folder, depth: number): Promise<void> => {
    for await (const [entry, stats] of entriesIn(open, context)) await one(open, entry, stats, depth)
  }
  const one = async (open: Folder, entry: Name, stats: Stats, depth: number): Promise<void> => {
    if (!stats.isDirectory()) {
      // It became a folder, or was deleted. The next round handles it.
      await unlessLost(async () => unlinkSync(within(open, entry)))
      removed?.(stats)
      return
    }
    if (depth >= deepestRemoved) {
      waiting.push({ parent: aside, name: putAside(open, entry, aside) })
      return
    }
    for (let round = 0; ; round += 1) {
      if ((stats.mode & 0o700) !== 0o700)
        await unlessLost(async () => void setModeIn(open, entry, () => 0o700))
      await unlessLost(() => deeper(open, entry, 0, (next) => inside(next, depth + 1)))
      try {
        rmdirSync(within(open, entry))
        removed?.(stats)
        return
      } catch (error) {
        const code = codeOf(error)
        if (code === 'ENOENT') return
        // It was replaced.
        if (code === 'ENOTDIR') await unlessLost(async () => unlinkSync(within(open, entry)))
        else if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
        if (round >= maxRounds) throw new OperationError('busy')
      }
      await context.breathe()
    }
  }
  for (let next = waiting.pop(); next; next = waiting.pop())
    await one(next.parent, next.name, statIn(next.parent, next.name), 0)
}

/** Moves an entry to a folder of the agent. Returns its name there. */
export function putAside(folder: Folder, name: Name, aside: Folder): string {
  const fresh = freshName('aside')
  carry(folder, name, aside, fresh)
  return fresh
}

/**
 * Renames an entry. A read-only folder is made writable first, since the kernel has to change its
 * `..`.
 */
export function carry(from: Folder, name: Name, into: Folder, as: Name): void {
  const rename = () => renameSync(within(from, name), within(into, as))
  try {
    rename()
  } catch (error) {
    if (codeOf(error) !== 'EACCES' || !statIn(from, name).isDirectory()) throw error
    setModeIn(from, name, ({ mode }) => (mode & 0o777) | 0o700)
    rename()
  }
}

const run = randomBytes(12).toString('hex')
let made = 0
/** A unique name. Random names would be too slow for a hundred thousand files. */
export function freshName(kind: string): string {
  made += 1
  return `${kind}-${run}-${made.toString(36)}`
}
