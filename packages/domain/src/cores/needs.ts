import { type CoreId, isCoreId } from './kinds.ts'

/** What a core takes of memory, in MB: below `starts` it does not get up, below `serves` it does, for a small world and a few players. */
type Need = { starts: number; serves: number }

/** Measured where we could (SerenityJS holds 620–860 MB by itself), else what their makers and owners say of them. */
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

/** Whether a plan's memory does for a core: if not, and when it is little, how much would do. */
export type MemoryFit = { fits: 'well' } | { fits: 'barely' | 'not'; wantsMb: number }

export function memoryFit(core: CoreId, memoryMb: number): MemoryFit {
  const { starts, serves } = needs[core]
  if (memoryMb < starts) return { fits: 'not', wantsMb: starts }
  return memoryMb < serves ? { fits: 'barely', wantsMb: serves } : { fits: 'well' }
}

/** How much memory would do for a core that does not start with `memoryMb`; undefined if it does, or is none that we know. */
export function memoryLacked(core: string, memoryMb: number): number | undefined {
  if (!isCoreId(core)) return undefined
  const fit = memoryFit(core, memoryMb)
  return fit.fits === 'not' ? fit.wantsMb : undefined
}
