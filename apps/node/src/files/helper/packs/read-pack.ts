import { createHash } from 'node:crypto'
import { checkedContents } from '../archives/inspect.ts'
import type { Context } from '../context.ts'
import { OperationError } from '../failure.ts'
import { maxPackIndexBytes, packIndexName, packRecord } from './pack-constants.ts'
import { type PackFile, type PackIndex, packIndex, packPath } from './pack-index.ts'

export type Pack = Omit<PackIndex, 'files'> & { files: Map<string, PackFile> }

/**
 * Folders that override downloaded files, the last one with priority. The one for clients is
 * ignored.
 */
const layers = ['overrides', 'server-overrides']
/** Only the owner of a server can accept the EULA. */
const notTaken = ['eula.txt', packRecord]

/** The files of a modpack for a server, with source and hash. */
export async function readPackAt(fd: number, hosts: readonly string[], context: Context): Promise<Pack> {
  let index: PackIndex | undefined
  const over = layers.map((): PackFile[] => [])
  for await (const { entry, plan } of checkedContents(fd, context)) {
    if (plan.kind !== 'file' || plan.skip !== undefined) continue
    const from = plan.path
    const [top = '', ...beneath] = from.split('/')
    if (from === packIndexName) {
      if (entry.size > maxPackIndexBytes) throw new OperationError('too_large', { limit: maxPackIndexBytes })
      const pieces: Uint8Array[] = []
      for await (const piece of entry.content()) pieces.push(piece)
      index = packIndex(Buffer.concat(pieces), hosts)
    }
    const layer = over[layers.indexOf(top)]
    if (!layer || beneath.length === 0) continue
    const path = packPath(beneath)
    const hash = createHash('sha512')
    let bytes = 0
    for await (const piece of entry.content()) {
      hash.update(piece)
      bytes += piece.length
      await context.breathe()
    }
    layer.push({ path, sha512: hash.digest('hex'), bytes, from })
  }
  if (!index) throw new OperationError('archive_refused', { path: packIndexName })
  const { files, ...about } = index
  const all = [...files, ...over.flat()].filter(({ path }) => !notTaken.includes(path.toLowerCase()))
  const byPath = new Map(all.map((file) => [file.path, file]))
  // The same path cannot be both a file and a folder.
  for (const path of byPath.keys())
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      if (byPath.has(path.slice(0, at))) throw new OperationError('archive_refused', { path })
  return { ...about, files: byPath }
}
