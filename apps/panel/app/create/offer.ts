import type { Core } from '@zubr/contracts/cores/core'
import type { NodeChoice } from '@zubr/contracts/servers'

export type Pings = Readonly<Record<string, number | null | undefined>>

export const coreKey = ({ id, version }: Pick<Core, 'id' | 'version'>) => `${id} ${version}`

/** Every core that some node offers for an edition, each once. */
export function coresFor(nodes: readonly NodeChoice[], edition: Core['edition']): Core[] {
  const found = new Map<string, Core>()
  for (const { cores } of nodes)
    for (const core of cores)
      if (core.edition === edition && !found.has(coreKey(core))) found.set(coreKey(core), core)
  return [...found.values()]
}

/** Plans of an edition that no node has a core for cannot be had yet. As long as no node has told its cores, nothing is known. */
export function isOffered(nodes: readonly NodeChoice[] | undefined, edition: Core['edition']): boolean {
  if (!nodes?.some(({ cores }) => cores.length > 0)) return true
  return coresFor(nodes, edition).length > 0
}

/** The core asked for, else the first that some node has room for, else the first. */
export function coreToTake(
  nodes: readonly NodeChoice[],
  cores: readonly Core[],
  asked: string | null,
): Core | undefined {
  return (
    cores.find((core) => coreKey(core) === asked) ??
    cores.find((core) => nodes.some((node) => canTake(node, coreKey(core)))) ??
    cores[0]
  )
}

/** Why no server can be created now, by the name of its words; undefined if one can. */
export function obstacleOf(
  nodes: readonly NodeChoice[],
  edition: Core['edition'],
  taken: { core: Core | undefined; node: string | undefined },
): 'noCore' | 'noNodes' | 'noRoom' | undefined {
  if (nodes.length === 0) return 'noNodes'
  if (!isOffered(nodes, edition)) return 'noCore'
  return taken.core === undefined || taken.node === undefined ? 'noRoom' : undefined
}

export function canTake(node: NodeChoice, core: string | undefined): boolean {
  return (
    node.capacity === 'available' && (core === undefined || node.cores.some((own) => coreKey(own) === core))
  )
}

/**
 * The node asked for if it has room, else the nearest by ping among those that are not busy, or among all where every one is; one that is
 * not measured comes after all that are.
 */
export function bestNode(
  nodes: readonly NodeChoice[],
  core: string | undefined,
  pings: Pings,
  asked: string | null,
): string | undefined {
  const able = nodes.filter((node) => canTake(node, core))
  if (able.some(({ name }) => name === asked)) return asked ?? undefined
  const far = Number.POSITIVE_INFINITY
  return able.toSorted(
    (a, b) =>
      Number(a.busy ?? false) - Number(b.busy ?? false) ||
      (pings[a.name] ?? far) - (pings[b.name] ?? far) ||
      0,
  )[0]?.name
}
