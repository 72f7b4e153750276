import { linkSync, renameSync, type Stats, unlinkSync } from 'node:fs'
import { type Folder, isThere, statIn, type Walk } from './beneath.ts'
import { intoBin } from './bin.ts'
import { type Name, within } from './descriptor.ts'
import { codeOf, Failed } from './failure.ts'
import { bytesOf } from './names.ts'
import { type IfTaken, numbered } from './placing.ts'

export type Placed = {
  from: Folder
  fresh: Name
  into: Folder
  name: string
  ifTaken: IfTaken
  /** Where the name is, as the bin is told of what it replaces. */
  path: string
}

/**
 * Gives a thing that is whole a name elsewhere, or what `ifTaken` says. What it replaces goes to the bin. Answers with the name that it has;
 * null: it was skipped, and is where it was.
 */
export function place(walk: Walk, { from, fresh, into, name, ifTaken, path }: Placed): string | null {
  const stats = statIn(from, fresh)
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : numbered(name, number)
    if (!isThere(into, bytesOf(own)) && takes(from, fresh, stats, into, own)) return own
    if (ifTaken === 'skip') return null
    if (ifTaken === 'refuse') throw new Failed('taken', { path })
    if (ifTaken === 'replace') {
      // At no moment is there none of both, where both are files.
      if (stats.isFile() && isFile(into, own)) {
        intoBin(walk, into, bytesOf(own), path, 'keep')
        renameSync(within(from, fresh), within(into, bytesOf(own)))
        return own
      }
      if (isThere(into, bytesOf(own))) intoBin(walk, into, bytesOf(own), path)
    }
  }
}

/** False if somebody took the name in this very moment. */
function takes(from: Folder, fresh: Name, stats: Stats, into: Folder, name: string): boolean {
  const [before, after] = [within(from, fresh), within(into, bytesOf(name))]
  try {
    // A folder takes the place of an empty one at most, and a link that of nothing that is worth anything.
    if (!stats.isFile()) renameSync(before, after)
    else {
      linkSync(before, after)
      unlinkSync(before)
    }
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' || code === 'ENOTEMPTY' || code === 'ENOTDIR') return false
    // It has as many names as it may have, or its disk knows only one.
    if (code !== 'EMLINK' && code !== 'EPERM') throw error
    renameSync(before, after)
    return true
  }
}

function isFile(folder: Folder, name: string): boolean {
  try {
    return statIn(folder, bytesOf(name)).isFile()
  } catch {
    return false
  }
}
