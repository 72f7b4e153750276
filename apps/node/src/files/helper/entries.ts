import type { BigIntStats, Stats } from 'node:fs'
import type { FileEntry, fileKinds } from '@zubr/contracts/files/operations'

type Kind = (typeof fileKinds)[number]
export function kindOf(stats: Pick<Stats, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): Kind {
  if (stats.isFile()) return 'file'
  if (stats.isDirectory()) return 'folder'
  return stats.isSymbolicLink() ? 'link' : 'other'
}

export function entryOf(name: string, stats: Stats, target?: Kind): FileEntry {
  const { size, mtimeMs, mode } = stats
  return {
    name,
    kind: kindOf(stats),
    ...(target && { t: target }),
    size,
    mtimeMs: Math.trunc(mtimeMs),
    mode: mode & 0o777,
  }
}

/** A version that changes with the content. */
export const versionOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats) =>
  [ino, size, mtimeNs, ctimeNs].map((one) => one.toString(36)).join('-')

/** Attributes for SFTP, with the whole mode, and times in seconds. */
export const attributesOf = ({ size, mode, atimeMs, mtimeMs, uid, gid }: Stats) => ({
  ...{ size, mode, uid, gid },
  ...{ atime: Math.floor(atimeMs / 1_000), mtime: Math.floor(mtimeMs / 1_000) },
})
export type Attributes = ReturnType<typeof attributesOf>
