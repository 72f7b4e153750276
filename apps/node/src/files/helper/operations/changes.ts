import { constants, renameSync } from 'node:fs'
import { apply, drop, emptied, sweepChanges, undo } from '../changes/change.ts'
import {
  type ChangeFolder,
  inChange,
  type Manifest,
  noteManifest,
  readManifest,
  type Step,
} from '../changes/manifest.ts'
import { atPlace } from '../changes/steps.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { OperationError } from '../failure.ts'
import { nameOf, namesIn, ours } from '../names.ts'
import { close, namesInFolder, openIn } from '../walk.ts'
import { synced, syncedEarly, unlinkIfThere, writeAll } from './writing.ts'

const { O_CREAT, O_EXCL, O_WRONLY } = constants

type Change = { change: string }
type Wanted = {
  rename?: readonly { from: string; to: string }[] | undefined
  remove: readonly string[]
  put: readonly string[]
  keep: readonly string[]
  bytes: number
  forgets?: boolean | undefined
}

/**
 * The progress of a change. `staged`: the steps whose content has arrived. `first`: the number of
 * the first step with content.
 */
export type ChangeState = { phase: Manifest['phase']; first: number; staged: number[] }

/** Operations for jobs that change many files as one: see changes/manifest.ts. */
export const changes = {
  /**
   * Checks the whole change before anything is fetched. Continues the same change of an earlier
   * agent.
   */
  async beginChange(
    { change, rename = [], remove, put, keep, bytes, forgets }: Change & Wanted,
    context: Context,
  ): Promise<ChangeState> {
    const { walk, freeSpace } = context
    for (const path of [...rename.flatMap(({ from, to }) => [from, to]), ...put, ...remove, ...keep])
      checkedPath(path)
    await sweepChanges(walk, change, context)
    return inChange(walk, change, async (folder) => {
      const replaced = new Set(put)
      const steps: Step[] = [
        ...rename.map(({ from, to }) => ({ path: from, do: 'rename' as const, to })),
        // A file that is replaced is never absent.
        ...remove.filter((path) => !replaced.has(path)).map((path) => ({ path, do: 'remove' as const })),
        ...put.map((path) => ({ path, do: 'put' as const })),
      ]
      const before = readManifest(folder.top)
      const isBegun = before && before.phase !== 'staging' && before.phase !== 'reverted'
      if (before && (isBegun || (before.phase === 'staging' && isSame(before, steps))))
        return stateOf(folder, before)
      for (const path of put) atPlace(walk, path, () => undefined)
      await freeSpace.check(bytes)
      await emptied(folder, context)
      const fresh = { phase: 'staging' as const, at: Date.now(), steps, keep: [...keep] }
      return stateOf(folder, noteManifest(folder, { ...fresh, ...(forgets && { forgets }) }))
    })
  },

  /**
   * Stages the content of the step with this number. It counts as staged once all of it is on the
   * disk.
   */
  stageFile: ({ change, at }: Change & { at: number }, context: Context): Promise<null> =>
    inChange(context.walk, change, async ({ fresh }) => {
      await stage(fresh, String(Math.trunc(at)), context.content, context)
      return null
    }),

  applyChange: ({ change }: Change, context: Context): Promise<null> =>
    inChange(context.walk, change, async (folder) => {
      await apply(folder, context)
      return null
    }),

  undoChange: ({ change }: Change, context: Context): Promise<null> =>
    inChange(context.walk, change, async (folder) => {
      await undo(folder, context)
      return null
    }),

  /** Null: there is no such change. */
  changeState: ({ change }: Change, context: Context): Promise<ChangeState | null> =>
    inChange(context.walk, change, (folder) => {
      const manifest = readManifest(folder.top)
      return manifest ? stateOf(folder, manifest) : null
    }),

  async dropChange({ change }: Change, context: Context): Promise<null> {
    const phase = await inChange(context.walk, change, ({ top }) => readManifest(top)?.phase)
    if (phase === undefined || phase === 'staging' || phase === 'reverted')
      await drop(context.walk, change, context)
    return null
  },
}

/** Throws if it is no path in a server's files, or in the agent's own folder. */
export function checkedPath(path: string): void {
  const [first] = namesIn(path)
  if (!first) throw new OperationError('bad_name')
  if (first.toString() === ours) throw new OperationError('not_here', { path })
}

/** Whether the steps have the same files in the same order. */
export const isSame = ({ steps }: Manifest, others: readonly Step[]) =>
  JSON.stringify(steps.map(({ path }) => path)) === JSON.stringify(others.map(({ path }) => path))

/** Writes to a temporary name first, so that a staged file is complete. */
export async function stage(
  folder: ChangeFolder['fresh'],
  name: string,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<void> {
  const half = `${name}.half`
  unlinkIfThere(folder, half)
  const fd = openIn(folder, half, O_WRONLY | O_CREAT | O_EXCL)
  const early = syncedEarly(fd)
  try {
    for await (const piece of content) {
      await context.freeSpace.check(piece.length)
      writeAll(fd, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
      context.freeSpace.wrote(piece.length)
      early.wrote(piece.length)
    }
    const lost = await early.rest()
    if (lost) throw lost
    await synced(fd)
    renameSync(within(folder, half), within(folder, name))
  } finally {
    await early.rest()
    close({ fd })
  }
}

export function stateOf({ fresh }: ChangeFolder, { phase, steps }: Manifest): ChangeState {
  const staged = namesInFolder(fresh)
    .map(nameOf)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const first = steps.findIndex((step) => step.do === 'put')
  return { phase, first: first < 0 ? steps.length : first, staged }
}
