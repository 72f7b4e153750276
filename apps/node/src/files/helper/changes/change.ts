import { renameSync } from 'node:fs'
import { openAgentFolder, openUnfinishedFolder } from '../agent-folders.ts'
import type { Context } from '../context.ts'
import { copyThing } from '../copy-thing.ts'
import { within } from '../descriptor.ts'
import { OperationError } from '../failure.ts'
import { nameOf } from '../names.ts'
import { unlinkIfThere } from '../operations/writing.ts'
import { measureAt, removeTree } from '../tree.ts'
import { close, type Folder, isThere, namesInFolder, statIn, type Walk } from '../walk.ts'
import {
  type ChangeFolder,
  changeFolderIn,
  holdRoom,
  type Manifest,
  manifestOf,
  noteManifest,
  readManifest,
  syncFolder,
} from './manifest.ts'
import { carryOut, eachFolder, putBack, revert, takeBack } from './steps.ts'

/** The archive of a modpack, once complete. */
export const packName = 'pack.mrpack'
/** The number of changes that can be undone. */
const maxChanges = 10
/** Settings that exceed this in total are not kept. */
const maxKept = 256 * 2 ** 20

/**
 * Applies a change, or continues it. If that is impossible, throws after it has restored
 * everything.
 */
export async function apply(folder: ChangeFolder, context: Context): Promise<void> {
  const { walk } = context
  let manifest = manifestOf(folder)
  if (manifest.phase === 'done') {
    unlinkIfThere(folder.top, packName)
    return manifest.forgets ? emptied(folder, context) : undefined
  }
  if (manifest.phase === 'reverting') {
    await reverted(folder, manifest, context)
    throw new OperationError('failed')
  }
  if (manifest.phase === 'staging') {
    for (const [at, step] of manifest.steps.entries())
      if (step.do === 'put' && !isThere(folder.fresh, String(at)))
        throw new OperationError('not_found', { path: step.path })
    await keep(folder, manifest, context)
    for (const one of [folder.fresh, folder.kept]) syncFolder(one)
    holdRoom(folder, manifest)
    manifest = noteManifest(folder, { ...manifest, phase: 'applying' })
  }
  if (manifest.phase !== 'applying') throw new OperationError('not_found')
  try {
    for (const [at, step] of manifest.steps.entries()) {
      carryOut(walk, folder, step, at)
      await context.breathe()
    }
  } catch (error) {
    manifest = noteManifest(folder, { ...manifest, phase: 'reverting' })
    await reverted(folder, manifest, context)
    throw error
  }
  toDisk(walk, folder, manifest)
  const steps = manifest.steps.map((step, at) => ({ ...step, had: isThere(folder.old, String(at)) }))
  noteManifest(folder, { ...manifest, steps, phase: 'done', at: Date.now() })
  // The modpack's archive is no longer needed.
  unlinkIfThere(folder.top, packName)
  if (manifest.forgets) await emptied(folder, context)
}

async function reverted(folder: ChangeFolder, manifest: Manifest, context: Context): Promise<void> {
  for (const [at, step] of [...manifest.steps.entries()].reverse()) revert(context.walk, folder, step, at)
  toDisk(context.walk, folder, manifest)
  noteManifest(folder, { ...manifest, phase: 'reverted' })
}

/** Undoes a finished change and restores kept settings, or continues that. */
export async function undo(folder: ChangeFolder, context: Context): Promise<void> {
  const { walk } = context
  let manifest = manifestOf(folder)
  if (manifest.phase === 'undone') return
  if (manifest.forgets) throw new OperationError('not_found')
  if (manifest.phase === 'done') {
    holdRoom(folder, manifest)
    manifest = noteManifest(folder, { ...manifest, phase: 'undoing' })
  }
  if (manifest.phase !== 'undoing') throw new OperationError('not_found')
  for (const [at, step] of [...manifest.steps.entries()].reverse()) {
    takeBack(walk, folder, step, at)
    await context.breathe()
  }
  for (const [at, path] of manifest.keep.entries()) putBack(walk, folder.kept, Buffer.from(String(at)), path)
  toDisk(walk, folder, manifest)
  noteManifest(folder, { ...manifest, phase: 'undone' })
}

