/**
 * How much memory a modpack's server should have, in MB. No catalogue says it, so it is reckoned from what it is known to hold: 2 GB for the game
 * under a loader, and 25 MB for each mod, as owners of packs of 100 and of 300 mods are told by their authors to take 4 and 8 to 10 GB. Rounded up to
 * whole gigabytes, from 3 GB on, and never above 12, which is said of the largest packs; players add to it. It is a recommendation, and refuses nothing.
 */
export function packMemoryMb(mods: number): number {
  const gb = Math.ceil((2_048 + 25 * Math.max(0, mods)) / 1_024)
  return Math.min(12, Math.max(3, gb)) * 1_024
}
