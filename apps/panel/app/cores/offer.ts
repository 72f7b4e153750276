import type { CoreOffer, CoreVersion } from '@zubr/contracts/cores/offers'
import type { NodeChoice } from '@zubr/contracts/servers/server'
import { type CoreId, type CoreKind, coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import { memoryFit } from '@zubr/domain/cores/needs'
import type { Edition } from '@zubr/domain/plans'
import { lookUp } from '@zubr/domain/tables/look-up'

export type Pings = Readonly<Record<string, number | null | undefined>>
/** A core and its version, as requested for a server. */
export type CoreSelection = { id: CoreId; version: string }

/** A core kind on offer. */
export type KindOffer = CoreKind & {
  id: CoreId
  /** Newest first. */
  versions: readonly CoreVersion[]
  /** Measured start time. */
  readySeconds: number | null
  /** Why it is unavailable; undefined if available. */
  refused: 'memory' | 'nowhere' | 'unlisted' | 'full' | undefined
}

type Known = { nodes: readonly NodeChoice[]; offers: readonly CoreOffer[] }

const runsKind = ({ cores, runs }: NodeChoice, kind: CoreId) =>
  runs.includes(kind) || cores.some(({ id }) => id === kind)

/** All core kinds of an edition, most popular first, each with the reason why it is unavailable. */
export function kindsFor(known: Known, edition: Edition, memoryMb: number): KindOffer[] {
  return coreIds
    .filter((id) => coreKinds[id].edition === edition)
    .map((id) => {
      const versions = versionsOf(known, id)
      const readySeconds = known.offers.find((offer) => offer.id === id)?.readySeconds ?? null
      const refused = refusalOf(known.nodes, { id, versions, memoryMb })
      return { ...coreKinds[id], id, versions, readySeconds, refused }
    })
}

function refusalOf(
  nodes: readonly NodeChoice[],
  { id, versions, memoryMb }: { id: CoreId; versions: readonly CoreVersion[]; memoryMb: number },
): KindOffer['refused'] {
  if (memoryFit(id, memoryMb).fits === 'not') return 'memory'
  const runners = nodes.filter((node) => runsKind(node, id))
  if (runners.length === 0) return 'nowhere'
  if (versions.length === 0) return 'unlisted'
  return runners.some(({ capacity }) => capacity === 'available') ? undefined : 'full'
}

/** Versions from the catalogue, or those bundled with agents. */
function versionsOf({ nodes, offers }: Known, id: CoreId): readonly CoreVersion[] {
  if (coreKinds[id].from === 'catalogue') return offers.find((offer) => offer.id === id)?.versions ?? []
  const bundled = nodes.flatMap(({ cores }) => cores.filter((core) => core.id === id))
  return [...new Map(bundled.map((core) => [core.version, core])).values()].map(
    ({ version, gameVersion }) => ({
      version,
      gameVersion,
      channel: 'stable',
      build: '',
      java: null,
      at: null,
    }),
  )
}

/** Whether any node can run a core of the edition. True until a node has reported its cores. */
export function isOffered(nodes: readonly NodeChoice[] | undefined, edition: Edition): boolean {
  if (!nodes?.some(({ cores, runs }) => cores.length + runs.length > 0)) return true
  return coreIds.some((id) => coreKinds[id].edition === edition && nodes.some((node) => runsKind(node, id)))
}

/** Available kinds first: without upstream lists there are few. */
export const availableFirst = (kinds: readonly KindOffer[]): KindOffer[] =>
  kinds.toSorted((a, b) => Number(a.refused !== undefined) - Number(b.refused !== undefined))

/**
 * The requested kind even if unavailable, so that no other is bought instead. Otherwise the first
 * available one.
 */
export function kindToSelect(kinds: readonly KindOffer[], requested: string | null): KindOffer | undefined {
  const free = kinds.filter(({ refused }) => refused === undefined)
  return kinds.find(({ id }) => id === requested) ?? free.find(({ experimental }) => !experimental) ?? free[0]
}

/** Upstream lists are unavailable, so only bundled cores are offered. */
export function areListsUnavailable(offers: readonly CoreOffer[]): boolean {
  return offers.every(({ versions }) => versions.length === 0)
}

export type Obstacle = 'noNodes' | 'noCore' | 'noRoom' | 'otherNode' | NonNullable<KindOffer['refused']>

/** Why no server can be created now; undefined if one can. */
export function obstacleOf(
  nodes: readonly NodeChoice[],
  edition: Edition,
  selected: { kind: KindOffer | undefined; core: CoreSelection | undefined; node: string | undefined },
): Obstacle | undefined {
  if (nodes.length === 0) return 'noNodes'
  if (!isOffered(nodes, edition)) return 'noCore'
  if (selected.kind?.refused === 'memory' || selected.kind?.refused === 'unlisted')
    return selected.kind.refused
  const able = nodes.filter((node) => canTake(node, selected.core))
  if (selected.kind === undefined || able.length === 0) return 'noRoom'
  return able.some(({ name }) => name === selected.node) ? undefined : 'otherNode'
}

/** Whether a node has the core, or can download it. */
export function hasCore({ cores, runs }: NodeChoice, core: CoreSelection | undefined): boolean {
  if (core === undefined || runs.includes(core.id)) return true
  return cores.some(({ id, version }) => id === core.id && version === core.version)
}

export function canTake(node: NodeChoice, core: CoreSelection | undefined): boolean {
  return node.capacity === 'available' && hasCore(node, core)
}

/**
 * The requested node even if it is full, so that no server goes elsewhere.
 * Otherwise the nearest by ping among those that are not busy, or among all if every one is busy;
 * an unmeasured one comes last.
 */
export function bestNode(
  nodes: readonly NodeChoice[],
  core: CoreSelection | undefined,
  pings: Pings,
  requested: string | null,
): string | undefined {
  if (nodes.some(({ name }) => name === requested)) return requested ?? undefined
  const able = nodes.filter((node) => canTake(node, core))
  const far = Number.POSITIVE_INFINITY
  return able.toSorted(
    (a, b) =>
      Number(a.busy ?? false) - Number(b.busy ?? false) ||
      (lookUp(pings, a.name) ?? far) - (lookUp(pings, b.name) ?? far) ||
      0,
  )[0]?.name
}
