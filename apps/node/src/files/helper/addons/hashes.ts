import { createHash } from 'node:crypto'
import { fstatSync, read } from 'node:fs'
import { promisify } from 'node:util'
import type { YieldContext } from '../tree.ts'

export type Hashes = { sha1: string; sha256: string; sha512: string }

const readAt = promisify(read)
const pieceBytes = 512 * 1024
/** More than any server has. Above it the oldest are dropped. */
const maxKept = 5_000
/** By properties that change with the file, so that a repeated request need not wait. */
const known = new Map<string, Hashes>()

/** All three hashes of an open file, in one pass. */
export async function hashesOf(fd: number, path: string, context: YieldContext): Promise<Hashes> {
  const { ino, size, mtimeNs, ctimeNs } = fstatSync(fd, { bigint: true })
  const key = [path, ino, size, mtimeNs, ctimeNs].join(' ')
  const before = known.get(key)
  if (before) return before
  const [sha1, sha256, sha512] = [createHash('sha1'), createHash('sha256'), createHash('sha512')]
  const piece = Buffer.allocUnsafe(pieceBytes)
  for (let at = 0; ; ) {
    const { bytesRead } = await readAt(fd, piece, 0, pieceBytes, at)
    if (bytesRead === 0) break
    at += bytesRead
    for (const hash of [sha1, sha256, sha512]) hash.update(piece.subarray(0, bytesRead))
    await context.breathe()
  }
  const all = { sha1: sha1.digest('hex'), sha256: sha256.digest('hex'), sha512: sha512.digest('hex') }
  const oldest = known.size >= maxKept ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(key, all)
  return all
}
