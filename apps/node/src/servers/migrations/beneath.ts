import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { MoveFailure } from '@zubr/contracts/moving/moves'
import { within as nameWithin } from '../../files/helper/descriptor.ts'

/** A move that cannot succeed. The reason is reported to the API. */
export class MigrationError extends Error {
  readonly failure: MoveFailure
  constructor(failure: MoveFailure, message: string = failure) {
    super(message)
    this.failure = failure
  }
}

/** Deeper folders are refused, as each level holds an open file. */
const maxDepth = 200
const maxPathLength = 4_000

/**
 * The names of a manifest's path. Throws if the path could leave the server's own data or its
 * console's segments, as manifests come from other machines.
 */
export function namesIn(path: string): [string, string, ...string[]] {
  const [top, first, ...rest] = path.split('/')
  const names = [top, first, ...rest]
  const wrong =
    path.length > maxPathLength ||
    names.length > maxDepth ||
    names.some(
      (name) => !name || name === '.' || name === '..' || name.length > 255 || /[\0\u0100-\uffff]/.test(name),
    )
  const isConsole = top === 'console' && rest.length === 0 && /^\d{16}\.log$/.test(first ?? '')
  if (wrong || !top || !first || (top !== 'data' && !isConsole))
    throw new MigrationError('not_the_same', 'a path leads elsewhere')
  return [top, first, ...rest]
}

/** A manifest stores each byte of a name as one character. */
const bytesOf = (name: string) => Buffer.from(name, 'latin1')

/**
 * The path of a name within an open folder. On Linux it refers to that folder, even if its name is
 * replaced meanwhile.
 */
export function within(folder: { handle: FileHandle; path: Buffer }, name: string | Buffer): Buffer {
  const { handle, path } = folder
  return nameWithin({ fd: handle.fd, path }, typeof name === 'string' ? bytesOf(name) : name)
}

export const openFolder = async (path: Buffer) => ({
  handle: await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW),
  path,
})
type Opened = Awaited<ReturnType<typeof openFolder>>

/**
 * Resolves paths beneath a folder and never follows a link. Keeps the folders of the last path
 * open.
 */
export function beneath(top: string) {
  let stack: { name: string; folder: Opened }[] = []
  let root: Opened | undefined
  async function leave(depth: number): Promise<void> {
    const left = stack.slice(depth)
    stack = stack.slice(0, depth)
    for (const { folder } of left) await folder.handle.close()
  }
  return {
    /** The location of a path's last name. The folders before it must exist. */
    async place(path: string): Promise<Buffer> {
      const names = namesIn(path)
      const folders = names.slice(0, -1)
      let same = 0
      while (same < folders.length && stack[same]?.name === folders[same]) same += 1
      await leave(same)
      root ??= await openFolder(Buffer.from(top))
      let folder = stack.at(-1)?.folder ?? root
      for (const name of folders.slice(same)) {
        folder = await openFolder(within(folder, name))
        stack.push({ name, folder })
      }
      return within(folder, names.at(-1) ?? '')
    },
    async close(): Promise<void> {
      await leave(0)
      await root?.handle.close()
      root = undefined
    },
  }
}
export type Beneath = ReturnType<typeof beneath>
