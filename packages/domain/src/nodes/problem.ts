/** What an agent knows of its machine at one moment. */
export type NodeMeasurement = {
  /** Percent of all CPU time since the measurement before. */
  load: number
  memoryAvailableBytes: number
  memoryTotalBytes: number
  diskFreeBytes: number
  diskTotalBytes: number
}

/** Load above which a machine counts as overloaded once it lasts; source: issue "The API and the node agent". */
const overloadPercent = 95
const overloadAfterMs = 60_000
/** Below this share of available memory Linux begins to end processes: a game server is usually the largest. */
const lowMemoryShare = 0.05
/** Below either, a world of usual size can no longer be saved or backed up. */
export const lowDiskShare = 0.05
export const lowDiskBytes = 1024 ** 3

/** Since when the load has been too high without a break; null while it is not. Times in milliseconds of any one clock. */
export function highLoadSince(before: number | null, load: number, atMs: number): number | null {
  return load > overloadPercent ? (before ?? atMs) : null
}

/**
 * The one problem a node reports, the gravest first: a full disk loses players' worlds, exhausted memory ends
 * servers, overload only makes them slow. `highLoadForMs` is how long the load has been above
 * `overloadPercent`, null if it is not.
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
