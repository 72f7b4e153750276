import { Notices } from '../../database/notices.ts'
import type { Db } from '../../database/open.ts'
import { edgeChannel, readRevision, refreshRoutes } from './refresh.ts'

const everybody = '*'

/**
 * The polling interval while an edge waits, in case a notification was lost with its connection.
 */
const pollMs = 1_000

export type RouteNews = ReturnType<typeof openRouteNews>

/** Lets edges wait for changes in this process, until it is closed. */
export function openRouteNews(db: Db, zone: string) {
  const notices = new Notices(db, edgeChannel, 'zubr edge routes')
  let refreshing: Promise<void> | undefined
  let began = false
  /**
   * One refresh at a time, because all edges are notified at once. The first one covers all
   * servers, because the zone may have changed.
   */
  const refresh = () => {
    refreshing ??= refreshRoutes(db, zone, { all: !began })
      .then((end) => {
        began ||= end === 'done'
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }
  const poll = async (after: number) => {
    const seen = await readRevision(db, after)
    if (began && !seen.isBehind) return seen
    await refresh()
    return readRevision(db, after)
  }

  return {
    /**
     * Resolves once the newest revision differs from the edge's, or after `timeoutMs`: to that
     * revision, and whether the edge's one is known.
     */
    async after(
      known: number,
      timeoutMs: number,
      signal: AbortSignal,
    ): Promise<{ revision: number; isKnown: boolean }> {
      const end = performance.now() + timeoutMs
      for (;;) {
        const since = notices.received
        const seen = await poll(known)
        const leftMs = end - performance.now()
        const isNews = seen.revision !== known && seen.revision !== 0
        if (isNews || leftMs <= 0 || notices.closed || signal.aborted) return seen
        await notices.next(everybody, Math.min(leftMs, pollMs), signal, since)
      }
    },
    close: () => notices.close(),
  }
}
