/** An agent's measurement of its machine. */
export type NodeMeasurement = {
  /** Percent of all CPU time since the previous measurement. */
  load: number
  memoryAvailableBytes: number
  memoryTotalBytes: number
  diskFreeBytes: number
  diskTotalBytes: number
}

/**
 * Load above which a machine is overloaded once it lasts. Source: issue "The API and the node
 * agent".
 */
const overloadPercent = 95
const overloadAfterMs = 60_000
/**
 * Below this share of available memory Linux starts to kill processes, usually the largest: a game
 * server.
 */
const lowMemoryShare = 0.05
/** Below either limit a world of usual size cannot be saved or backed up. */
export const lowDiskShare = 0.05
export const lowDiskBytes = 1024 ** 3

/**
 * Since when the load has been too high without interruption; null if it is not. Milliseconds of
 * one clock.
 */
export function highLoadSince(before: number | null, load: number, atMs: number): number | null {
  return load > overloadPercent ? (before ?? atMs) : null
}

/**
 * The most severe problem of a node: a full disk loses worlds, exhausted memory kills servers,
 * overload only slows them. `highLoadForMs` is how long the load has been above `overloadPercent`,
 * null if it is not.
 */
export function nodeProblem(
  now: NodeMeasurement,
  highLoadForMs: number | null,
): 'disk' | 'memory' | 'overload' | null {
  if (now.diskFreeBytes < lowDiskBytes || now.diskFreeBytes < now.diskTotalBytes * lowDiskShare) return 'disk'
  if (now.memoryAvailableBytes < now.memoryTotalBytes * lowMemoryShare) return 'memory'
  if (highLoadForMs !== null && highLoadForMs >= overloadAfterMs) return 'overload'
  return null
}
