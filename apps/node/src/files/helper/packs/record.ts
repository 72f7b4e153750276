import { constants, fstatSync, readFileSync } from 'node:fs'
import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import { describe } from '../addons/describe.ts'
import { openJar } from '../addons/jar.ts'
import { field, list, text } from '../addons/said.ts'
import { close, type Walk } from '../beneath.ts'
import { lastOf } from '../names.ts'
import { packRecord } from './pack-constants.ts'

/**
 * What a modpack has put where, with the hash of each. It stands among the server's files, not in `.zubr`, for a backup to have it: what is put back is
 * then told from what its owner has changed, and which pack it is stands there too.
 */
export { packRecord }

const longest = 16 * 2 ** 20
export const off = '.disabled'
const addonFolders = ['mods', 'plugins']

/** `ids`: by which other mods call it; `project`: of the address that it came from, the same for each of its versions. */
export type PackMod = { ids: string[]; project: string | null }
export type PackRecord = {
  name: string
  version: string
  /** Of the archive; null in records of earlier agents. */
  sha512: string | null
  files: Map<string, string>
  mods: Map<string, PackMod>
}

export const isJar = (path: string): boolean =>
  addonFolders.some((folder) => path.startsWith(`${folder}/`)) && /\.jar$/i.test(path)

/** Undefined where there is none, or a server has written something else there. */
export function recordAt(walk: Walk): PackRecord | undefined {
  try {
    const fd = walk.open(packRecord, constants.O_RDONLY)
    try {
      const stats = fstatSync(fd)
      if (!stats.isFile() || stats.size > longest) return undefined
      return recordIn(readFileSync(fd, 'utf8'))
    } finally {
      close({ fd })
    }
  } catch {
    return undefined
  }
}

/** Throws at what is no JSON. */
export function recordIn(json: string): PackRecord {
  const said: unknown = JSON.parse(json)
  const sha512 = text(field(said, 'sha512'), 128)
  const files = Object.entries(Object(field(said, 'files')))
  const mods = Object.entries(Object(field(said, 'mods')))
  return {
    ...{ name: text(field(said, 'name')), version: text(field(said, 'version')) },
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

/** The mods of a record that are not where the pack has put them, by each of their ids. */
export function goneMods(
  { mods }: Pick<PackRecord, 'mods'>,
  isThere: (path: string) => boolean,
): Map<string, string> {
  const gone = [...mods].filter(([path]) => !isThere(path) && !isThere(path + off))
  return new Map(gone.flatMap(([path, { ids }]) => ids.map((id) => [id.toLowerCase(), path] as const)))
}

/** Says of each addon whether it is the pack's: as that has put it there, or another in its place. */
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
      return false
    }
  }
  const gone = goneMods(record, isThere)
  return ({ path, hashes, about }) => {
    const was = record.files.get(path.endsWith(off) ? path.slice(0, -off.length) : path)
    if (was !== undefined) return { pack: was === hashes?.sha512 ? 'as_it_came' : 'changed' }
    return isJar(path.replace(/\.disabled$/, '')) && about && gone.has(about.id.toLowerCase())
      ? { pack: 'changed' }
      : {}
  }
}

const loaders = ['fabric', 'quilt', 'neoforge', 'forge']

/** By which a mod is called by others; none where it does not say so. */
export async function idsOf(fd: number, path: string): Promise<string[]> {
  try {
    return [(await describe(openJar(fd), { loaders, name: lastOf(path) })).id]
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    // Whatever a stranger's file makes a reader throw.
    return []
  }
}
