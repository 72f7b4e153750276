import type { Announcement } from '@zubr/contracts/announced'
import type { reportedProblems } from '@zubr/contracts/nodes'

/** A node as the site shows it. Null for values that could not be read. */
export type NodeState = {
  name: string
  /** Percent, 0–100. */
  load: number | null
  /** Null if well; a code with a message on the site; or the response's own text. */
  problem: string | null
  /** Seconds since the current state began. */
  duration: number | null
  /** False if the state could not be read or the latest response lacks the node. */
  known: boolean
}

/** Value of `problem` if the response reports one without naming it. */
export const unnamedProblem = 'unnamed'

/**
 * Parses `GET /nodes_stats` of any panel with this contract; unreadable values become null. Throws
 * if it is not a list of named nodes. Source: docs/specification.md. No zod here: every visitor
 * downloads this code.
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

/** Undefined if the value is neither "well" nor a problem. */
function readProblem(value: unknown): string | null | undefined {
  if (value === null || value === false || value === '') return null
  if (value === true) return unnamedProblem
  return typeof value === 'string' ? value.slice(0, 200) : undefined
}

/**
 * Merges a new response: known nodes keep their order, new ones follow, and missing ones stay
 * without data.
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
 * How long a list is valid: the page fetches one every 30 s; the site's server fetches the
 * published one every 10 s and keeps it during API failures.
 */
export const listValidMs = { fetched: 2 * 60_000, published: 5 * 60_000 } as const

export type Overall =
  | { state: 'checking' | 'unknown' | 'none' | 'allWell' | Announcement }
  | { state: 'problems'; names: string[] }

/**
 * Overall state of the systems. A node without data counts as a problem. If all nodes are well, an
 * announced incident or maintenance still shows.
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

/**
 * Problems that slow servers down or refuse new ones, while the node keeps running. Agents report
 * only these.
 */
const burdens: typeof reportedProblems = ['overload', 'memory', 'disk']

/** Whether a node runs its servers, overloaded or not. An unknown problem counts as down. */
export function isUp({ known, problem }: NodeState): boolean {
  return known && (problem === null || burdens.some((burden) => burden === problem))
}

export type NodesSnapshot = {
  /**
   * `stale`: the latest request failed and the list is older. `unknown`: there is no list, or it is
   * too old.
   */
  phase: 'loading' | 'ready' | 'stale' | 'unknown'
  nodes: readonly NodeState[]
  /** Current announcement of the operator. */
  announced: Announcement | null
  /** Startup times, in the format of packages/contracts/src/cores/ready.ts. */
  ready: string | null
  /** When the list arrived, in milliseconds since the epoch. */
  fetchedAt: number | null
  /** Number of responses; each starts a ping test. */
  round: number
}
