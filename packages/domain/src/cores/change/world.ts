import type { Edition } from '../../plans.ts'
import { coreKinds, isCoreId } from '../kinds.ts'
import { compareVersions, parseVersion } from '../versions.ts'
import { isSplit, type Layout, layoutOf, type Running } from './layout.ts'

/**
 * Why a world can't go along. `older`: the game reads no world of a later version. `unclear`: which of the two is later can't be told.
 * `other_game`: a core of another edition, or one whose worlds are its own. `paper_only`: since 26.1 Paper's worlds are read by Paper alone.
 */
export const worldRefusals = ['older', 'unclear', 'other_game', 'paper_only'] as const
export type WorldRefusal = (typeof worldRefusals)[number]

type Dimensions = 'as_they_are' | 'by_core' | 'by_us'

/** What becomes of a world that goes along with another core or version. `none`: there is none, as of a proxy. */
export type WorldFate =
  | { goes: 'none' }
  | { goes: 'no'; why: WorldRefusal }
  | {
      goes: 'yes'
      /** The new version rewrites it at its first start, and no older one reads it then. */
      converted: boolean
      /** The folders of its Nether and End: as they are, moved by the core at its first start, or by us before. */
      dimensions: Dimensions
      /** What mods have put there goes once it is loaded without them. */
      losesMods: boolean
    }

const modded = new Set(['fabric', 'neoforge', 'forge'])
/** Cores that read the worlds of Mojang's server for Java. */
const likeMojang = new Set(['paper', 'purpur', 'vanilla', ...modded])

const editionOf = (core: string): Edition | null => (isCoreId(core) ? coreKinds[core].edition : null)

export function worldFate(from: Running, to: Running): WorldFate {
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
    dimensions: dimensionsFate(before, to),
    losesMods: modded.has(from.core) && from.core !== to.core,
  }
}

/** Who moves the Nether and the End of a world that lies in `before` to where `to` reads them. */
function dimensionsFate(before: Layout, to: Running): Dimensions {
  const after = layoutOf(to)
  if (!likeMojang.has(to.core) || before === after) return 'as_they_are'
  return after === 'one' ? 'by_us' : 'by_core'
}

const weekly = /^\d\dw\d\d[a-z]/

/** Below 0 if the first is older, 0 if they are the same; undefined where it can't be told. */
function orderOf(a: string, b: string): number | undefined {
  if (a === b) return 0
  const known = [a, b].filter((text) => parseVersion(text) !== null).length
  const comparable = known === 2 || (weekly.test(a) && weekly.test(b))
  return comparable ? compareVersions(a, b) : undefined
}

export type Rename = { from: string; to: string }

export type WorldMoves = { rename: Rename[]; remove: string[] }

/** What we do with a world's folders before another core starts on it. */
export function worldMoves(fate: WorldFate, world: string): WorldMoves {
  return fate.goes === 'yes' ? movesFor(fate.dimensions, world) : { rename: [], remove: [] }
}

/** What we do with the folders of a world from elsewhere that brings a Nether and an End as Paper kept them until 26.1. */
export const importMoves = (to: Running, world: string): WorldMoves =>
  movesFor(dimensionsFate('split', to), world)

function movesFor(dimensions: Dimensions, world: string): WorldMoves {
  if (dimensions !== 'by_us') return { rename: [], remove: [] }
  return {
    rename: [
      { from: `${world}_nether/DIM-1`, to: `${world}/DIM-1` },
      { from: `${world}_the_end/DIM1`, to: `${world}/DIM1` },
    ],
    // What is left there is a copy of the world's own level.dat; Paper, should it come back, makes these folders itself or gives up.
    remove: [`${world}_nether`, `${world}_the_end`],
  }
}

/**
 * What becomes of further worlds, which plugins make in folders of their own. `goes`: no later game's world stays where an older game may load it;
 * `not_loaded`: the new core has no such plugins, the folder stays; `converted`: once it is loaded by the newer game.
 */
export const otherWorldFates = ['goes', 'not_loaded', 'converted', 'stays'] as const
export type OtherWorldFate = (typeof otherWorldFates)[number]

export function otherWorldFate(fate: WorldFate, from: Running, to: Running): OtherWorldFate {
  if (fate.goes === 'no') return 'goes'
  if (isSplit(from.core) && !isSplit(to.core)) return 'not_loaded'
  return fate.goes === 'yes' && fate.converted ? 'converted' : 'stays'
}
