import { linkSync, mkdirSync, renameSync, rmdirSync, type Stats } from 'node:fs'
import { intoBin } from '../bin.ts'
import { within } from '../descriptor.ts'
import { codeOf, OperationError } from '../failure.ts'
import { bytesOf, lastOf, namesIn } from '../names.ts'
import { unlinkIfThere } from '../operations/writing.ts'
import { carry } from '../tree.ts'
import { parentFolder } from '../uploads.ts'
import { close, type Folder, isThere, statIn, type Walk, withFolder } from '../walk.ts'
import type { ChangeFolder, Step } from './manifest.ts'

/** Runs `work` on a step's file, and creates missing folders. Links that lead out are refused. */
export function atPlace<T>(walk: Walk, path: string, work: (folder: Folder, name: Buffer) => T): T {
  if (namesIn(path).length === 0) throw new OperationError('bad_name')
  const folder = parentFolder(walk, path)
  return withFolder(folder, () => work(folder, bytesOf(lastOf(path))))
}

/** The same without creating folders. Undefined if the file's folder is missing. */
export function thereAt<T>(
  walk: Walk,
  path: string,
  work: (folder: Folder, name: Buffer, stats: Stats) => T,
): T | undefined {
  try {
    const { folder, name } = walk.spot(path)
    return withFolder(folder, () =>
      name === null || !isThere(folder, name) ? undefined : work(folder, name, statIn(folder, name)),
    )
  } catch (error) {
    const code = error instanceof OperationError ? error.failure.code : codeOf(error)
    if (code === 'not_found' || code === 'not_a_folder' || code === 'ENOENT') return undefined
    throw error
  }
}

const nameOf = (at: number) => Buffer.from(String(at))

/**
 * Repeatable: it does what is left. A former file moves to `old`, and a replaced file is never
 * absent.
 */
export function carryOut(walk: Walk, { fresh, old }: ChangeFolder, step: Step, at: number): void {
  const own = nameOf(at)
  if (step.do === 'rename') {
    renamed(walk, { fresh, old }, step, at)
    return
  }
  if (step.do === 'remove') {
    if (isThere(old, own)) return
    thereAt(walk, step.path, (folder, name) => carry(folder, name, old, own))
    return
  }
  // It is already in place.
  if (!isThere(fresh, own)) return
  atPlace(walk, step.path, (folder, name) => {
    if (isThere(folder, name)) {
      const isFolder = statIn(folder, name).isDirectory()
      if (isThere(old, own)) {
        if (isFolder) intoBin(walk, folder, name, step.path)
      } else if (isFolder || !linked(folder, name, old, own)) carry(folder, name, old, own)
    }
    renameSync(within(fresh, own), within(folder, name))
  })
}

function linked(folder: Folder, name: Buffer, old: Folder, own: Buffer): boolean {
  try {
    linkSync(within(folder, name), within(old, own))
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EMLINK' && code !== 'EPERM') throw error
    return false
  }
}

/** Marks a completed rename, so that it can be undone. */
const markOf = (at: number) => Buffer.from(`${at}.renamed`)

/** Renames through `fresh`, so that the remaining work is known at every moment. */
function renamed(
  walk: Walk,
  { fresh, old }: Pick<ChangeFolder, 'fresh' | 'old'>,
  step: Step,
  at: number,
): void {
  const own = nameOf(at)
  if (!isThere(fresh, own))
    thereAt(walk, step.path, (folder, name) => {
      if (!isThere(old, markOf(at))) mkdirSync(within(old, markOf(at)), 0o700)
      carry(folder, name, fresh, own)
    })
  if (!isThere(fresh, own)) return
  atPlace(walk, step.to ?? '', (folder, name) => {
    if (isThere(folder, name)) {
      if (isThere(old, own)) intoBin(walk, folder, name, step.to ?? '')
      else carry(folder, name, old, own)
    }
    carry(fresh, own, folder, name)
  })
}

/** `isWhole`: the step was completed, so a file with the former name is another one. */
function nameBack(
  walk: Walk,
  { fresh, old }: Pick<ChangeFolder, 'fresh' | 'old'>,
  step: Step,
  at: number,
  isWhole: boolean,
): void {
  const own = nameOf(at)
  const [done, goesBack] = [markOf(at), Buffer.from(`${at}.back`)]
  if (isThere(old, done)) {
    const isMoved = isWhole || thereAt(walk, step.path, () => true) === undefined
    if (!isThere(fresh, own) && isMoved)
      thereAt(walk, step.to ?? '', (folder, name) => carry(folder, name, fresh, own))
    renameSync(within(old, done), within(old, goesBack))
  }
  if (!isThere(old, goesBack)) return
  putBack(walk, fresh, own, step.path)
  putBack(walk, old, own, step.to ?? '')
  rmdirSync(within(old, goesBack))
}

/** Reverts the completed part of a step, for a change that cannot be finished. */
export function revert(walk: Walk, { fresh, old }: ChangeFolder, step: Step, at: number): void {
  if (step.do === 'rename') {
    nameBack(walk, { fresh, old }, step, at, false)
    return
  }
  const own = nameOf(at)
  if (step.do === 'put' && !isThere(fresh, own))
    thereAt(walk, step.path, (folder, name) => carry(folder, name, fresh, own))
  putBack(walk, old, own, step.path)
}

/** Undoes a step of a finished change. The present file moves to the bin. */
export function takeBack(walk: Walk, { fresh, old }: ChangeFolder, step: Step, at: number): void {
  if (step.do === 'rename') {
    nameBack(walk, { fresh, old }, step, at, true)
    return
  }
  if (step.had) putBack(walk, old, nameOf(at), step.path)
  else if (step.do === 'put') binned(walk, step.path)
}

/** Restores a file from aside to its path. */
export function putBack(walk: Walk, aside: Folder, own: Buffer, path: string): void {
  if (!isThere(aside, own)) return
  atPlace(walk, path, (folder, name) => {
    if (isThere(folder, name)) {
      const [now, before] = [statIn(folder, name), statIn(aside, own)]
      // Two names of one file: a rename over the other would do nothing.
      if (now.dev === before.dev && now.ino === before.ino) return unlinkIfThere(aside, own)
      intoBin(walk, folder, name, path, now.isFile() && before.isFile() ? 'keep' : undefined)
    }
    renameSync(within(aside, own), within(folder, name))
  })
}

function binned(walk: Walk, path: string): void {
  thereAt(walk, path, (folder, name) => {
    intoBin(walk, folder, name, path)
  })
}

/** Runs `work` on each folder of the steps once, to sync it. */
export function eachFolder(walk: Walk, steps: readonly Step[], work: (folder: Folder) => void): void {
  const done = new Set<string>()
  for (const path of steps.flatMap((step) => [step.path, ...(step.to === undefined ? [] : [step.to])])) {
    const above = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (done.has(above)) continue
    done.add(above)
    let folder: Folder
    try {
      folder = walk.folder(above)
    } catch {
      // A missing folder has nothing to sync.
      continue
    }
    try {
      work(folder)
    } finally {
      close(folder)
    }
  }
}
