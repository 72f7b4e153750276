import { statfs } from 'node:fs/promises'

export type DiskUsage = { usedMb: number; limitMb: number; files: number; filesLimit: number }

const mebi = 2 ** 20

/** Usage of the file system that is mounted at `path`. */
export async function usageOf(path: string): Promise<DiskUsage> {
  const { blocks, bfree, bsize, files, ffree } = await statfs(path)
  return {
    usedMb: Math.ceil(((blocks - bfree) * bsize) / mebi),
    limitMb: Math.floor((blocks * bsize) / mebi),
    files: files - ffree,
    filesLimit: files,
  }
}
