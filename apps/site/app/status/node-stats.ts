import type { Announcement } from '@zubr/contracts/announced'
import type { reportedProblems } from '@zubr/contracts/nodes'

/** A node as the site shows it. Null where the answer held nothing readable. */
export type NodeState = {
  name: string
  /** Percent, 0–100. */
  load: number | null
  /** Null when well; a code that the site has messages for; or the answer's own text. */
  problem: string | null
  /** Seconds that the present state has lasted. */
  duration: number | null
  /** False for a node whose state could not be read or that the latest answer no longer lists. */
  known: boolean
}

/** What `problem` holds when the answer says that there is one and not which. */
export const unnamedProblem = 'unnamed'

/**
 * Reads an answer of `GET /nodes_stats` from any panel that keeps the contract. Numbers may be strings and `problem`
 * a boolean; what can't be read becomes null. Throws when the answer is no list of named nodes.
 * Source: readings.md, "load, problem, duration untyped". No zod here: every visitor downloads this.
 */
export function readNodeStats(answer: unknown): NodeState[] {
  if (!Array.isArray(answer)) throw new TypeError('expected a list of nodes')
  const nodes = new Map<string, NodeState>()
  for (const item of answer as unknown[]) {
    if (typeof item !== 'object' || item === null) continue
    const { name, load, problem, duration } = item as Record<string, unknown>
    if (typeof name !== 'string' || name === '') continue
    const percent = readNumber(load)
    const fault = readProblem(problem)
    nodes.set(name, {
      name,
      load: percent === null ? null : Math.min(100, percent),
      problem: fault ?? null,
      duration: readNumber(duration),
      known: fault !== undefined && (fault !== null || percent !== null),
    })
  }
  if (answer.length > 0 && nodes.size === 0) throw new TypeError('expected nodes with names')
  return [...nodes.values()]
}

function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

/** Undefined when it says neither that all is well nor that something is wrong. */
function readProblem(value: unknown): string | null | undefined {
  if (value === null || value === false || value === '') return null
  if (value === true) return unnamedProblem
  return typeof value === 'string' ? value.slice(0, 200) : undefined
}

/**
 * The list after another answer: known nodes are updated by name and keep their place, new ones follow, and one that
 * the answer no longer holds stays without data.
 */
export function mergeNodes(before: readonly NodeState[], latest: readonly NodeState[]): NodeState[] {
  const fresh = new Map(latest.map((node) => [node.name, node]))
  const merged = before.map((node) => {
    const now = fresh.get(node.name)
    fresh.delete(node.name)
    return now ?? { ...node, load: null, problem: null, duration: null, known: false }
  })
  return [...merged, ...fresh.values()]
}

/**
 * How long a list tells how the systems are: one that the page has fetched, which it does every 30 s, and the published one,
 * which the site's server fetches every 10 s and keeps over a fault of the API.
 */
export const tellsForMs = { fetched: 2 * 60_000, published: 5 * 60_000 } as const

export type Overall =
  | { state: 'checking' | 'unknown' | 'none' | 'allWell' | Announcement }
  | { state: 'problems'; names: string[] }

/**
 * The state of all systems in one word. A node without data is not well, so it counts among the problems. While every
 * node is well, an announced incident or maintenance still is more than "all is well".
 */
export function overallOf({ nodes, phase, announced }: NodesSnapshot): Overall {
  if (phase === 'loading') return { state: 'checking' }
  if (phase === 'unknown') return { state: 'unknown' }
  if (nodes.length === 0) return { state: 'none' }
  const names = nodes.filter(({ problem, known }) => problem !== null || !known).map(({ name }) => name)
  return names.length > 0 ? { state: 'problems', names } : { state: announced ?? 'allWell' }
}

/** Before the first answer. */
export const noNodesYet: NodesSnapshot = {
  phase: 'loading',
  nodes: [],
  announced: null,
  ready: null,
  fetchedAt: null,
  round: 0,
}

/** What makes servers slow or keeps new ones away; the node itself runs them and answers. All that an agent reports is of this kind. */
const burdens: typeof reportedProblems = ['overload', 'memory', 'disk']

/** Whether a node runs its servers, well or under a burden. A fault that has no name here is believed to be worse. */
export function isUp({ known, problem }: NodeState): boolean {
  return known && (problem === null || burdens.some((burden) => burden === problem))
}

export type NodesSnapshot = {
  /**
   * `stale`: the latest request failed and the list is an earlier one. `unknown`: there has never been a list, or it is too
   * old to tell how the systems are.
   */
  phase: 'loading' | 'ready' | 'stale' | 'unknown'
  nodes: readonly NodeState[]
  /** What the operator has announced and is going on. */
  announced: Announcement | null
  /** How soon servers were ready, as packages/contracts/src/cores/ready.ts reads it. */
  ready: string | null
  /** Milliseconds since the epoch at which the list arrived. */
  fetchedAt: number | null
  /** Counts the answers, so that a ping test can follow each. */
  round: number
}
