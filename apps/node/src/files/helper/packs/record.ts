import { constants, fstatSync, readFileSync } from 'node:fs'
import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import { describe } from '../addons/describe.ts'
import { openJar } from '../addons/jar.ts'
import { field, list, text } from '../addons/said.ts'
import { lastOf } from '../names.ts'
import { close, type Walk } from '../walk.ts'
import { packRecord } from './pack-constants.ts'

/**
 * The record of a modpack's files with their hashes. It is among the server's files, not in
 * `.zubr`, so that backups contain it: after a restore the owner's changes are still recognized,
 * and the pack is known.
 */
export { packRecord }

const maxBytes = 16 * 2 ** 20
export const off = '.disabled'
const addonFolders = ['mods', 'plugins']

/**
 * `ids`: the names that other mods use. `project`: from the mod's address, the same for all
 * versions.
 */
export type PackMod = { ids: string[]; project: string | null }
export type PackRecord = {
  name: string
  version: string
  /** Of the archive. Null in records of earlier agents. */
  sha512: string | null
  files: Map<string, string>
  mods: Map<string, PackMod>
}

export const isJar = (path: string): boolean =>
  addonFolders.some((folder) => path.startsWith(`${folder}/`)) && /\.jar$/i.test(path)

/** Undefined if it is missing, or a server has written something else there. */
export function recordAt(walk: Walk): PackRecord | undefined {
  try {
    const fd = walk.open(packRecord, constants.O_RDONLY)
    try {
      const stats = fstatSync(fd)
      if (!stats.isFile() || stats.size > maxBytes) return undefined
      return recordIn(readFileSync(fd, 'utf8'))
    } finally {
      close({ fd })
    }
  } catch {
    // Without a readable record, no pack is installed.
    return undefined
  }
}

/** Throws if it is no JSON. */
export function recordIn(json: string): PackRecord {
  const parsedRecord: unknown = JSON.parse(json)
  const sha512 = text(field(parsedRecord, 'sha512'), 128)
  const files = Object.entries(Object(field(parsedRecord, 'files')))
  const mods = Object.entries(Object(field(parsedRecord, 'mods')))
  return {
    ...{ name: text(field(parsedRecord, 'name')), version: text(field(parsedRecord, 'version')) },
    sha512: /^[0-9a-f]{128}$/.test(sha512) ? sha512 : null,
    files: new Map(files.filter((each): each is [string, string] => typeof each[1] === 'string')),
    mods: new Map(
      mods.map(([path, mod]) => [
        path,
        {
          ids: list(field(mod, 'ids')).flatMap((id) => text(id) || []),
          project: text(field(mod, 'project')) || null,
        },
      ]),
    ),
  }
}

export const recordText = ({ files, mods, ...rest }: PackRecord): string =>
  JSON.stringify({ ...rest, files: Object.fromEntries(files), mods: Object.fromEntries(mods) })

/** The recorded mods that are no longer at their path, by each of their ids. */
export function missingMods(
  { mods }: Pick<PackRecord, 'mods'>,
  isThere: (path: string) => boolean,
): Map<string, string> {
  const missing = [...mods].filter(([path]) => !isThere(path) && !isThere(path + off))
  return new Map(missing.flatMap(([path, { ids }]) => ids.map((id) => [id.toLowerCase(), path] as const)))
}

/** Marks each addon of the pack: the original one, or a replacement. */
export function marksOf(
  walk: Walk,
): (addon: Pick<InstalledAddon, 'path' | 'hashes' | 'about'>) => Pick<InstalledAddon, 'pack'> {
  const record = recordAt(walk)
  if (!record) return () => ({})
  const isThere = (path: string) => {
    try {
      walk.stat(path, { follow: true })
      return true
    } catch {
      // It is missing, or leads out.
      return false
    }
  }
  const missing = missingMods(record, isThere)
  return ({ path, hashes, about }) => {
    const was = record.files.get(path.endsWith(off) ? path.slice(0, -off.length) : path)
    if (was !== undefined) return { pack: was === hashes?.sha512 ? 'as_it_came' : 'changed' }
    return isJar(path.replace(/\.disabled$/, '')) && about && missing.has(about.id.toLowerCase())
      ? { pack: 'changed' }
      : {}
  }
}

const loaders = ['fabric', 'quilt', 'neoforge', 'forge']

/** The ids by which other mods refer to a mod. None without a description. */
export async function idsOf(fd: number, path: string): Promise<string[]> {
  try {
    return [(await describe(openJar(fd), { loaders, name: lastOf(path) })).id]
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    // Any error of a reader of untrusted files.
    return []
  }
}
