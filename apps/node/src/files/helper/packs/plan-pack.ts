import { constants, fstatSync } from 'node:fs'
import { hashesOf } from '../addons/hashes.ts'
import type { Context } from '../context.ts'
import { codeOf, OperationError } from '../failure.ts'
import { nameOf } from '../names.ts'
import { close, namesInFolder, withFolder } from '../walk.ts'
import type { PackFile } from './pack-index.ts'
import type { Pack } from './read-pack.ts'
import { idsOf, isJar, missingMods, off, type PackMod, type PackRecord, recordAt } from './record.ts'

/** The limit for each reported list, because the report of the whole node contains it. */
const maxListed = 500
const maxListedBytes = 40_000

export type PackPlan = {
  put: PackFile[]
  remove: string[]
  /** The record of the pack: paths with their original hashes, and its mods. */
  record: Map<string, string>
  mods: Map<string, PackMod>
  added: string[]
  changed: string[]
  removed: string[]
  /** Files that the owner has changed or added, which stay. */
  kept: string[]
}

/**
 * Plans the changes of a pack. Files of an earlier pack that this one lacks are removed. Files that
 * the owner changed stay, and so do all others. A mod that the owner replaced stays until the pack
 * updates it, since two versions keep a server from starting. Disabled mods stay disabled.
 */
export async function planPack(
  pack: Pack,
  context: Context,
  goesBefore: readonly string[] = [],
): Promise<PackPlan> {
  const hashAt = (path: string, its: Context) =>
    goesBefore.some((removed) => path.startsWith(`${removed}/`))
      ? Promise.resolve(undefined)
      : hashThere(path, its)
  const before = recordAt(context.walk)
  const own = ownAddons(context)
  const exchanged = before ? await exchangedMods(before, own, context) : new Map<string, string>()
  const successors = before ? successorsIn(pack, before) : new Map<string, string>()
  const plan: PackPlan = {
    ...{ put: [], remove: [], record: new Map(), mods: new Map() },
    ...{ added: [], changed: [], removed: [], kept: [] },
  }
  const staysOff = new Set<string>()
  const goes = (path: string) => {
    plan.remove.push(path)
    plan.removed.push(path)
  }
  /** The path of a mod that the owner has disabled. */
  const switchedOff = async (path: string) => {
    const other = exchanged.get(path)
    if (other !== undefined) return other.endsWith(off) ? other : undefined
    return (await hashAt(path + off, context)) === undefined ? undefined : path + off
  }
  for (const file of pack.files.values()) {
    const { path, sha512 } = file
    const former = successors.get(path)
    if (former !== undefined && before && (await hashAt(former, context)) === undefined) {
      const isOff = await switchedOff(former)
      if (isOff !== undefined) {
        plan.kept.push(isOff)
        staysOff.add(former)
        noteFormer(plan, before, former)
        continue
      }
    }
    plan.record.set(path, sha512)
    if (isJar(path)) plan.mods.set(path, { ids: [], project: projectOf(file) })
    const present = await hashAt(path, context)
    const was = before?.files.get(path)
    if (present === sha512) continue
    if (present === undefined) {
      const isOff = was === undefined ? undefined : await switchedOff(path)
      const other = exchanged.get(path)
      if (isOff !== undefined || (other !== undefined && was === sha512)) {
        plan.kept.push(isOff ?? other ?? path)
        continue
      }
      if (other !== undefined) goes(other)
      plan.added.push(path)
    } else {
      // Without an earlier pack, existing settings were created by the server itself.
      const isOwners = was === undefined ? before !== undefined && 'from' in file : was !== present
      // The pack's version of a mod wins once it changes.
      if (isOwners && !(isJar(path) && was !== undefined && was !== sha512)) {
        plan.kept.push(path)
        continue
      }
      plan.changed.push(path)
    }
    plan.put.push(file)
  }
  const followed = new Set(successors.values())
  for (const [path, was] of before?.files ?? []) {
    if (pack.files.has(path) || staysOff.has(path)) continue
    const present = await hashAt(path, context)
    const other = exchanged.get(path)
    if (present === was || (present !== undefined && isJar(path) && followed.has(path))) goes(path)
    else if (present !== undefined) plan.kept.push(path)
    else if (other !== undefined && followed.has(path)) goes(other)
  }
  const known = new Set([...pack.files.keys(), ...(before?.files.keys() ?? []), ...plan.kept, ...plan.remove])
  plan.kept.push(...own.filter((path) => !known.has(path)))
  return plan
}

