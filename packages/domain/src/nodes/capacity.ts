import type { Plan } from '../plans.ts'
import { lowDiskBytes, lowDiskShare } from './problem.ts'

const mib = 1024 ** 2

/** What a node keeps for itself of its memory: a tenth, and half a gigabyte at least. */
export function reservedMemoryMb(totalMb: number): number {
  return Math.max(512, Math.ceil(totalMb / 10))
}

/** What is not sold of a node's disk: as much as must stay free for the node not to report its disk as its problem. */
export function reservedDiskMb(totalMb: number): number {
  return Math.max(lowDiskBytes / mib, Math.ceil(totalMb * lowDiskShare))
}

/** What a server takes of its node by its plan. */
export type NodeCapacity = { memoryMb: number; diskMb: number }

export function roomOf({ ramGb, diskGb }: Pick<Plan, 'ramGb' | 'diskGb'>): NodeCapacity {
  return { memoryMb: Math.round(ramGb * 1024), diskMb: Math.round(diskGb * 1024) }
}

/** A node with what it holds by contract. */
export type NodeRoom = {
  /** Null until it has reported. */
  total: NodeCapacity | null
  sold: NodeCapacity
  /** What its disk has left, as it last reported; null until it has. */
  diskFreeMb: number | null
  /** Ports for servers; null if its agent is too old to say. */
  ports: number | null
  /** How many of them are held: by servers, running or not, and by what else lies on its disk. */
  portsHeld: number
  silent: boolean
}

export type Capacity = 'available' | 'full' | 'unknown'

/**
 * Whether one more server fits beside those that a node holds by contract, running or not: what was sold is kept free. Of a silent
 * node nothing is known. One whose disk runs full sells nothing, whoever filled it.
 */
export function nodeCapacity(
  { total, sold, diskFreeMb, ports, portsHeld, silent }: NodeRoom,
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
