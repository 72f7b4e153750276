/**
 * Recommended memory of a modpack's server in MB: 2 GB for the game with a loader, and 40 MB per
 * mod. So 100 to 150 mods get 6 to 8 GB, as their authors recommend. Whole gigabytes from 3 to 16,
 * players not included; nothing is refused. FAQ and articles give the same figures.
 */
export function packMemoryMb(mods: number): number {
  const gb = Math.ceil((2_048 + 40 * Math.max(0, mods)) / 1_024)
  return Math.min(16, Math.max(3, gb)) * 1_024
}
