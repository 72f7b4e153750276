import type { Edition } from '../../plans.ts'
import { coreKinds, isCoreId } from '../kinds.ts'
import { compareVersions, parseVersion } from '../versions.ts'
import { isSplit, type Layout, layoutOf, type Running } from './layout.ts'

/**
 * Why a world is incompatible. `older`: the game cannot read worlds of later versions. `unclear`:
 * the order of the versions is unknown. `other_game`: another edition, or a core with its own
 * format. `paper_only`: since 26.1 only Paper reads Paper's worlds.
 */
export const worldRefusals = ['older', 'unclear', 'other_game', 'paper_only'] as const
export type WorldRefusal = (typeof worldRefusals)[number]

type Dimensions = 'as_they_are' | 'by_core' | 'by_us'

/**
 * Outcome for a world when the core or version changes. `none`: there is no world, as for a proxy.
 */
export type WorldOutcome =
  | { goes: 'none' }
  | { goes: 'no'; why: WorldRefusal }
  | {
      goes: 'yes'
      /**
       * The new version converts it at its first start; older versions cannot read it afterwards.
       */
      converted: boolean
      /**
       * Folders of its Nether and End: unchanged, moved by the core at its first start, or moved by
       * the agent before it.
       */
      dimensions: Dimensions
      /** Blocks and items of mods are lost once it is loaded without the mods. */
      losesMods: boolean
    }

const modded = new Set(['fabric', 'neoforge', 'forge'])
/** Cores that read vanilla Java worlds. */
const likeMojang = new Set(['paper', 'purpur', 'vanilla', ...modded])

const editionOf = (core: string): Edition | null => (isCoreId(core) ? coreKinds[core].edition : null)

export function predictWorldOutcome(from: Running, to: Running): WorldOutcome {
  if (editionOf(from.core) === 'proxy' && editionOf(to.core) === 'proxy') return { goes: 'none' }
  const isRead = from.core === to.core || (likeMojang.has(from.core) && likeMojang.has(to.core))
  if (!isRead) return { goes: 'no', why: 'other_game' }
  const order = orderOf(from.gameVersion, to.gameVersion)
  if (order === undefined) return { goes: 'no', why: 'unclear' }
  if (order > 0) return { goes: 'no', why: 'older' }
  const [before, after] = [layoutOf(from), layoutOf(to)]
  if (before === 'paper' && after === 'one') return { goes: 'no', why: 'paper_only' }
  return {
    goes: 'yes',
    converted: order < 0,
    dimensions: dimensionsOutcome(before, to),
    losesMods: modded.has(from.core) && from.core !== to.core,
  }
}

/** Who moves the Nether and the End from the layout `before` to the folders that `to` reads. */
function dimensionsOutcome(before: Layout, to: Running): Dimensions {
  const after = layoutOf(to)
  if (!likeMojang.has(to.core) || before === after) return 'as_they_are'
  return after === 'one' ? 'by_us' : 'by_core'
}

const weekly = /^\d\dw\d\d[a-z]/

/** Negative if the first is older, 0 if equal; undefined if the order is unknown. */
function orderOf(a: string, b: string): number | undefined {
  if (a === b) return 0
  const known = [a, b].filter((text) => parseVersion(text) !== null).length
  const comparable = known === 2 || (weekly.test(a) && weekly.test(b))
  return comparable ? compareVersions(a, b) : undefined
}

export type Rename = { from: string; to: string }

export type WorldMoves = { rename: Rename[]; remove: string[] }

/** Moves of a world's folders before another core starts on it. */
export function worldMoves(outcome: WorldOutcome, world: string): WorldMoves {
  return outcome.goes === 'yes' ? movesFor(outcome.dimensions, world) : { rename: [], remove: [] }
}

/**
 * Moves of an imported world's folders that has its Nether and End in Paper's layout until 26.1.
 */
export const importMoves = (to: Running, world: string): WorldMoves =>
  movesFor(dimensionsOutcome('split', to), world)

function movesFor(dimensions: Dimensions, world: string): WorldMoves {
  if (dimensions !== 'by_us') return { rename: [], remove: [] }
  return {
    rename: [
      { from: `${world}_nether/DIM-1`, to: `${world}/DIM-1` },
      { from: `${world}_the_end/DIM1`, to: `${world}/DIM1` },
    ],
    // The remaining folders hold a copy of the world's level.dat; a later Paper would recreate them
    // or fail.
    remove: [`${world}_nether`, `${world}_the_end`],
  }
}

/**
 * Outcome for additional worlds, which plugins create in their own folders. `goes`: moved away, since
 * an older game might load a later world; `not_loaded`: kept, since the new core has no such
 * plugins; `converted`: once the newer game loads it.
 */
export const otherWorldOutcomes = ['goes', 'not_loaded', 'converted', 'stays'] as const
export type OtherWorldOutcome = (typeof otherWorldOutcomes)[number]

export function otherWorldOutcome(outcome: WorldOutcome, from: Running, to: Running): OtherWorldOutcome {
  if (outcome.goes === 'no') return 'goes'
  if (isSplit(from.core) && !isSplit(to.core)) return 'not_loaded'
  return outcome.goes === 'yes' && outcome.converted ? 'converted' : 'stays'
}