/** A disabled mod is recorded under its former path, to recognize it next time. */
function noteFormer({ record, mods }: PackPlan, before: PackRecord, path: string): void {
  record.set(path, before.files.get(path) ?? '')
  const mod = before.mods.get(path)
  if (mod) mods.set(path, mod)
}

/**
 * Mods of the pack that the owner has replaced by another version, by path. That has another name.
 */
async function exchangedMods(
  before: PackRecord,
  own: readonly string[],
  context: Context,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const there = new Set(own)
  const missing = missingMods(before, (path) => there.has(path))
  if (missing.size === 0) return found
  for (const path of own) {
    if (before.files.has(path) || before.files.has(path.replace(/\.disabled$/, ''))) continue
    for (const id of await idsAt(path, context)) {
      const former = missing.get(id.toLowerCase())
      // Of two, the enabled one counts.
      if (former !== undefined && !(found.has(former) && path.endsWith(off))) found.set(former, path)
    }
    await context.breathe()
  }
  return found
}

async function idsAt(path: string, { walk }: Context): Promise<string[]> {
  try {
    const fd = walk.open(path, constants.O_RDONLY)
    try {
      return fstatSync(fd).isFile() ? await idsOf(fd, path) : []
    } finally {
      close({ fd })
    }
  } catch {
    // An unreadable mod has no ids.
    return []
  }
}

/**
 * The former path of a mod that the pack renamed, by its new path, since names contain the version.
 */
function successorsIn({ files }: Pack, before: PackRecord): Map<string, string> {
  const former = new Map<string, string>()
  for (const [path, { project }] of before.mods)
    if (project !== null && !files.has(path)) former.set(project, path)
  const found = new Map<string, string>()
  for (const file of files.values()) {
    const path = former.get(projectOf(file) ?? '')
    if (path !== undefined && isJar(file.path) && !before.files.has(file.path)) found.set(file.path, path)
  }
  return found
}

/** Modrinth's addresses contain the project of a file. */
function projectOf(file: PackFile): string | null {
  if (!('urls' in file)) return null
  for (const url of file.urls) {
    const id = /\/data\/([\w-]{1,100})\/versions\//.exec(url)?.[1]
    if (id !== undefined) return id
  }
  return null
}

export const planReport = ({ added, changed, removed, kept }: PackPlan) => ({
  added: shortened(added),
  changed: shortened(changed),
  removed: shortened(removed),
  kept: shortened(kept),
})

function shortened(paths: readonly string[]): string[] {
  let left = maxListedBytes
  return paths.slice(0, maxListed).filter((path) => {
    left -= Buffer.byteLength(path)
    return left >= 0
  })
}

function ownAddons({ walk }: Context): string[] {
  return ['mods', 'plugins'].flatMap((folder) => {
    try {
      const open = walk.folder(folder)
      const names = withFolder(open, () => namesInFolder(open).map(nameOf))
      return names.filter((name) => /\.jar(?:\.disabled)?$/i.test(name)).map((name) => `${folder}/${name}`)
    } catch {
      // The folder is missing, or leads out.
      return []
    }
  })
}

/** The hash of a file. For anything else that exists, a value that no file has. */
async function hashThere(path: string, context: Context): Promise<string | undefined> {
  let fd: number
  try {
    fd = context.walk.open(path, constants.O_RDONLY)
  } catch (error) {
    const code = error instanceof OperationError ? error.failure.code : codeOf(error)
    if (['not_found', 'not_a_folder', 'ENOENT', 'ENOTDIR'].includes(code ?? '')) return undefined
    if (code === 'EACCES' || code === 'ENXIO') return 'unreadable'
    throw error
  }
  try {
    return fstatSync(fd).isFile() ? (await hashesOf(fd, path, context)).sha512 : 'no file'
  } finally {
    close({ fd })
  }
}
