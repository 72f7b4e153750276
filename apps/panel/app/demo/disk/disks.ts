import type { Kept } from '../memory.ts'
import type { Disk } from './operations.ts'
import { serverTree } from './server-tree.ts'

const mb = 1024 * 1024
const disks = new WeakMap<Kept, Disk>()

/** A server's in-memory disk, created on first access. */
export function diskOf(kept: Kept): Disk {
  const disk = disks.get(kept) ?? {
    root: serverTree(kept.view, Date.now()),
    bin: new Map(),
    room: kept.view.limits.diskMb * mb,
    next: 1,
  }
  disks.set(kept, disk)
  return disk
}