function toDisk(walk: Walk, folder: ChangeFolder, { steps }: Manifest): void {
  eachFolder(walk, steps, syncFolder)
  for (const one of [folder.fresh, folder.old, folder.kept]) syncFolder(one)
}

/** Copies settings aside, within the limit. */
async function keep({ kept }: ChangeFolder, { keep, steps }: Manifest, context: Context): Promise<void> {
  let left = maxKept
  const removed = new Set(steps.filter((step) => step.do !== 'put').map(({ path }) => path))
  for (const [at, path] of keep.entries()) {
    const own = String(at)
    // It moves to `old` as a whole.
    if (isThere(kept, own) || removed.has(path)) continue
    const parent = parentIfThere(context.walk, path)
    if (!parent) continue
    const { folder, name } = parent
    try {
      const { bytes } = await measureAt(folder, name, context)
      if (bytes > left) continue
      left -= bytes
      await context.freeSpace.check(bytes)
      const half = `${own}.half`
      if (isThere(kept, half)) await removeTree(kept, half, { aside: kept, context })
      await copyThing(folder, name, { into: kept, as: half, context, onCopied: () => undefined })
      renameSync(within(kept, half), within(kept, own))
    } finally {
      close(folder)
    }
  }
}

function parentIfThere(walk: Walk, path: string): { folder: Folder; name: Buffer } | undefined {
  try {
    const { folder, name } = walk.spot(path)
    if (name !== null && isThere(folder, name)) return { folder, name }
    close(folder)
  } catch {
    // Missing, or outside: there is nothing to keep.
  }
  return undefined
}

/** Deletes what was staged for another change, has failed, or cannot be undone. */
export async function emptied(folder: ChangeFolder, context: Context): Promise<void> {
  const aside = openUnfinishedFolder(context.walk)
  try {
    for (const part of [folder.fresh, folder.old, folder.kept])
      for (const name of namesInFolder(part))
        if (isThere(part, name)) await removeTree(part, name, { aside, context })
  } finally {
    close(aside)
  }
}

/** Deletes the staged files of a cancelled change. */
export async function drop(walk: Walk, change: string, context: Context): Promise<void> {
  const all = openAgentFolder(walk, 'changes')
  const aside = openUnfinishedFolder(walk)
  try {
    if (isThere(all, change)) await removeTree(all, change, { aside, context })
  } finally {
    close(aside)
    close(all)
  }
}

/** Keeps the newest finished changes and the present one, and deletes all others. */
export async function sweepChanges(walk: Walk, present: string, context: Context): Promise<void> {
  const all = openAgentFolder(walk, 'changes')
  const aside = openUnfinishedFolder(walk)
  try {
    const known = namesInFolder(all).map((name) => ({ name: nameOf(name), at: finishedAt(nameOf(name)) }))
    const old = known
      .filter(({ name }) => name !== present)
      .sort((one, other) => other.at - one.at)
      .filter(({ at }, rank) => at === 0 || rank >= maxChanges - 1)
    for (const { name } of old) await removeTree(all, name, { aside, context })
  } finally {
    close(aside)
    close(all)
  }
  function finishedAt(name: string): number {
    try {
      if (!statIn(all, name).isDirectory()) return 0
      const folder = changeFolderIn(all, name)
      try {
        const manifest = readManifest(folder)
        const isFinished = manifest && ['done', 'undoing', 'undone'].includes(manifest.phase)
        return isFinished ? manifest.at : 0
      } finally {
        close(folder)
      }
    } catch {
      // An unreadable change cannot be undone, so it is deleted.
      return 0
    }
  }
}
