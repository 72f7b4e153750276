/** What a node keeps for itself of its memory: a tenth, and half a gigabyte at least. */
export function reservedMb(totalMb: number): number {
  return Math.max(512, Math.ceil(totalMb / 10))
}

export type Capacity = 'available' | 'full' | 'unknown'

/**
 * Whether a server of `wantedMb` fits beside those that a node holds by contract, running or not: what was sold is kept free.
 * Of a silent node nothing is known.
 */
export function nodeCapacity(
  node: { totalMb: number | null; soldMb: number; silent: boolean },
  wantedMb: number,
): Capacity {
  if (node.silent || node.totalMb === null) return 'unknown'
  return node.soldMb + wantedMb <= node.totalMb - reservedMb(node.totalMb) ? 'available' : 'full'
}
