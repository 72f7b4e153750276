import type { Plan } from '../plans.ts'
import { lowDiskBytes, lowDiskShare } from './problem.ts'

const mib = 1024 ** 2

/** Memory that a node reserves for itself: a tenth, and at least half a gigabyte. */
export function reservedMemoryMb(totalMb: number): number {
  return Math.max(512, Math.ceil(totalMb / 10))
}

/** Disk space that is not sold: the amount below which the node reports its disk as a problem. */
export function reservedDiskMb(totalMb: number): number {
  return Math.max(lowDiskBytes / mib, Math.ceil(totalMb * lowDiskShare))
}

/** Resources that a server's plan uses on its node. */
export type NodeCapacity = { memoryMb: number; diskMb: number }

export function capacityOfPlan({ ramGb, diskGb }: Pick<Plan, 'ramGb' | 'diskGb'>): NodeCapacity {
  return { memoryMb: Math.round(ramGb * 1024), diskMb: Math.round(diskGb * 1024) }
}

/** A node and its sold resources. */
export type NodeUsage = {
  /** Null until it has reported. */
  total: NodeCapacity | null
  sold: NodeCapacity
  /** Free disk space in its last report; null before it. */
  diskFreeMb: number | null
  /** Ports for servers; null if its agent is too old to report it. */
  ports: number | null
  /** Used ports: by servers, running or not, and by other data on its disk. */
  portsHeld: number
  silent: boolean
}

export type Capacity = 'available' | 'full' | 'unknown'

/**
 * Whether one more server fits beside the sold ones, running or not: sold resources stay reserved.
 * A silent node is unknown. One with a full disk sells nothing, whatever fills it.
 */
export function nodeCapacity(
  { total, sold, diskFreeMb, ports, portsHeld, silent }: NodeUsage,
  wanted: NodeCapacity,
): Capacity {
  if (silent || total === null) return 'unknown'
  const fits =
    (diskFreeMb === null || diskFreeMb >= reservedDiskMb(total.diskMb)) &&
    sold.memoryMb + wanted.memoryMb <= total.memoryMb - reservedMemoryMb(total.memoryMb) &&
    sold.diskMb + wanted.diskMb <= total.diskMb - reservedDiskMb(total.diskMb) &&
    (ports === null || portsHeld < ports)
  return fits ? 'available' : 'full'
}
