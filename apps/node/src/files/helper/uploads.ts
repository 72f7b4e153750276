import { constants, fchmodSync, fstatSync, futimesSync, readFileSync, renameSync, type Stats } from 'node:fs'
import { openAgentFolder } from './agent-folders.ts'
import { type Name, within } from './descriptor.ts'
import { codeOf, OperationError } from './failure.ts'
import { bytesOf, joined, namesIn, parentOf } from './names.ts'
import { unlinkIfThere, writeAll } from './operations/writing.ts'
import { folderBelow, type IfTaken } from './placing.ts'
import { place } from './taken.ts'
import { close, type Folder, namesInFolder, openIn, statIn, type Walk } from './walk.ts'

/** Where and how to place a complete upload. */
export type Upload = {
  /** Null until the end is known. */
  length: number | null
  path: string
  ifTaken: IfTaken
  /** The modification time of the original file. */
  mtimeMs: number | null
}

/** An upload without progress for this time is deleted. */
const keptMs = 24 * 3_600_000

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY } = constants

/** The files of an upload: its content, and its description beside it. */
export function namesOf(id: string) {
  if (!/^[\w-]{8,64}$/.test(id)) throw new OperationError('not_found')
  return { content: Buffer.from(id), about: Buffer.from(`${id}.json`) }
}

export const uploadsFolder = (walk: Walk): Folder => openAgentFolder(walk, 'uploads')

/** Stores an upload's description in one step. */
export function keepUpload(folder: Folder, id: string, upload: Upload): void {
  const { about } = namesOf(id)
  const fresh = Buffer.from(`${id}.new`)
  unlinkIfThere(folder, fresh)
  const fd = openIn(folder, fresh, O_WRONLY | O_CREAT | O_EXCL)
  try {
    writeAll(fd, Buffer.from(JSON.stringify(upload)))
  } finally {
    close({ fd })
  }
  renameSync(within(folder, fresh), within(folder, about))
}

const maxAboutBytes = 64 * 1024

/** An upload's description. Throws if the server has written something else there. */
export function readUpload(folder: Folder, id: string): Upload {
  const fd = openIn(folder, namesOf(id).about, O_RDONLY)
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile() || stats.size > maxAboutBytes) throw new OperationError('not_found')
    const { length, path, ifTaken, mtimeMs } = Object(JSON.parse(readFileSync(fd, 'utf8'))) as Partial<Upload>
    const isLength = length === null || (Number.isSafeInteger(length) && Number(length) >= 0)
    const isTime = mtimeMs === null || typeof mtimeMs === 'number'
    if (!isLength || !isTime || typeof path !== 'string') throw new OperationError('not_found')
    const known = (['refuse', 'replace', 'keep_both', 'skip'] as const).find((one) => one === ifTaken)
    return { length: length ?? null, path, ifTaken: known ?? 'refuse', mtimeMs: mtimeMs ?? null }
  } catch (error) {
    throw error instanceof SyntaxError ? new OperationError('not_found') : error
  } finally {
    close({ fd })
  }
}

export function dropUpload(folder: Folder, id: string): void {
  const { content, about } = namesOf(id)
  // The description is deleted last, because content alone belongs to no upload.
  unlinkIfThere(folder, content)
  unlinkIfThere(folder, about)
}

/** Deletes uploads without progress for a day. */
export function sweepUploads(walk: Walk, now = Date.now()): void {
  const folder = uploadsFolder(walk)
  try {
    for (const name of namesInFolder(folder)) {
      const content = String(name).replace(/\.json$/, '')
      // Complete content has the time of its original file, which may be years old.
      const newest = Math.max(...[content, `${content}.json`].map((one) => changedAt(folder, one)))
      if (now - newest > keptMs) unlinkIfThere(folder, name)
    }
  } finally {
    close(folder)
  }
}

function changedAt(folder: Folder, name: Name): number {
  try {
    return statIn(folder, name).mtimeMs
  } catch {
    // It was deleted meanwhile.
    return 0
  }
}

export type Placed = { to: string } | { skipped: true }

/**
 * Places a complete file in one step, by `ifTaken` if the name is taken. A file of the same size
 * and time counts as the same, so a client that repeats an upload after a lost answer gets no
 * question.
 */
export function settle(
  walk: Walk,
  from: { folder: Folder; name: Name; fd: number },
  { into, name, path }: { into: Folder; name: string; path: string },
  { ifTaken, mtimeMs }: Pick<Upload, 'ifTaken' | 'mtimeMs'>,
): Placed {
  const before = statOf(into, bytesOf(name))
  if (before?.isFile()) {
    if (ifTaken !== 'replace' && isSame(before, { length: fstatSync(from.fd).size, mtimeMs }))
      return { to: path }
    // An executable file stays executable.
    if (ifTaken === 'replace') fchmodSync(from.fd, before.mode & 0o777)
  }
  if (mtimeMs !== null) futimesSync(from.fd, mtimeMs / 1_000, mtimeMs / 1_000)
  const own = place(walk, { from: from.folder, fresh: from.name, into, name, ifTaken, path })
  return own === null ? { skipped: true } : { to: joined(parentOf(path), own) }
}

/** Whether an existing file equals the upload, by size and time. */
function isSame(there: Stats, { length, mtimeMs }: Pick<Upload, 'length' | 'mtimeMs'>): boolean {
  if (!there.isFile() || mtimeMs === null) return false
  return there.size === length && Math.abs(there.mtimeMs - mtimeMs) < 2
}

export function statOf(folder: Folder, name: Buffer) {
  try {
    return statIn(folder, name)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return undefined
  }
}

/** The folder of a path. Missing parents are created. Its holder closes it. */
export function parentFolder(walk: Walk, path: string): Folder {
  // The walk refuses the agent's folder. Other names come from outside too.
  namesIn(path)
  const { folder } = walk.spot(firstOf(path))
  close(folder)
  const above = parentOf(path)
  return folderBelow(walk, '', above === '' ? [] : above.split('/'))
}

const firstOf = (path: string) => path.split('/', 1)[0] ?? ''

/** Reports a taken name before anything is sent. `settle` decides in the end. */
export function lookAhead(
  walk: Walk,
  { path, ifTaken, length, mtimeMs }: Upload,
): 'free' | 'same' | 'skipped' {
  if (namesIn(path).length === 0) throw new OperationError('bad_name')
  if (ifTaken === 'replace' || ifTaken === 'keep_both') return 'free'
  const there = thereAt(walk, path)
  if (!there) return 'free'
  if (isSame(there, { length, mtimeMs })) return 'same'
  if (ifTaken === 'skip') return 'skipped'
  throw new OperationError('taken', { path })
}

function thereAt(walk: Walk, path: string): Stats | undefined {
  try {
    return walk.stat(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || (error instanceof OperationError && error.failure.code === 'not_found'))
      return undefined
    throw error
  }
}
