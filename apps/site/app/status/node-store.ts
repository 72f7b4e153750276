import { announcedHeader, readAnnounced } from '@zubr/contracts/announced'
import { readyHeader } from '@zubr/contracts/cores/ready'
import { listValidMs, mergeNodes, type NodesSnapshot, noNodesYet, readNodeStats } from './node-stats.ts'

export const refreshMs = 30_000
/** Source: docs/specification.md: the request times out after 10 s. */
export const requestTimeoutMs = 10_000

/** The page's live list of nodes, fetched once for the sub-bar and all other users. */
export type NodeStore = {
  snapshot(): NodesSnapshot
  /** Calls the listener after every change until the returned function is called. */
  subscribe(listener: () => void): () => void
  refresh(): void
}

/**
 * Fetches the list at once and then every 30 s; the timer restarts when the list becomes non-empty
 * (source: specification, section 4). Hidden tabs pause. Visible again, or after sleep, an outdated
 * list is fetched at once. With `firstPaint` the first request waits for it.
 */
export function createNodeStore(url: string, firstPaint?: Promise<void>): NodeStore {
  let state = noNodesYet
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextAt = 0
  let running = false
  const listeners = new Set<() => void>()

  const set = (next: NodesSnapshot) => {
    state = next
    for (const listener of listeners) listener()
  }
  const schedule = (at: number) => {
    clearTimeout(timer)
    nextAt = at
    if (!document.hidden) timer = setTimeout(refresh, Math.max(0, at - Date.now()))
  }

  const isOld = () => Date.now() - (state.fetchedAt ?? 0) > listValidMs.fetched

  async function refresh() {
    if (running) return
    running = true
    schedule(Date.now() + refreshMs)
    // After sleep or in a hidden tab the list may be hours old.
    if (state.phase !== 'unknown' && isOld()) set({ ...state, phase: 'loading' })
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      const latest = readNodeStats(await answer.json())
      const first = state.nodes.length === 0 && latest.length > 0
      set({
        phase: 'ready',
        announced: readAnnounced(answer.headers.get(announcedHeader)),
        ready: answer.headers.get(readyHeader),
        nodes: mergeNodes(state.nodes, latest),
        fetchedAt: Date.now(),
        round: state.round + 1,
      })
      if (first) schedule(Date.now() + refreshMs)
    } catch {
      // After a timeout, an invalid response, an error or offline the last list stays, with its
      // age.
      set({ ...state, phase: isOld() ? 'unknown' : 'stale' })
    } finally {
      running = false
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer)
    else schedule(nextAt)
  })
  addEventListener('online', refresh)
  // A page restored from the back/forward cache has an outdated timer.
  addEventListener('pageshow', (event) => {
    if (event.persisted) schedule(nextAt)
  })
  if (firstPaint) void firstPaint.then(refresh)
  else void refresh()

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
  }
}
