/**
 * How much memory a modpack's server should have, in MB: 2 GB for the game under a loader, and 40 MB for each mod.
 * So 100 to 150 mods get the 6 to 8 GB that authors of such packs ask for. Whole gigabytes from 3 to 16; players add
 * to it. It is a recommendation and refuses nothing. FAQ and articles give the same figures.
 */
export function packMemoryMb(mods: number): number {
  const gb = Math.ceil((2_048 + 40 * Math.max(0, mods)) / 1_024)
  return Math.min(16, Math.max(3, gb)) * 1_024
}
