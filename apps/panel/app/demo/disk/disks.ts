import type { DemoServer } from '../memory.ts'
import type { Disk } from './operations.ts'
import { serverTree } from './server-tree.ts'

const mb = 1024 * 1024
const disks = new WeakMap<DemoServer, Disk>()

/** A server's in-memory disk, created on first access. */
export function diskOf(demoServer: DemoServer): Disk {
  const disk = disks.get(demoServer) ?? {
    root: serverTree(demoServer.view, Date.now()),
    bin: new Map(),
    diskBytes: demoServer.view.limits.diskMb * mb,
    next: 1,
  }
  disks.set(demoServer, disk)
  return disk
}
