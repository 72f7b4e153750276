import { constants, fstatSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs'
import { openAgentFolder, openOrCreateFolder } from '../agent-folders.ts'
import { itself, within } from '../descriptor.ts'
import { codeOf, OperationError } from '../failure.ts'
import { unlinkIfThere, writeAll } from '../operations/writing.ts'
import { close, type Folder, folderIn, isThere, openIn, type Walk, withFolder } from '../walk.ts'

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY, O_DIRECTORY } = constants

/**
 * `staging`: the server's files are unchanged. The next call completes `applying`, `reverting` or
 * `undoing`. `had`: a former file existed and is in `old`.
 */
export type Step = {
  path: string
  do: 'put' | 'remove' | 'rename'
  /** The new name of a rename. */
  to?: string
  had?: boolean
  /** For a modpack: the entry of its archive with the content. */
  from?: string
}
export type Phase = 'staging' | 'applying' | 'reverting' | 'reverted' | 'done' | 'undoing' | 'undone'
/** `forgets`: the change cannot be undone. */
export type Manifest = { phase: Phase; at: number; steps: Step[]; keep: string[]; forgets?: boolean }
const phases: readonly Phase[] = ['staging', 'applying', 'reverting', 'reverted', 'done', 'undoing', 'undone']

const maxBytes = 32 * 2 ** 20
const file = Buffer.from('manifest.json')

/**
 * A change's folder: new files in `fresh` and former ones in `old`, by the numbers of their steps,
 * and copies of settings in `kept`.
 */
export type ChangeFolder = { top: Folder; fresh: Folder; old: Folder; kept: Folder }

const isId = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

export async function inChange<T>(
  walk: Walk,
  change: string,
  work: (folder: ChangeFolder) => T | Promise<T>,
): Promise<T> {
  if (!isId(change)) throw new OperationError('not_found')
  const all = openAgentFolder(walk, 'changes')
  const top = withFolder(all, () => openOrCreateFolder(all, Buffer.from(change)))
  const opened: Folder[] = [top]
  try {
    const [fresh, old, kept] = ['new', 'old', 'kept'].map((name) => {
      const folder = openOrCreateFolder(top, Buffer.from(name))
      opened.push(folder)
      return folder
    }) as [Folder, Folder, Folder]
    return await work({ top, fresh, old, kept })
  } finally {
    for (const one of opened) close(one)
  }
}

/** Undefined if it is missing, or a server has written something else there. */
export function readManifest(folder: Folder): Manifest | undefined {
  let fd: number
  try {
    fd = openIn(folder, file, O_RDONLY)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ELOOP') return undefined
    throw error
  }
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile() || stats.size > maxBytes) return undefined
    const json = Object(JSON.parse(readFileSync(fd, 'utf8'))) as Partial<Manifest>
    const phase = phases.find((one) => one === json.phase)
    if (!phase || !Array.isArray(json.steps) || !Array.isArray(json.keep)) return undefined
    const isStep = (step: unknown) => {
      const { path, do: what, to } = Object(step) as Partial<Step>
      if (what === 'rename') return typeof path === 'string' && typeof to === 'string'
      return typeof path === 'string' && (what === 'put' || what === 'remove')
    }
    if (!json.steps.every(isStep) || !json.keep.every((one) => typeof one === 'string')) return undefined
    const forgets = json.forgets === true
    return {
      phase,
      at: Number(json.at) || 0,
      steps: json.steps,
      keep: json.keep,
      ...(forgets && { forgets }),
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  } finally {
    close({ fd })
  }
}

/** Reads the manifest. Throws if there is no such change. */
export function manifestOf({ top }: ChangeFolder): Manifest {
  const manifest = readManifest(top)
  if (!manifest) throw new OperationError('not_found')
  return manifest
}

const spare = Buffer.from('spare')
/** New parent folders need a part of it. */
const spareBytes = 64 * 1024
const ended: readonly Phase[] = ['reverted', 'done', 'undone']

/**
 * Reserves disk space for later records of a change, in case the disk fills up while files are
 * placed.
 */
export function holdRoom({ top }: Pick<ChangeFolder, 'top'>, manifest: Manifest): void {
  unlinkIfThere(top, spare)
  const fd = openIn(top, spare, O_WRONLY | O_CREAT | O_EXCL)
  try {
    writeAll(fd, Buffer.alloc(2 * Buffer.byteLength(JSON.stringify(manifest)) + spareBytes, 1))
    fsyncSync(fd)
  } finally {
    close({ fd })
  }
}

/** Writes it in one step, and syncs it before anything else happens. */
export function noteManifest(folder: Pick<ChangeFolder, 'top'>, manifest: Manifest): Manifest {
  try {
    written(folder, manifest)
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')
    if (!isFull || !isThere(folder.top, spare)) throw error
    unlinkIfThere(folder.top, spare)
    written(folder, manifest)
  }
  if (ended.includes(manifest.phase)) unlinkIfThere(folder.top, spare)
  return manifest
}

function written({ top }: Pick<ChangeFolder, 'top'>, manifest: Manifest): void {
  const fresh = Buffer.from('manifest.new')
  unlinkIfThere(top, fresh)
  const fd = openIn(top, fresh, O_WRONLY | O_CREAT | O_EXCL)
  try {
    writeAll(fd, Buffer.from(JSON.stringify(manifest)))
    fsyncSync(fd)
  } finally {
    close({ fd })
  }
  renameSync(within(top, fresh), within(top, file))
  syncFolder(top)
}

/** Makes renames in the folder survive a loss of power. */
export function syncFolder(folder: Folder): void {
  const fd = openSync(itself(folder), O_RDONLY | O_DIRECTORY)
  try {
    fsyncSync(fd)
  } finally {
    close({ fd })
  }
}

export const changeFolderIn = (all: Folder, name: string): Folder => folderIn(all, Buffer.from(name))
