import { constants, fchmodSync, futimesSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { openUnfinishedFolder } from './agent-folders.ts'
import type { Context } from './context.ts'
import { within } from './descriptor.ts'
import { codeOf, OperationError } from './failure.ts'
import { bytesOf, checkedName, joined, ours } from './names.ts'
import { unlinkIfThere, writeAll } from './operations/writing.ts'
import { freshName } from './tree.ts'
import { close, type Folder, folderIn, openIn, type Walk, type WalkOptions } from './walk.ts'

export type IfTaken = 'refuse' | 'replace' | 'keep_both' | 'skip'

/** A free name beside a taken one: `world (2)`, `notes (2).txt`. */
export function numbered(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.+?)((?:\.tar)?\.[^.]{1,10})?$/.exec(name) ?? []
  return `${stem} (${number})${ending}`
}

/** Opens a folder below another, and creates missing parents. Follows links to folders inside. */
export function folderBelow(
  walk: Walk,
  into: string,
  names: readonly string[],
  options: WalkOptions = {},
): Folder {
  let folder = walk.folder(into, options)
  let path = into
  for (const name of names) {
    path = joined(path, name)
    let next: Folder
    try {
      // A link may lead to the top, which contains the agent's folder.
      if (name === ours) throw new OperationError('not_here', { path })
      next = childFolder(walk, folder, checkedName(name), { ...options, path })
    } finally {
      close(folder)
    }
    folder = next
  }
  return folder
}

function childFolder(
  walk: Walk,
  folder: Folder,
  name: Buffer,
  { path, ...options }: WalkOptions & { path: string },
): Folder {
  try {
    return folderIn(folder, name)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOTDIR' || code === 'ELOOP') return walk.folder(path, options)
    if (code !== 'ENOENT') throw error
  }
  try {
    mkdirSync(within(folder, name), 0o700)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return folderIn(folder, name)
}

/** A temporary file that is placed in one step once complete. */
export function freshFile(context: Pick<Context, 'walk' | 'freeSpace'>, kind: string) {
  const { walk, freeSpace } = context
  const elsewhere = openUnfinishedFolder(walk)
  const fresh = Buffer.from(freshName(kind))
  const { O_CREAT, O_EXCL, O_WRONLY } = constants
  let fd: number
  try {
    fd = openIn(elsewhere, fresh, O_WRONLY | O_CREAT | O_EXCL)
  } catch (error) {
    close(elsewhere)
    throw error
  }
  return {
    fd,
    async write(piece: Uint8Array): Promise<void> {
      await freeSpace.check(piece.length)
      writeAll(fd, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
      freeSpace.wrote(piece.length)
    },
    /** Places it by `ifTaken`. Returns its name, or null if it was skipped. */
    place(folder: Folder, name: string, { ifTaken, mode, mtimeMs }: Placing): string | null {
      setAttributes(fd, { mode, mtimeMs })
      return giveName(within(elsewhere, fresh), folder, name, ifTaken)
    },
    /** Always call it. */
    end(): void {
      close({ fd })
      unlinkIfThere(elsewhere, fresh)
      close(elsewhere)
    },
  }
}

export function setAttributes(
  fd: number,
  { mode, mtimeMs }: { mode: number | null; mtimeMs: number | null },
): void {
  if (mode !== null) fchmodSync(fd, (mode & 0o777) | 0o600)
  if (mtimeMs !== null) futimesSync(fd, mtimeMs / 1_000, mtimeMs / 1_000)
}

/** Places a complete file in a folder by `ifTaken`. Returns its name, or null if it was skipped. */
export function giveName(from: Buffer, folder: Folder, name: string, ifTaken: IfTaken): string | null {
  if (ifTaken === 'replace') {
    renameSync(from, within(folder, bytesOf(name)))
    return name
  }
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : numbered(name, number)
    try {
      linkSync(from, within(folder, bytesOf(own)))
      return own
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      if (ifTaken === 'skip') return null
      if (ifTaken === 'refuse') throw new OperationError('taken')
    }
  }
}

type Placing = { ifTaken: IfTaken; mode: number | null; mtimeMs: number | null }
