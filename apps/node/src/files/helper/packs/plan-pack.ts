import { constants, fstatSync, readFileSync } from 'node:fs'
import { hashesOf } from '../addons/hashes.ts'
import { close, closing, namesInFolder } from '../beneath.ts'
import type { Context } from '../context.ts'
import { codeOf, Failed } from '../failure.ts'
import { nameOf } from '../names.ts'
import type { PackFile } from './pack-index.ts'
import { type Pack, packRecord } from './read-pack.ts'

const longestRecord = 16 * 2 ** 20
const addonFolders = ['mods', 'plugins']
const off = '.disabled'
/** Of each list that is told: it goes into the reports of a whole node. */
const mostTold = 500
const longestTold = 40_000

export type PackPlan = {
  put: PackFile[]
  remove: string[]
  /** What is kept of the pack: paths with the hashes that they had from it. */
  record: Record<string, string>
  added: string[]
  changed: string[]
  removed: string[]
  /** What the owner has changed or added, and so stays. */
  kept: string[]
}

/**
 * What a pack changes on a server. Of what an earlier pack has put there, that which is not in this one goes, and that which its owner has
 * changed stays as it is, as does all else that is there.
 */
export async function planPack(pack: Pack, context: Context): Promise<PackPlan> {
  const before = await recordAt(context)
  const plan: PackPlan = { put: [], remove: [], record: {}, added: [], changed: [], removed: [], kept: [] }
  for (const file of pack.files.values()) {
    const { path, sha512 } = file
    plan.record[path] = sha512
    const present = await hashAt(path, context)
    const was = before?.get(path)
    if (present === sha512) continue
    if (present === undefined) {
      // Its owner has switched it off.
      if (was !== undefined && (await hashAt(path + off, context)) !== undefined) {
        plan.kept.push(path + off)
        continue
      }
      plan.added.push(path)
    } else {
      // Settings that are there when no pack was yet are those that the server has made by itself.
      const isOwners = was === undefined ? before !== undefined && 'from' in file : was !== present
      if (isOwners) {
        plan.kept.push(path)
        continue
      }
      plan.changed.push(path)
    }
    plan.put.push(file)
  }
  for (const [path, was] of before ?? []) {
    if (pack.files.has(path)) continue
    const present = await hashAt(path, context)
    if (present === was) {
      plan.remove.push(path)
      plan.removed.push(path)
    } else if (present !== undefined) plan.kept.push(path)
  }
  const known = new Set([...pack.files.keys(), ...(before?.keys() ?? []), ...plan.kept])
  plan.kept.push(...ownAddons(context).filter((path) => !known.has(path)))
  return plan
}

export const toldOf = ({ added, changed, removed, kept }: PackPlan) => ({
  added: shortened(added),
  changed: shortened(changed),
  removed: shortened(removed),
  kept: shortened(kept),
})

function shortened(paths: readonly string[]): string[] {
  let left = longestTold
  return paths.slice(0, mostTold).filter((path) => {
    left -= Buffer.byteLength(path)
    return left >= 0
  })
}

function ownAddons({ walk }: Context): string[] {
  return addonFolders.flatMap((folder) => {
    try {
      const open = walk.folder(folder)
      const names = closing(open, () => namesInFolder(open).map(nameOf))
      return names.filter((name) => /\.jar(?:\.disabled)?$/i.test(name)).map((name) => `${folder}/${name}`)
    } catch {
      return []
    }
  })
}

/** Of a file that is there; of anything else that is, what no file has. */
async function hashAt(path: string, context: Context): Promise<string | undefined> {
  let fd: number
  try {
    fd = context.walk.open(path, constants.O_RDONLY)
  } catch (error) {
    const code = error instanceof Failed ? error.failure.code : codeOf(error)
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

/** What the last pack has put where; undefined where there was none, or a server has written something else there. */
async function recordAt({ walk }: Context): Promise<Map<string, string> | undefined> {
  try {
    const fd = walk.open(packRecord, constants.O_RDONLY)
    try {
      const stats = fstatSync(fd)
      if (!stats.isFile() || stats.size > longestRecord) return undefined
      const { files } = Object(JSON.parse(readFileSync(fd, 'utf8')))
      const all = Object.entries(Object(files)).filter(([, hash]) => typeof hash === 'string')
      return new Map(all as [string, string][])
    } finally {
      close({ fd })
    }
  } catch {
    return undefined
  }
}
