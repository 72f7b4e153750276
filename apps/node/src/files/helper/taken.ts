import { linkSync, renameSync, type Stats, unlinkSync } from 'node:fs'
import { intoBin } from './bin.ts'
import { type Name, within } from './descriptor.ts'
import { codeOf, OperationError } from './failure.ts'
import { bytesOf } from './names.ts'
import { type IfTaken, numbered } from './placing.ts'
import { type Folder, isThere, statIn, type Walk } from './walk.ts'

export type Placed = {
  from: Folder
  fresh: Name
  into: Folder
  name: string
  ifTaken: IfTaken
  /** The path of the name, for the bin entry of a replaced file. */
  path: string
}

/**
 * Places a complete file or folder by `ifTaken`. A replaced one moves to the bin. Returns its name,
 * or null if it was skipped and stays in place.
 */
export function place(walk: Walk, { from, fresh, into, name, ifTaken, path }: Placed): string | null {
  const stats = statIn(from, fresh)
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : numbered(name, number)
    if (!isThere(into, bytesOf(own)) && takes(from, fresh, stats, into, own)) return own
    if (ifTaken === 'skip') return null
    if (ifTaken === 'refuse') throw new OperationError('taken', { path })
    if (ifTaken === 'replace') {
      // If both are files, one of them exists at every moment.
      if (stats.isFile() && isFile(into, own)) {
        intoBin(walk, into, bytesOf(own), path, 'keep')
        renameSync(within(from, fresh), within(into, bytesOf(own)))
        return own
      }
      if (isThere(into, bytesOf(own))) intoBin(walk, into, bytesOf(own), path)
    }
  }
}

/** False if the name was taken at this moment. */
function takes(from: Folder, fresh: Name, stats: Stats, into: Folder, name: string): boolean {
  const [before, after] = [within(from, fresh), within(into, bytesOf(name))]
  try {
    // A folder can only replace an empty one, and a link replaces nothing of value.
    if (!stats.isFile()) renameSync(before, after)
    else {
      linkSync(before, after)
      unlinkSync(before)
    }
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' || code === 'ENOTEMPTY' || code === 'ENOTDIR') return false
    // It has the maximum number of names, or its disk has no hard links.
    if (code !== 'EMLINK' && code !== 'EPERM') throw error
    renameSync(before, after)
    return true
  }
}

function isFile(folder: Folder, name: string): boolean {
  try {
    return statIn(folder, bytesOf(name)).isFile()
  } catch {
    // It was deleted meanwhile.
    return false
  }
}
