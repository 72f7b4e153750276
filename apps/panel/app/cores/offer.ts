import type { CoreOffer, CoreVersion } from '@zubr/contracts/cores/offers'
import type { NodeChoice } from '@zubr/contracts/servers'
import { type CoreId, type CoreKind, coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import { memoryFit } from '@zubr/domain/cores/needs'
import type { Edition } from '@zubr/domain/plans'
import { lookUp } from '@zubr/domain/tables/look-up'

export type Pings = Readonly<Record<string, number | null | undefined>>
/** A core in one version, as a server is asked for. */
export type WantedCore = { id: CoreId; version: string }

/** A kind of core as it is offered. */
export type KindOffer = CoreKind & {
  id: CoreId
  /** Newest first. */
  versions: readonly CoreVersion[]
  /** As it was measured here. */
  readySeconds: number | null
  /** Why it cannot be chosen; undefined if it can. */
  refused: 'memory' | 'nowhere' | 'unlisted' | 'full' | undefined
}

type Known = { nodes: readonly NodeChoice[]; offers: readonly CoreOffer[] }

const runsKind = ({ cores, runs }: NodeChoice, kind: CoreId) =>
  runs.includes(kind) || cores.some(({ id }) => id === kind)

/** Every kind of core for an edition, what serves most owners first, with why it cannot be had. */
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

/** Versions from the catalogue, or those that agents bring along. */
function versionsOf({ nodes, offers }: Known, id: CoreId): readonly CoreVersion[] {
  if (coreKinds[id].from === 'catalogue') return offers.find((offer) => offer.id === id)?.versions ?? []
  const own = nodes.flatMap(({ cores }) => cores.filter((core) => core.id === id))
  return [...new Map(own.map((core) => [core.version, core])).values()].map(({ version, gameVersion }) => ({
    version,
    gameVersion,
    channel: 'stable',
    build: '',
    java: null,
    at: null,
  }))
}

/** Plans of an edition that no node runs a core for cannot be had yet. As long as no node has told of its cores, nothing is known. */
export function isOffered(nodes: readonly NodeChoice[] | undefined, edition: Edition): boolean {
  if (!nodes?.some(({ cores, runs }) => cores.length + runs.length > 0)) return true
  return coreIds.some((id) => coreKinds[id].edition === edition && nodes.some((node) => runsKind(node, id)))
}

/** What can be had first: where no maker's list is there, that is little, and stands below much that cannot be had. */
export const ableFirst = (kinds: readonly KindOffer[]): KindOffer[] =>
  kinds.toSorted((a, b) => Number(a.refused !== undefined) - Number(b.refused !== undefined))

/** The kind asked for, also where it cannot be had now: another one is never bought in its place. Else the first that can be had. */
export function kindToTake(kinds: readonly KindOffer[], asked: string | null): KindOffer | undefined {
  const free = kinds.filter(({ refused }) => refused === undefined)
  return kinds.find(({ id }) => id === asked) ?? free.find(({ experimental }) => !experimental) ?? free[0]
}

/** Makers' lists cannot be had, and so only what agents bring along is offered. */
export function isBare(offers: readonly CoreOffer[]): boolean {
  return offers.every(({ versions }) => versions.length === 0)
}

export type Obstacle = 'noNodes' | 'noCore' | 'noRoom' | 'otherNode' | NonNullable<KindOffer['refused']>

/** Why no server can be created now; undefined if one can. */
export function obstacleOf(
  nodes: readonly NodeChoice[],
  edition: Edition,
  taken: { kind: KindOffer | undefined; core: WantedCore | undefined; node: string | undefined },
): Obstacle | undefined {
  if (nodes.length === 0) return 'noNodes'
  if (!isOffered(nodes, edition)) return 'noCore'
  if (taken.kind?.refused === 'memory' || taken.kind?.refused === 'unlisted') return taken.kind.refused
  const able = nodes.filter((node) => canTake(node, taken.core))
  if (taken.kind === undefined || able.length === 0) return 'noRoom'
  return able.some(({ name }) => name === taken.node) ? undefined : 'otherNode'
}

/** Whether a node has the core, or can fetch it. */
export function hasCore({ cores, runs }: NodeChoice, core: WantedCore | undefined): boolean {
  if (core === undefined || runs.includes(core.id)) return true
  return cores.some(({ id, version }) => id === core.id && version === core.version)
}

export function canTake(node: NodeChoice, core: WantedCore | undefined): boolean {
  return node.capacity === 'available' && hasCore(node, core)
}

/**
 * The node asked for, also where it cannot take the server now: nobody's server goes to another in its place. Else the nearest by ping among those that are not busy, or among all where every one is; one that is
 * not measured comes after all that are.
 */
export function bestNode(
  nodes: readonly NodeChoice[],
  core: WantedCore | undefined,
  pings: Pings,
  asked: string | null,
): string | undefined {
  if (nodes.some(({ name }) => name === asked)) return asked ?? undefined
  const able = nodes.filter((node) => canTake(node, core))
  const far = Number.POSITIVE_INFINITY
  return able.toSorted(
    (a, b) =>
      Number(a.busy ?? false) - Number(b.busy ?? false) ||
      (lookUp(pings, a.name) ?? far) - (lookUp(pings, b.name) ?? far) ||
      0,
  )[0]?.name
}
