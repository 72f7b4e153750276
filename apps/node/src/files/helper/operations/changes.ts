import { constants, renameSync } from 'node:fs'
import { close, closing, isThere, namesInFolder, openIn } from '../beneath.ts'
import { apply, drop, sweepChanges, undo } from '../changes/change.ts'
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
import { Failed } from '../failure.ts'
import { nameOf, namesIn, ours } from '../names.ts'
import { unfinished } from '../ours.ts'
import { removeTree } from '../tree.ts'
import { synced, syncedEarly, unlinkIfThere, writeAll } from './writing.ts'

const { O_CREAT, O_EXCL, O_WRONLY } = constants

type Change = { change: string }
type Wanted = { put: readonly string[]; remove: readonly string[]; keep: readonly string[]; bytes: number }

/** How far a change has come; `staged`: which of what it puts is there already, by its number. */
export type ChangeState = { phase: Manifest['phase']; staged: number[] }

/** What the jobs of an agent do that change many files as one: see changes/manifest.ts. */
export const changes = {
  /** Refuses what could not be put in place, before anything is fetched. What an earlier agent has begun of the same goes on. */
  async beginChange(
    { change, put, remove, keep, bytes }: Change & Wanted,
    context: Context,
  ): Promise<ChangeState> {
    const { walk, room } = context
    for (const path of [...put, ...remove, ...keep]) {
      if (namesIn(path).length === 0) throw new Failed('bad_name')
      if (namesIn(path)[0]?.toString().toLowerCase() === ours) throw new Failed('not_here', { path })
    }
    await sweepChanges(walk, change, context)
    return inChange(walk, change, async (folder) => {
      const steps = [
        ...put.map((path) => ({ path, do: 'put' as const })),
        ...remove.filter((path) => !put.includes(path)).map((path) => ({ path, do: 'remove' as const })),
      ]
      const before = readManifest(folder.top)
      const isBegun = before && before.phase !== 'staging' && before.phase !== 'reverted'
      if (before && (isBegun || (before.phase === 'staging' && isSame(before, steps))))
        return stateOf(folder, before)
      for (const path of put) atPlace(walk, path, () => undefined)
      await room.check(bytes)
      await emptied(folder, context)
      return stateOf(
        folder,
        noteManifest(folder, { phase: 'staging', at: Date.now(), steps, keep: [...keep] }),
      )
    })
  },

  /** The content of what is put with this number. It counts as there once all of it is on the disk. */
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

const isSame = ({ steps }: Manifest, others: readonly Step[]) =>
  JSON.stringify(steps.map(({ path }) => path)) === JSON.stringify(others.map(({ path }) => path))

/** Writes it under another name first: what is there is whole. */
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
      await context.room.check(piece.length)
      writeAll(fd, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
      context.room.wrote(piece.length)
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

export function stateOf({ fresh }: ChangeFolder, { phase }: Manifest): ChangeState {
  const staged = namesInFolder(fresh)
    .map(nameOf)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return { phase, staged }
}

/** Of what was staged for something else, or has failed. */
export async function emptied(folder: ChangeFolder, context: Context): Promise<void> {
  const aside = unfinished(context.walk)
  await closing(aside, async () => {
    for (const part of [folder.fresh, folder.old, folder.kept])
      for (const name of namesInFolder(part))
        if (isThere(part, name)) await removeTree(part, name, { aside, context })
  })
}
