import { type CoreId, isCoreId } from './kinds.ts'

/**
 * Memory of a core in MB: below `starts` it does not start; from `serves` on it runs a small world
 * with a few players.
 */
type Need = { starts: number; serves: number }

/**
 * Measured where possible (SerenityJS alone uses 620–860 MB); otherwise from authors and owners.
 */
const needs: Record<CoreId, Need> = {
  paper: { starts: 1_024, serves: 1_024 },
  purpur: { starts: 1_024, serves: 1_024 },
  vanilla: { starts: 1_024, serves: 1_024 },
  fabric: { starts: 1_024, serves: 1_024 },
  neoforge: { starts: 1_024, serves: 2_048 },
  forge: { starts: 1_024, serves: 2_048 },
  velocity: { starts: 512, serves: 512 },
  'bedrock-dedicated': { starts: 512, serves: 1_024 },
  pocketmine: { starts: 512, serves: 512 },
  serenityjs: { starts: 1_024, serves: 1_024 },
  'flying-squid': { starts: 512, serves: 512 },
}

/** Whether a plan's memory suffices for a core; if not or barely, the required memory. */
export type MemoryFit = { fits: 'well' } | { fits: 'barely' | 'not'; recommendedMb: number }

export function memoryFit(core: CoreId, memoryMb: number): MemoryFit {
  const { starts, serves } = needs[core]
  if (memoryMb < starts) return { fits: 'not', recommendedMb: starts }
  return memoryMb < serves ? { fits: 'barely', recommendedMb: serves } : { fits: 'well' }
}

/**
 * The required memory of a core that does not start with `memoryMb`; undefined if it starts or is
 * unknown.
 */
export function memoryLacked(core: string, memoryMb: number): number | undefined {
  if (!isCoreId(core)) return undefined
  const fit = memoryFit(core, memoryMb)
  return fit.fits === 'not' ? fit.recommendedMb : undefined
}
