import { isUtf8 } from 'node:buffer'
import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readlinkSync, type Stats } from 'node:fs'
import { heldFolder, itself, type Name, safely, within } from './descriptor.ts'
import { codeOf, Failed } from './failure.ts'
import { namesIn, ours } from './names.ts'

/** An open folder. Whoever has it closes it; the top of all stays open nevertheless. */
export type Folder = { fd: number; path: Buffer; stays?: true }
/** A name in an open folder, whatever is there by it; no name: the top of all. */
export type Spot = { folder: Folder; name: Buffer | null }
export type WalkOptions = {
  /** What is ours may be named, as the agent itself does for uploads. */
  ours?: boolean | undefined
}

const maxLinks = 40
const reserved = Buffer.from(ours)

export type Walk = ReturnType<typeof beneath>

/**
 * Leads to paths beneath a folder, from descriptor to descriptor. Links are resolved here, step by step: what one says is walked as any
 * path is, so it can't lead out, and one that is put in a folder's place meanwhile is not followed by the kernel. Everything is done at
 * once (synchronously): nothing of this process happens between two steps.
 */
export function beneath(top: string) {
  const topBytes = Buffer.from(top)
  const root: Folder = { fd: openSync(topBytes, heldFolder), path: topBytes, stays: true }

  /** Where a path leads. `follow`: what a link in the last place leads to. */
  function spot(
    path: string,
    { ours: mayBeOurs, follow = false }: WalkOptions & { follow?: boolean } = {},
  ): Spot {
    const way: Folder[] = [root]
    let rest = namesIn(path)
    let links = 0
    let spared: Folder | undefined
    try {
      for (;;) {
        const folder = way.at(-1) as Folder // The root is always there.
        const [name, ...after] = rest
        if (name === undefined) {
          spared = folder
          return { folder, name: null }
        }
        rest = after
        if (name.length === 0 || name.equals(dot)) continue
        if (name.equals(dots)) {
          if (folder === root) throw new Failed('leads_out')
          close(way.pop() as Folder)
          continue
        }
        if (folder === root && name.equals(reserved) && !mayBeOurs) throw new Failed('not_here')
        const isLast = rest.every((one) => one.length === 0 || one.equals(dot))
        if (isLast && !follow) {
          spared = folder
          return { folder, name }
        }
        const next = step(folder, name)
        if (Buffer.isBuffer(next)) {
          links += 1
          if (links > maxLinks) throw new Failed('leads_out')
          rest = [...partsOf(next), ...rest]
          if (next[0] === 0x2f) {
            while (way.length > 1) close(way.pop() as Folder)
            rest = [...absolute(next), ...after]
          }
        } else if (next !== undefined && isLast) {
          close(next)
          spared = folder
          return { folder, name }
        } else if (next !== undefined) way.push(next)
        else if (isLast) {
          spared = folder
          return { folder, name }
        } else throw new Failed(isThere(folder, name) ? 'not_a_folder' : 'not_found')
      }
    } finally {
      for (const folder of way) if (folder !== root && folder !== spared) close(folder)
    }
  }

  /** An absolute link of a server that knows its own files' path is as good as any other. */
  function absolute(target: Buffer): Buffer[] {
    const inside = target.subarray(0, topBytes.length).equals(topBytes)
    if (!inside || (target.length > topBytes.length && target[topBytes.length] !== 0x2f))
      throw new Failed('leads_out')
    return partsOf(target.subarray(topBytes.length))
  }

  return {
    top,
    root,
    spot,
    /** Works with the name that a path ends with, in its folder. The top itself has no name: `not_here`. */
    at<T>(path: string, work: (folder: Folder, name: Buffer) => T, options: WalkOptions = {}): T {
      const { folder, name } = spot(path, options)
      return closing(folder, () => {
        if (name === null) throw new Failed('not_here')
        return work(folder, name)
      })
    },
    /** Opens the folder that a path leads to, by links too. Whoever has it closes it. */
    folder(path: string, options: WalkOptions = {}): Folder {
      const { folder, name } = spot(path, { ...options, follow: true })
      if (name === null) return folder
      return closing(folder, () => folderIn(folder, name))
    },
    /** Opens what a path leads to, by links too. */
    open(
      path: string,
      flags: number,
      { mode = 0o600, ...options }: WalkOptions & { mode?: number } = {},
    ): number {
      const { folder, name } = spot(path, { ...options, follow: true })
      return closing(folder, () =>
        name === null ? openSync(itself(folder), flags) : openIn(folder, name, flags, mode),
      )
    },
    /** What a path leads to; of a link in the last place, what that is itself unless `follow`. */
    stat(path: string, { follow = false, ...options }: WalkOptions & { follow?: boolean } = {}): Stats {
      const { folder, name } = spot(path, { ...options, follow })
      return closing(folder, () => (name === null ? fstatSync(folder.fd) : statIn(folder, name)))
    },
  }
}

const dot = Buffer.from('.')
const dots = Buffer.from('..')

/** A folder is opened; the text of a link is given; of anything else, and of nothing, undefined. */
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
    // Neither a folder nor a link: unless it was both in turn.
    const stats = statIn(folder, name)
    if (!stats.isDirectory() && !stats.isSymbolicLink()) return undefined
  }
  throw new Failed('busy')
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

/** Closes a folder once the work with it is done, also where that takes its time. */
export function closing<T>(folder: Folder, work: () => T): T {
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

/** Opens a folder in a folder. Not what a link leads to. */
export function folderIn(folder: Folder, name: Name): Folder {
  // Its path is used where there are no descriptors for it alone.
  const path = process.platform === 'linux' ? folder.path : Buffer.from(within(folder, name))
  return { fd: openSync(within(folder, name), heldFolder), path }
}

/** Opens a file in a folder. A link is not followed, and a FIFO is not waited for. */
export function openIn(folder: Folder, name: Name, flags: number, mode = 0o600): number {
  return openSync(within(folder, name), flags | safely, mode)
}

/** Of a link, the link itself. */
export const statIn = (folder: Folder, name: Name): Stats => lstatSync(within(folder, name))

export function isThere(folder: Folder, name: Name): boolean {
  return lstatSync(within(folder, name), { throwIfNoEntry: false }) !== undefined
}

/** The names in a folder. One that is not UTF-8 is given as bytes. */
export function namesInFolder(folder: Folder): Name[] {
  const names = readdirSync(itself(folder))
  // Of what is not UTF-8 nothing else is left.
  if (!names.some((name) => name.includes('\ufffd'))) return names
  return readdirSync(itself(folder), { encoding: 'buffer' }).map((bytes) =>
    isUtf8(bytes) ? bytes.toString() : bytes,
  )
}

/** The same of many names at once, which is far faster from within the folder. Undefined of one that is gone. */
export function statAll(folder: Folder, names: readonly Name[]): (Stats | undefined)[] {
  const inside = process.platform === 'linux'
  if (inside) process.chdir(String(itself(folder)))
  try {
    return names.map((name) => lstatSync(inside ? name : within(folder, name), { throwIfNoEntry: false }))
  } finally {
    if (inside) process.chdir('/')
  }
}
