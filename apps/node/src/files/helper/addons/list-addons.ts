import { constants, fstatSync, readSync } from 'node:fs'
import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import type { Context } from '../context.ts'
import { codeOf, OperationError } from '../failure.ts'
import { joined, lastOf, nameOf } from '../names.ts'
import type { TakenFrom } from '../operations/addons.ts'
import { marksOf } from '../packs/record.ts'
import { measureAt } from '../tree.ts'
import { close, type Folder, folderIn, namesInFolder, openIn, type Walk, withFolder } from '../walk.ts'
import { describe, nestedIds } from './describe.ts'
import { maxDescriptionBytes } from './forms.ts'
import { hashesOf } from './hashes.ts'
import { DamagedJar, type Jar, openJar } from './jar.ts'
import type { YieldToEventLoop } from './nested.ts'
import { type Settings, settingsIn } from './settings.ts'

const { O_RDONLY } = constants
const off = '.disabled'

/**
 * A row for each jar and pack of a folder, by name. `world` is the folder of the server's world.
 */
export async function listAddons(from: TakenFrom, world: string, context: Context): Promise<void> {
  const { walk } = context
  const path = from.folder.replace(/^world(?=\/)/, () => world)
  const folder = folderAt(walk, path)
  if (!folder) return
  await withFolder(folder, async () => {
    const settings = settingsIn(walk, from.kind)
    const marks = marksOf(walk)
    for (const name of namesInFolder(folder).map(nameOf).sort()) {
      const row = await rowOf({ from, folder, path: joined(path, name), settings }, context)
      if (row) await context.row({ ...row, ...marks(row) })
      await context.breathe()
    }
  })
}

type Place = { from: TakenFrom; folder: Folder; path: string; settings: Settings }

async function rowOf(place: Place, context: Context): Promise<InstalledAddon | undefined> {
  const { from, path } = place
  const enabled = !path.endsWith(off)
  const name = enabled ? path : path.slice(0, -off.length)
  const isFile = from.endings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isFile && (from.kind !== 'datapack' || !enabled)) return undefined
  const none = {
    path,
    enabled,
    kind: from.kind,
    bytes: 0,
    mtimeMs: 0,
    hashes: null,
    about: null,
    settings: [],
  }
  try {
    if (!isFile) return await folderRow(place, context)
    const fd = context.walk.open(path, O_RDONLY)
    try {
      const stats = fstatSync(fd)
      if (!stats.isFile()) return stats.isDirectory() ? undefined : { ...none, fault: 'not_an_archive' }
      const bytes = stats.size
      const mtimeMs = Math.trunc(stats.mtimeMs)
      const hashes = await hashesOf(fd, path, context)
      const described = await describeOrFault(async () => {
        const jar = openJar(fd)
        const breathe = () => context.breathe()
        const about = await describe(jar, {
          ...{ loaders: from.loaders, name: lastOf(name).replace(/\.\w+$/, ''), breathe },
        })
        if (from.kind !== 'mod') return about
        const nested = await nestedOf(jar, from.loaders, { sha512: hashes.sha512, breathe })
        return nested.length > 0 ? { ...about, nested } : about
      })
      return { ...none, bytes, mtimeMs, hashes, ...described, settings: place.settings(described.about) }
    } finally {
      close({ fd })
    }
  } catch (error) {
    // Cancelled, or deleted meanwhile.
    if (error instanceof OperationError && error.failure.code === 'cancelled') throw error
    if (codeOf(error) === 'ENOENT' || (error instanceof OperationError && error.failure.code === 'not_found'))
      return undefined
    // A link that leads out, a socket, or an unreadable file.
    return { ...none, fault: 'not_an_archive' }
  }
}

/** More than any server has. Above it the oldest are dropped. */
const maxNestedFiles = 2_000
/**
 * By content and loader, so that nested jars are read only once, even if the budget ended the
 * reading.
 */
const nestedByContent = new Map<string, string[]>()

async function nestedOf(
  jar: Jar,
  loaders: readonly string[],
  { sha512, breathe }: { sha512: string; breathe: YieldToEventLoop },
): Promise<string[]> {
  const key = [sha512, ...loaders].join(' ')
  const known = nestedByContent.get(key)
  if (known) return known
  const ids = await nestedIds(jar, loaders, breathe)
  const oldest = nestedByContent.size >= maxNestedFiles ? nestedByContent.keys().next().value : undefined
  if (oldest !== undefined) nestedByContent.delete(oldest)
  nestedByContent.set(key, ids)
  return ids
}

/** A datapack may be a folder. */
async function folderRow(
  { folder, path, from }: Place,
  context: Context,
): Promise<InstalledAddon | undefined> {
  const name = lastOf(path)
  let pack: Folder
  try {
    pack = folderIn(folder, Buffer.from(name))
  } catch {
    // It was replaced or deleted meanwhile.
    return undefined
  }
  return withFolder(pack, async () => {
    const meta = Buffer.from('pack.mcmeta')
    const fd = openIn(pack, meta, O_RDONLY)
    try {
      const stats = fstatSync(fd)
      if (!stats.isFile()) return undefined
      const read = () => {
        if (stats.size > maxDescriptionBytes) throw new DamagedJar('too_large')
        const bytes = Buffer.alloc(stats.size)
        return bytes.subarray(0, readSync(fd, bytes, 0, stats.size, 0))
      }
      const jar = { entries: new Map(), has: (one: string) => one === 'pack.mcmeta', read, head: read }
      const described = await describeOrFault(() => describe(jar, { loaders: from.loaders, name }))
      const { bytes } = await measureAt(folder, name, context)
      const mtimeMs = Math.trunc(stats.mtimeMs)
      return {
        path,
        enabled: true,
        kind: 'datapack',
        bytes,
        mtimeMs,
        hashes: null,
        ...described,
        settings: [],
      }
    } finally {
      close({ fd })
    }
  })
}

async function describeOrFault(read: () => Promise<NonNullable<InstalledAddon['about']>>) {
  try {
    return { about: await read(), fault: null }
  } catch (error) {
    if (error instanceof DamagedJar) return { about: null, fault: error.fault }
    if (error instanceof OperationError) throw error
    if (error instanceof Error && 'syscall' in error) throw error
    return { about: null, fault: 'damaged' as const }
  }
}

function folderAt(walk: Walk, path: string): Folder | undefined {
  try {
    return walk.folder(path)
  } catch {
    // The folder does not exist, or leads out.
    return undefined
  }
}
