import type { Stats } from 'node:fs'
import type { Context } from '../context.ts'
import { failureOf, OperationError } from '../failure.ts'
import { joined, parentOf } from '../names.ts'
import type { IfTaken } from '../placing.ts'
import type { WalkOptions } from '../walk.ts'
import type { PlannedEntry } from './inspect.ts'

/** An existing folder, one that can be created, or one whose path is blocked. */
type FolderState = 'there' | 'free' | { blockedBy: string }

type PlacesInput = {
  into: string
  ifTaken: IfTaken
  entries: readonly PlannedEntry[]
  /** The paths below `into`, by the number of the entry. Skipped entries are removed. */
  chosen: Map<number, string>
  options: WalkOptions
}

/**
 * Compares every path with the disk before anything changes. Throws at the first entry that cannot
 * be placed. With `skip` only that entry is skipped.
 */
export async function checkPlaces(
  { into, ifTaken, entries, chosen, options }: PlacesInput,
  context: Pick<Context, 'walk' | 'breathe'>,
): Promise<void> {
  const statAt = (path: string, follow: boolean): Stats | undefined => {
    try {
      return context.walk.stat(path, { ...options, follow })
    } catch (error) {
      const failure = failureOf(error, path)
      if (failure.code === 'not_found' || failure.code === 'not_a_folder') return undefined
      throw new OperationError(failure.code, failure)
    }
  }
  const states = new Map<string, FolderState>([['', 'there']])
  const stateOf = (path: string): FolderState => {
    const known = states.get(path)
    if (known) return known
    let state = stateOf(parentOf(path))
    if (state === 'there') {
      const stats = statAt(path, false)
      const isFolder = stats?.isSymbolicLink() ? statAt(path, true)?.isDirectory() : stats?.isDirectory()
      state = !stats ? 'free' : isFolder ? 'there' : { blockedBy: path }
    }
    states.set(path, state)
    return state
  }

  if (typeof stateOf(into) === 'object') throw new OperationError('not_a_folder', { path: into })
  for (const [at, to] of chosen) {
    await context.breathe()
    const entry = entries[at] as PlannedEntry
    const path = joined(into, to)
    const parent = stateOf(parentOf(path))
    const state = entry.kind === 'folder' ? stateOf(path) : parent
    const stats = parent === 'there' && entry.kind !== 'folder' ? statAt(path, false) : undefined
    let conflict: OperationError | undefined
    if (typeof state === 'object') conflict = new OperationError('not_a_folder', { path: state.blockedBy })
    else if (stats?.isDirectory() && entry.kind === 'file' && ifTaken === 'replace')
      conflict = new OperationError('is_a_folder', { path })
    if (ifTaken === 'refuse' && (conflict || stats))
      throw new OperationError('taken', { path: conflict?.failure.path ?? path })
    if (!conflict) continue
    if (ifTaken !== 'skip') throw conflict
    entry.skip = 'taken'
    chosen.delete(at)
  }
}
