import { isUtf8 } from 'node:buffer'
import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readlinkSync, type Stats } from 'node:fs'
import { heldFolder, itself, type Name, safely, within } from './descriptor.ts'
import { codeOf, OperationError } from './failure.ts'
import { namesIn, ours } from './names.ts'

/** An open folder. Its holder closes it, but the top stays open. */
export type Folder = { fd: number; path: Buffer; stays?: true }
/** A name in an open folder, whether it exists or not. Null: the top. */
export type Spot = { folder: Folder; name: Buffer | null }
export type WalkOptions = {
  /** Allows the agent's own folder, which the agent needs for uploads. */
  ours?: boolean | undefined
}

const maxLinks = 40
const reserved = Buffer.from(ours)

/**
 * Walks paths below a folder by descriptors. It resolves links itself, step by step, so that none
 * leads out, and the kernel follows no link that replaces a folder meanwhile. All of it is
 * synchronous, so that this process does nothing between two steps.
 */
export class Walk {
  readonly root: Folder
  readonly top: string
  readonly #topBytes: Buffer

  constructor(top: string) {
    this.top = top
    this.#topBytes = Buffer.from(top)
    this.root = { fd: openSync(this.#topBytes, heldFolder), path: this.#topBytes, stays: true }
  }

  /** The spot of a path. `follow`: a final link is resolved. */
  spot(path: string, { ours: mayBeOurs, follow = false }: WalkOptions & { follow?: boolean } = {}): Spot {
    const way: Folder[] = [this.root]
    let rest = namesIn(path)
    let links = 0
    let spared: Folder | undefined
    try {
      for (;;) {
        const folder = way.at(-1) as Folder // The root is always present.
        const [name, ...after] = rest
        if (name === undefined) {
          spared = folder
          return { folder, name: null }
        }
        rest = after
        if (name.length === 0 || name.equals(dot)) continue
        if (name.equals(dots)) {
          if (folder === this.root) throw new OperationError('leads_out')
          close(way.pop() as Folder)
          continue
        }
        if (folder === this.root && name.equals(reserved) && !mayBeOurs) throw new OperationError('not_here')
        const isLast = rest.every((one) => one.length === 0 || one.equals(dot))
        if (isLast && !follow) {
          spared = folder
          return { folder, name }
        }
        const next = step(folder, name)
        if (Buffer.isBuffer(next)) {
          links += 1
          if (links > maxLinks) throw new OperationError('leads_out')
          rest = [...partsOf(next), ...rest]
          if (next[0] === 0x2f) {
            while (way.length > 1) close(way.pop() as Folder)
            rest = [...this.#absolute(next), ...after]
          }
        } else if (next !== undefined && isLast) {
          close(next)
          spared = folder
          return { folder, name }
        } else if (next !== undefined) way.push(next)
        else if (isLast) {
          spared = folder
          return { folder, name }
        } else throw new OperationError(isThere(folder, name) ? 'not_a_folder' : 'not_found')
      }
    } finally {
      for (const folder of way) if (folder !== this.root && folder !== spared) close(folder)
    }
  }

  /**
   * Runs `work` on the last name of a path, in its folder. Throws `not_here` for the top, which
   * has no name.
   */
  at<T>(path: string, work: (folder: Folder, name: Buffer) => T, options: WalkOptions = {}): T {
    const { folder, name } = this.spot(path, options)
    return withFolder(folder, () => {
      if (name === null) throw new OperationError('not_here')
      return work(folder, name)
    })
  }

  /** Opens the folder of a path, through links too. Its holder closes it. */
  folder(path: string, options: WalkOptions = {}): Folder {
    const { folder, name } = this.spot(path, { ...options, follow: true })
    if (name === null) return folder
    return withFolder(folder, () => folderIn(folder, name))
  }

  /** Opens the target of a path, through links too. */
  open(
    path: string,
    flags: number,
    { mode = 0o600, ...options }: WalkOptions & { mode?: number } = {},
  ): number {
    const { folder, name } = this.spot(path, { ...options, follow: true })
    return withFolder(folder, () =>
      name === null ? openSync(itself(folder), flags) : openIn(folder, name, flags, mode),
    )
  }

  /** The stats of a path. A final link is only followed with `follow`. */
  stat(path: string, { follow = false, ...options }: WalkOptions & { follow?: boolean } = {}): Stats {
    const { folder, name } = this.spot(path, { ...options, follow })
    return withFolder(folder, () => (name === null ? fstatSync(folder.fd) : statIn(folder, name)))
  }

  /** An absolute link with the server's own path to its files is allowed. */
  #absolute(target: Buffer): Buffer[] {
    const inside = target.subarray(0, this.#topBytes.length).equals(this.#topBytes)
    if (!inside || (target.length > this.#topBytes.length && target[this.#topBytes.length] !== 0x2f))
      throw new OperationError('leads_out')
    return partsOf(target.subarray(this.#topBytes.length))
  }
}

const dot = Buffer.from('.')
const dots = Buffer.from('..')

/** Opens a folder, or returns the target of a link. Undefined for anything else, or nothing. */
function step(folder: Folder, name: Buffer): Folder | Buffer | undefined {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return folderIn(folder, name)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENOENT') return undefined
      if (code !== 'ELOOP' && code !== 'ENOTDIR') throw error
    }
    try {
      return readlinkSync(within(folder, name), { encoding: 'buffer' })
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ENOENT') return undefined
      if (code !== 'EINVAL') throw error
    }
    // Neither a folder nor a link, unless it was swapped between them.
    const stats = statIn(folder, name)
    if (!stats.isDirectory() && !stats.isSymbolicLink()) return undefined
  }
  throw new OperationError('busy')
}

function partsOf(target: Buffer): Buffer[] {
  const parts: Buffer[] = []
  let from = 0
  for (let at = target.indexOf(0x2f); at >= 0; at = target.indexOf(0x2f, from)) {
    parts.push(target.subarray(from, at))
    from = at + 1
  }
  return [...parts, target.subarray(from)]
}

export function close({ fd, stays }: { fd: number; stays?: true }): void {
  if (!stays) closeSync(fd)
}

/** Closes a folder after the work with it, also if that is asynchronous. */
export function withFolder<T>(folder: Folder, work: () => T): T {
  let later = false
  try {
    const result = work()
    if (!(result instanceof Promise)) return result
    later = true
    return result.finally(() => close(folder)) as T
  } finally {
    if (!later) close(folder)
  }
}

/** Opens a folder in a folder, without following a link. */
export function folderIn(folder: Folder, name: Name): Folder {
  // Its path is needed on systems without descriptor paths.
  const path = process.platform === 'linux' ? folder.path : Buffer.from(within(folder, name))
  return { fd: openSync(within(folder, name), heldFolder), path }
}

/** Opens a file in a folder, without following a link or waiting for a FIFO. */
export function openIn(folder: Folder, name: Name, flags: number, mode = 0o600): number {
  return openSync(within(folder, name), flags | safely, mode)
}

/** Does not follow a link. */
export const statIn = (folder: Folder, name: Name): Stats => lstatSync(within(folder, name))

export function isThere(folder: Folder, name: Name): boolean {
  return lstatSync(within(folder, name), { throwIfNoEntry: false }) !== undefined
}

/** The names in a folder. Those that are not UTF-8 are bytes. */
export function namesInFolder(folder: Folder): Name[] {
  const names = readdirSync(itself(folder))
  // The string of an invalid name has lost its bytes.
  if (!names.some((name) => name.includes('\ufffd'))) return names
  return readdirSync(itself(folder), { encoding: 'buffer' }).map((bytes) =>
    isUtf8(bytes) ? bytes.toString() : bytes,
  )
}

/**
 * The stats of many names at once, which is far faster from within the folder. Undefined for a
 * deleted one.
 */
export function statAll(folder: Folder, names: readonly Name[]): (Stats | undefined)[] {
  const inside = process.platform === 'linux'
  if (inside) process.chdir(String(itself(folder)))
  try {
    return names.map((name) => lstatSync(inside ? name : within(folder, name), { throwIfNoEntry: false }))
  } finally {
    if (inside) process.chdir('/')
  }
}
